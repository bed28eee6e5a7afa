import { createSubscriber } from 'svelte/reactivity';

export const lookAtClockMs = 10_000;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, lookAtClockMs);
  return () => clearInterval(timer);
});

/** Wall time, ms. What is derived from it is derived anew every `lookAtClockMs`, while anyone looks. */
export function timeNow(): number {
  follow();
  return Date.now();
}

/** A browser that draws at all draws within this; ms. One that does not, in a hidden or covered page, is not waited for. */
const longestFrameMs = 100;

/** Until what was changed has been drawn, so that the next piece of work has a frame of its own. Where nothing is drawn, at once. */
export function nextFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(finish, longestFrameMs);
    // called before the frame is drawn: the task after it runs when that is done
    const frame = requestAnimationFrame(() => setTimeout(finish));
    function finish(): void {
      clearTimeout(limit);
      cancelAnimationFrame(frame);
      resolve();
    }
  });
}

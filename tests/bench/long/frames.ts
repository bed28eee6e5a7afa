import type { Page } from 'playwright';

/** What `watchFrames` keeps in the page. */
interface WatchedPage {
  /** Durations of our own long frames, ms. */
  longFrames: number[];
}

/** Runs in the page. A frame is ours when a script of the app ran in it, or none at all: then it was layout. */
export function watchFrames(): void {
  const ours: number[] = [];
  (globalThis as unknown as WatchedPage).longFrames = ours;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts = [] } = entry as PerformanceEntry & { scripts?: { sourceURL: string }[] };
      const isOurs = scripts.length === 0 || scripts.some(({ sourceURL }) => sourceURL.startsWith(location.origin));
      if (isOurs) ours.push(entry.duration);
    }
  }).observe({ type: 'long-animation-frame' });
}

/** Our own frames over 50 ms since `watchFrames` ran there, in ms. */
export function longFrames(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as WatchedPage).longFrames);
}

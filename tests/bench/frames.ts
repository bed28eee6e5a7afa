import type { Page } from 'playwright';

/** A frame of the page that took over 50 ms; all in ms. */
export interface LongFrame {
  isOurs: boolean;
  duration: number;
  /** Since the page was opened. */
  at: number;
  /** In all scripts together, and of that laying out in their middle. */
  scripts: number;
  forcedLayout: number;
  /** Style and layout after the scripts. */
  layout: number;
  /** What ran longest, where it is known. */
  longest: string;
}

/** What `watchFrames` keeps in the page. */
interface WatchedPage {
  longFrames: LongFrame[];
}

/** Of the browser's entry, what is read here. */
interface AnimationFrameEntry extends PerformanceEntry {
  styleAndLayoutStart?: number;
  scripts?: {
    sourceURL: string;
    invoker: string;
    sourceFunctionName: string;
    duration: number;
    forcedStyleAndLayoutDuration: number;
  }[];
}

/**
 * Runs in the page, at any time. A frame is ours when a script of the app ran in it, or none and it was laid out; the browser lists scripts,
 * and counts layout here, from 5 ms on. Where neither did, the page waited for a processor that others used.
 */
export function watchFrames(): void {
  const seen: LongFrame[] = [];
  (globalThis as unknown as WatchedPage).longFrames = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as AnimationFrameEntry[]) {
      const { scripts = [], styleAndLayoutStart = 0, duration, startTime } = entry;
      const layout = styleAndLayoutStart > 0 ? startTime + duration - styleAndLayoutStart : 0;
      const isOurs =
        scripts.length > 0 ? scripts.some(({ sourceURL }) => sourceURL.startsWith(location.origin)) : layout >= 5;
      const longest = scripts.toSorted((a, b) => b.duration - a.duration)[0];
      seen.push({
        isOurs,
        duration,
        at: startTime,
        scripts: scripts.reduce((sum, script) => sum + script.duration, 0),
        forcedLayout: scripts.reduce((sum, script) => sum + script.forcedStyleAndLayoutDuration, 0),
        layout,
        longest: longest ? `${longest.invoker} ${longest.sourceFunctionName}`.trim() : '',
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** Frames over 50 ms, ours and others, that ended after `from` (ms since the page was opened), oldest first. */
export async function longFrames(page: Page, from: number): Promise<{ ours: LongFrame[]; others: LongFrame[] }> {
  const all = await page.evaluate(() => (globalThis as unknown as WatchedPage).longFrames);
  const frames = all.filter(({ at, duration }) => at + duration > from);
  return { ours: frames.filter(({ isOurs }) => isOurs), others: frames.filter(({ isOurs }) => !isOurs) };
}

/** Ms since the page was opened. */
export function timeOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** How long those took in which nothing of ours ran. */
export function othersLine(frames: readonly LongFrame[]): string {
  return `others: ${frames.length}, ms: ${frames.map(({ duration }) => duration.toFixed(0)).join(' ')}`;
}

/** Each frame in a line. */
export function frameLines(frames: readonly LongFrame[]): string[] {
  return frames.map(
    ({ duration, at, scripts, forcedLayout, layout, longest }) =>
      `${duration.toFixed(0)} ms at ${(at / 1_000).toFixed(1)} s: scripts ${scripts.toFixed(0)} (layout forced ${forcedLayout.toFixed(0)}), layout ${layout.toFixed(0)}; ${longest}`,
  );
}

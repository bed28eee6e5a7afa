import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Links that are followed where they lead to nothing yet. */
const mostLinks = 40;

/** Where a file truly is, or would be: links followed, whether or not it is there. Two names of one file give one path, hard links apart. Does not throw. */
export function realPath(path: string, links = mostLinks): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    // not there, or not to be looked at: what can be told is told of its folder
  }
  const target = links > 0 ? linkTarget(whole) : null;
  if (target !== null) return realPath(resolve(dirname(whole), target), links - 1);
  const folder = dirname(whole);
  return folder === whole ? whole : join(realPath(folder, links), basename(whole));
}

function linkTarget(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

import { browserSources, type WatchedParts } from './browser-sources';
import { VitalsWatch } from './vitals-watch.svelte';

const watches = new WeakMap<WatchedParts, VitalsWatch>();

/** A page's one watch: pane and page of vitals show the same numbers, and what was measured stays while neither stands. */
export function watchOf(parts: WatchedParts): VitalsWatch {
  const known = watches.get(parts);
  if (known) return known;
  const watch = new VitalsWatch(browserSources(parts));
  watches.set(parts, watch);
  return watch;
}

import type { Session } from '../session.svelte';
import { browserSources } from './browser-sources';
import { VitalsWatch } from './vitals-watch.svelte';

const watches = new WeakMap<Session, VitalsWatch>();

/** A page's one watch: pane and page of vitals show the same numbers, and what was measured stays while neither stands. */
export function watchOf(session: Session): VitalsWatch {
  const known = watches.get(session);
  if (known) return known;
  const watch = new VitalsWatch(browserSources(session));
  watches.set(session, watch);
  return watch;
}

import { leaderLockName } from './contract';

/** A tab that has the store open, as it last said of itself: one that is frozen says nothing new. */
export interface OpenTab {
  /** Drawn by the tab. */
  id: string;
  /** Wall clock, ms since 1970: when it was opened, and since when it is in sight or out of it. */
  openedAt: number;
  since: number;
  isInSight: boolean;
  /** The page that it shows. */
  route: string;
}

/** Who keeps a newer form of the store waiting. `unnamed`: so many more tabs, of builds that do not say which they are. */
export interface StoreHolders {
  tabs: OpenTab[];
  unnamed: number;
}

const prefix = 'yadori-tab ';

/** The name of the Web Lock that a tab holds as long as it has the store open: any tab can read it, also when its holder stands still. */
export function tabLockName(tab: OpenTab): string {
  return prefix + JSON.stringify(tab);
}

/** All other tabs that have the store open; one that waits for it itself is none. Null: the browser does not tell. */
export async function findStoreHolders(): Promise<StoreHolders | null> {
  if (!('locks' in navigator)) return null; // there only in secure contexts
  try {
    const { held = [], pending = [] } = await navigator.locks.query();
    // as many agents hold the leader's lock or wait for it as there are tabs, of any build
    const agents = [...held, ...pending].filter(({ name }) => name === leaderLockName).length;
    const tabs = new Map<string, OpenTab>();
    for (const { name = '' } of held) {
      const tab = name.startsWith(prefix) ? (JSON.parse(name.slice(prefix.length)) as OpenTab) : null;
      if (tab && tab.since >= (tabs.get(tab.id)?.since ?? 0)) tabs.set(tab.id, tab); // for a moment it holds two
    }
    return {
      tabs: [...tabs.values()].sort((one, other) => one.openedAt - other.openedAt),
      unnamed: Math.max(0, agents - tabs.size),
    };
  } catch (error) {
    console.debug('the browser does not tell who holds a lock', error);
    return null;
  }
}

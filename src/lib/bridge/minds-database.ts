import { Dexie, type Table } from 'dexie';
import type { MindProfile } from './minds';

/** Tokens of one day with one mind. */
export interface MindUse {
  /** `2026-11-28 id purpose`. */
  key: string;
  /** UTC. */
  day: string;
  mind: string;
  purpose: string;
  calls: number;
  input: number;
  output: number;
  /** By the prices set then; in the currency of the budget. */
  cost: number;
}

/** `chosen`: the mind in use; null: Reflex. `loading`: the one on this device that is being loaded; null: none. */
export interface ChosenMindRow {
  key: 'chosen' | 'loading';
  /** Of the profile. */
  id: string | null;
}

/** The minds of this browser; see MindProfile. Written by pages, use by the leading agent. */
export class MindsDatabase extends Dexie {
  profiles!: Table<MindProfile, string>;
  chosen!: Table<ChosenMindRow, string>;
  uses!: Table<MindUse, string>;

  constructor(name = 'yadori-minds') {
    super(name, { cache: 'disabled' });
    this.version(1).stores({ profiles: 'id', chosen: 'key', uses: 'key, day' });
  }

  /** Null: Reflex, also where the chosen one is there no more. */
  async inUse(): Promise<MindProfile | null> {
    const id = (await this.chosen.get('chosen'))?.id ?? null;
    return id === null ? null : ((await this.profiles.get(id)) ?? null);
  }

  /** Kept before a load and taken away after it: found later, the load took its thread down, or the page was closed meanwhile. */
  async markLoading(id: string | null): Promise<void> {
    await this.transaction('rw', this.chosen, () => this.chosen.put({ key: 'loading', id }));
  }

  async isMarkedLoading(id: string): Promise<boolean> {
    return (await this.chosen.get('loading'))?.id === id;
  }
}

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

export interface ChosenMindRow {
  key: 'chosen';
  /** Of the profile; null: Reflex. */
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
}

import { emptyAtlas, type Atlas } from './atlas';
import { untaughtDanger, type DangerModel } from './danger';
import { drivesOf, type Drives, type DriveSettings } from './drives';
import { untaughtNovelty, type NoveltyModel } from './novelty';
import { emptyScores, type Scores } from './scoreboard';
import type { Reflection } from './reflection';
import { carriedWarnings, type Warning } from './warnings';

/** A change of policy: a coefficient or threshold that moved, or a hazard that was learned. Written at the end of an episode. */
export interface MetaNote {
  readonly episode: number;
  readonly text: string;
}

/** All that an episode remembers: plain data, changed in place by its loop alone. */
export interface Memory {
  /** Exploration log. */
  readonly atlas: Atlas;
  readonly danger: DangerModel;
  readonly novelty: NoveltyModel;
  /** Warning log. */
  readonly warnings: Warning[];
  readonly metaNotes: MetaNote[];
  readonly drives: Drives;
  readonly scores: Scores;
  /** What the last turn taught; null before the first. */
  reflection: Reflection | null;
}

/** What goes from one episode into the next. */
export type Carried = Pick<Memory, 'danger' | 'novelty' | 'warnings' | 'metaNotes'>;

export function newMemory(size: number, settings: DriveSettings, carried: Carried | null = null): Memory {
  return {
    atlas: emptyAtlas(size),
    danger: carried?.danger ?? untaughtDanger(),
    novelty: carried?.novelty ?? untaughtNovelty(),
    warnings: carried ? carriedWarnings(carried.warnings) : [],
    metaNotes: carried ? [...carried.metaNotes] : [],
    drives: drivesOf(settings),
    scores: emptyScores(),
    reflection: null,
  };
}

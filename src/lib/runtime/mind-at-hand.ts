import type { Journal } from '../agent/fold/ports';
import { mood as moodSchema, type Mood } from '../mind/mood';
import { defaultPersona, persona as personaSchema, type Persona } from '../mind/persona';

export type MindRead =
  /** `mood` null: none is stored. */
  { ok: true; value: { persona: Persona; mood: Mood | null } } | { ok: false; message: 'persona' | 'mood' };

/**
 * Persona and mood, without which nothing is judged. Whoever leads alone writes them, so what could be read once stays at hand; what could
 * not is read anew each time, for it may have been mended.
 */
export class MindAtHand {
  readonly #journal: Pick<Journal, 'mind'>;
  #known: MindRead | null = null;
  /** How often it was forgotten: what was being read then is of before. */
  #forgotten = 0;

  constructor(journal: Pick<Journal, 'mind'>) {
    this.#journal = journal;
  }

  /** Names the one that cannot be read. Rejects with StorageError. */
  async read(): Promise<MindRead> {
    if (this.#known) return this.#known;
    const forgotten = this.#forgotten;
    const read = await readMind(this.#journal);
    if (read.ok && this.#forgotten === forgotten) this.#known = read;
    return read;
  }

  /** Another log is in place, and maybe another mind with it. */
  forget(): void {
    this.#known = null;
    this.#forgotten += 1;
  }
}

async function readMind(journal: Pick<Journal, 'mind'>): Promise<MindRead> {
  const [storedPersona, storedMood] = await Promise.all([journal.mind('persona'), journal.mind('mood')]);
  const persona =
    storedPersona === undefined
      ? { success: true as const, data: defaultPersona }
      : personaSchema.safeParse(storedPersona);
  if (!persona.success) return { ok: false, message: 'persona' };
  const mood = storedMood === undefined ? { success: true as const, data: null } : moodSchema.safeParse(storedMood);
  if (!mood.success) return { ok: false, message: 'mood' };
  return { ok: true, value: { persona: persona.data, mood: mood.data } };
}

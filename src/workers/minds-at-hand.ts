import type { ModelsListed } from '../lib/bridge/listed-models';
import type { MindChecked, DocumentMatch } from '../lib/bridge/minds';
import { MindsDatabase } from '../lib/bridge/minds-database';
import type { SearchDocuments } from '../lib/capabilities/collections/search-collections';
import { ChosenMind } from '../lib/deliberation/chosen-mind';
import { createReflex, type NoteReader, prepareReflex } from '../lib/deliberation/reflex';
import type { Journal } from '../lib/agent/fold/ports';
import type { Deliberator } from '../lib/mind/context-pack';
import type { TabLine } from '../lib/runtime/ports';
import type { LentThreads } from './lent-threads';
import { OnDemand } from './on-demand';

/** The mind in use. Reflex stands here from the start; what knows of models comes in when one is chosen or tried. */
export class MindsAtHand {
  readonly #database = new MindsDatabase();
  readonly #models;
  #chosen: ChosenMind | null = null;

  /** `readBlob`: bytes beside the log, by their hash. */
  constructor(
    lent: LentThreads,
    line: TabLine,
    readBlob: Journal['blob'],
    private readonly readNote: NoteReader,
  ) {
    this.#models = new OnDemand(async () => {
      const [{ AgentMinds }, { pictureReader }] = await Promise.all([
        import('./agent-minds'),
        import('../lib/bridge/read-picture'),
      ]);
      return new AgentMinds(this.#database, lent, (message) => line.post(message), pictureReader(readBlob));
    });
    line.listen(({ kind }) => {
      if (kind === 'mind') this.#changed();
    });
  }

  /** Once, for the thread that acts. The store of minds opens ahead of the first turn, which reports what is wrong with it. */
  open(): ChosenMind {
    this.#database.open().catch(() => {});
    return (this.#chosen = new ChosenMind(
      createReflex(this.readNote),
      () => this.#load(),
      () => this.#isChosen(),
    ));
  }

  /** What will judge comes in, where Reflex does. */
  prepare(): void {
    if (this.#chosen?.isRules === false) return;
    prepareReflex().catch((error: unknown) => {
      console.debug('what judges could not be loaded', error); // asked for again when it is needed
    });
  }

  async check(id: string, grokModel: string | null): Promise<MindChecked> {
    return (await this.#models.get()).check(id, grokModel);
  }

  async list(baseUrl: string): Promise<ModelsListed> {
    return (await this.#models.get()).list(baseUrl);
  }

  async searchCollections(...asked: Parameters<SearchDocuments>): Promise<DocumentMatch[]> {
    return (await this.#models.get()).searchCollections(...asked);
  }

  /** What cannot be read is not offered. */
  async collections(): Promise<{ host: string; ids: readonly string[] } | null> {
    try {
      return await (await this.#models.get()).collections();
    } catch (error) {
      console.warn('whether there are collections cannot be read', error);
      return null;
    }
  }

  /** Null: Reflex, which needs nothing of what knows of models. */
  async #load(): Promise<Deliberator | null> {
    return (await this.#isChosen()) ? (await this.#models.get()).chosen() : null;
  }

  async #isChosen(): Promise<boolean> {
    return (await this.#database.chosenId()) !== null;
  }

  #changed(): void {
    this.#chosen?.changed();
    void this.#models.coming?.then((models) => models.tryAnew());
  }
}

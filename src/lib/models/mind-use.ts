import { hourOfClock, type ModelSpent } from '../agent/budget';
import type { Settings } from '../agent/settings';
import type { Clock } from '../base/ports';
import type { MindProfile } from '../bridge/minds';
import type { MindsDatabase, MindUse } from '../bridge/minds-database';
import type { TokenUse } from './language-model';

/** What models use, by the hour: kept on this browser beside the minds, so that a budget holds across restarts. */
export class MindUseRecord {
  readonly #database: MindsDatabase;
  readonly #clock: Pick<Clock, 'now'>;
  #written: Promise<unknown> = Promise.resolve();

  constructor(database: MindsDatabase, clock: Pick<Clock, 'now'>) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Never rejects: what cannot be counted is told on the console. */
  add(profile: Pick<MindProfile, 'id' | 'price'>, purpose: string, { input, output }: TokenUse): void {
    const hour = hourOfClock(new Date(this.#clock.now()).toISOString());
    const { uses } = this.#database;
    const key = `${hour} ${profile.id} ${purpose}`;
    const cost = costOf({ input, output }, profile.price);
    this.#written = this.#database
      .transaction('rw', uses, async () => {
        const known = await uses.get(key);
        const before = known ?? { calls: 0, input: 0, output: 0, cost: 0 };
        const row: MindUse = {
          key,
          day: hour.slice(0, 10),
          mind: profile.id,
          purpose,
          calls: before.calls + 1,
          input: before.input + input,
          output: before.output + output,
          cost: before.cost + cost,
        };
        await uses.put(row);
      })
      .catch((error: unknown) => console.warn('the use of a model could not be counted', error));
  }

  /**
   * Which budget of this hour is spent; null: none. `extended`: how often the person gave it once more, and in which hour. A use that
   * cannot be read counts as none.
   */
  async spent(
    { tokens_an_hour, money_an_hour, currency }: Settings,
    extended: { hour: string | null; times: number },
  ): Promise<ModelSpent | null> {
    await this.#written;
    const hour = hourOfClock(new Date(this.#clock.now()).toISOString());
    const rows = await this.#database.uses.where('key').startsWith(`${hour} `).toArray();
    const share = 1 + (extended.hour === hour ? extended.times : 0);
    const tokens = rows.reduce((sum, { input, output }) => sum + input + output, 0);
    const cost = rows.reduce((sum, row) => sum + row.cost, 0);
    if (tokens >= tokens_an_hour * share) return { budget: 'tokens', count: tokens };
    if (cost <= 0 || cost < money_an_hour * share) return null;
    return { budget: 'money', count: `${cost.toFixed(cost < 0.1 ? 4 : 2)} ${currency}` };
  }
}

/** In the currency of the prices, which are for a million tokens. */
function costOf({ input, output }: TokenUse, price: MindProfile['price']): number {
  return price ? (input * price.input + output * price.output) / 1_000_000 : 0;
}

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
    const hour = hourOf(this.#clock.now());
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

  /** Which budget of this hour is spent, in words for the log; null: none. A use that cannot be read counts as none. */
  async spent({ tokens_an_hour, money_an_hour, currency }: Settings): Promise<string | null> {
    await this.#written;
    const hour = hourOf(this.#clock.now());
    const rows = await this.#database.uses.where('key').startsWith(`${hour} `).toArray();
    const tokens = rows.reduce((sum, { input, output }) => sum + input + output, 0);
    const cost = rows.reduce((sum, row) => sum + row.cost, 0);
    if (tokens >= tokens_an_hour) return `${tokens} of ${tokens_an_hour} tokens this hour`;
    return cost > 0 && cost >= money_an_hour ? `${cost.toFixed(4)} of ${money_an_hour} ${currency} this hour` : null;
  }
}

/** In the currency of the prices, which are for a million tokens. */
function costOf({ input, output }: TokenUse, price: MindProfile['price']): number {
  return price ? (input * price.input + output * price.output) / 1_000_000 : 0;
}

/** UTC: 2026-11-28T18. */
function hourOf(now: number): string {
  return new Date(now).toISOString().slice(0, 13);
}

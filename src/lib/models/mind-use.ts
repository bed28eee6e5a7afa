import { hourOfClock, type ModelSpent } from '../agent/fold/budget';
import type { Settings } from '../agent/fold/settings';
import type { Clock } from '../base/ports';
import type { MindProfile } from '../bridge/minds';
import type { MindsDatabase, MindUse } from '../bridge/minds-database';
import type { CountedUse, ModelPurpose, TokenUse } from './language-model';

/** What models use, by the hour: kept on this browser beside the minds, so that a budget holds across restarts. */
export class MindUseRecord {
  readonly #database: MindsDatabase;
  readonly #clock: Pick<Clock, 'now'>;
  #written: Promise<unknown> = Promise.resolve();

  constructor(database: MindsDatabase, clock: Pick<Clock, 'now'>) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * One more call. What it is likely to read is counted at once, so that a thread that dies in the middle has used it all the same; who
   * asked tells what it came to; null: nothing was used. Never rejects: what cannot be counted is told on the console.
   */
  begin(
    profile: Pick<MindProfile, 'id' | 'price'>,
    purpose: string,
    likely: TokenUse,
  ): (used: CountedUse | null) => void {
    const hour = hourOfClock(new Date(this.#clock.now()).toISOString());
    const place = { key: `${hour} ${profile.id} ${purpose}`, day: hour.slice(0, 10), mind: profile.id, purpose };
    const { input, output } = likely;
    const first = {
      calls: 1,
      input,
      output,
      estimated: input + output,
      cached: 0,
      cost: costOf(likely, profile.price),
    };
    this.#add(place, first);
    return (used) => {
      const cost = used ? costOf(used, profile.price) : 0;
      const { input = 0, output = 0, estimated = 0, cached = 0 } = used ?? {};
      this.#add(place, {
        calls: used ? 0 : -1,
        input: input - first.input,
        output: output - first.output,
        estimated: estimated - first.estimated,
        cached,
        cost: cost - first.cost,
      });
    };
  }

  #add(place: Pick<MindUse, 'key' | 'day' | 'mind' | 'purpose'>, more: Amounts): void {
    const add = async (): Promise<void> => {
      const { uses } = this.#database;
      await this.#database.transaction('rw!', uses, async () => {
        const known: Partial<Amounts> = (await uses.get(place.key)) ?? {};
        await uses.put({
          ...place,
          calls: (known.calls ?? 0) + more.calls,
          input: (known.input ?? 0) + more.input,
          output: (known.output ?? 0) + more.output,
          estimated: (known.estimated ?? 0) + more.estimated,
          cached: (known.cached ?? 0) + more.cached,
          cost: Math.max(0, (known.cost ?? 0) + more.cost),
        });
      });
    };
    this.#written = this.#written
      .then(add)
      .catch((error: unknown) => console.warn('the use of a model could not be counted', error));
  }

  /**
   * Which budget of this hour is spent; null: none. Tokens are counted, and run out, for what nobody asked; money for all. `purpose`: of what
   * would be next. `extended`: how often they gave it once more, and in which hour. A use that cannot be read counts as none.
   */
  async spent(
    { tokens_an_hour, money_an_hour, currency }: Settings,
    extended: { hour: string | null; times: number },
    purpose: ModelPurpose,
  ): Promise<ModelSpent | null> {
    await this.#written;
    const hour = hourOfClock(new Date(this.#clock.now()).toISOString());
    const rows = await this.#database.uses.where('key').between(`${hour} `, `${hour} \uffff`, true, true).toArray();
    const share = 1 + (extended.hour === hour ? extended.times : 0);
    const unasked = rows.filter((row) => !asked.includes(row.purpose));
    const tokens = unasked.reduce((sum, { input, output }) => sum + input + output, 0);
    const cost = rows.reduce((sum, row) => sum + row.cost, 0);
    if (!asked.includes(purpose) && tokens >= tokens_an_hour * share) return { budget: 'tokens', count: tokens };
    if (cost <= 0 || cost < money_an_hour * share) return null;
    return { budget: 'money', count: `${cost.toFixed(cost < 0.1 ? 4 : 2)} ${currency}` };
  }
}

/** What a person is answered, or tries. */
const asked: readonly string[] = ['reply', 'check', 'test'] satisfies ModelPurpose[];

type Amounts = Pick<MindUse, 'calls' | 'input' | 'output' | 'cost'> & { estimated: number; cached: number };

/** In the currency of the prices, which are for a million tokens. */
function costOf({ input, output }: TokenUse, price: MindProfile['price']): number {
  return price ? (input * price.input + output * price.output) / 1_000_000 : 0;
}

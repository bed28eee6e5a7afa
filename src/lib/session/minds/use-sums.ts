import type { MindUse } from '../../bridge/minds-database';

/** What one mind used for one purpose on one day (UTC). */
export type UseSum = Required<Omit<MindUse, 'key'>>;

/** Newest day first; on a day by mind and purpose. Calls that used nothing are none. */
export function useSums(uses: readonly MindUse[]): UseSum[] {
  const sums = new Map<string, UseSum>();
  for (const { day, mind, purpose, calls, input, output, cost, estimated = 0, cached = 0 } of uses) {
    const key = JSON.stringify([day, mind, purpose]);
    const sum = sums.get(key) ?? {
      day,
      mind,
      purpose,
      calls: 0,
      input: 0,
      output: 0,
      estimated: 0,
      cached: 0,
      cost: 0,
    };
    sums.set(key, {
      ...sum,
      calls: sum.calls + calls,
      input: sum.input + input,
      output: sum.output + output,
      estimated: sum.estimated + estimated,
      cached: sum.cached + cached,
      cost: sum.cost + cost,
    });
  }
  const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return [...sums.values()]
    .filter(({ calls, input }) => calls > 0 || input > 0)
    .sort((a, b) => order(b.day, a.day) || order(a.mind, b.mind) || order(a.purpose, b.purpose));
}

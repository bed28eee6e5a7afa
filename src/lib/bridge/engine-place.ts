/** Where llama.cpp computes on this device. */
export interface EnginePlace {
  on: 'cpu' | 'gpu';
  /** Of the processor. */
  threads: number;
}

export const usualPlace: EnginePlace = { on: 'cpu', threads: 1 };

/** How quick it wrote there; tokens a second, null: too little came. `failed`: why nothing came, one of ModelErrorCode. */
export interface PlaceTried extends EnginePlace {
  tokensPerSecond: number | null;
  failed?: string;
}

/** The quickest at which it wrote text; null: none did. */
export function quickestPlace(tried: readonly PlaceTried[]): EnginePlace | null {
  const worked = tried.filter(({ failed }) => failed === undefined);
  const [best] = [...worked].sort((one, other) => (other.tokensPerSecond ?? 0) - (one.tokensPerSecond ?? 0));
  return best ? { on: best.on, threads: best.threads } : null;
}

/** What a model is asked for by while it is tried at a place, beside its own id: a mark of a try that crashed is not its own. */
export function idAt(id: string, { on, threads }: EnginePlace): string {
  return `${id}#${on}${threads}`;
}

/** The id of the profile, and the place where one is named. */
export function readIdAt(id: string): { id: string; place: EnginePlace | null } {
  const [, own, on, threads] = /^(.*)#(cpu|gpu)(\d+)$/.exec(id) ?? [];
  if (own === undefined || (on !== 'cpu' && on !== 'gpu')) return { id, place: null };
  return { id: own, place: { on, threads: Number(threads) } };
}

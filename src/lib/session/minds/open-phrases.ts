/**
 * What windows of this browser tell each other. A key of a passphrase opens what is stored; it cannot be read out, here or there. Null: it is
 * closed. `at`: rises with each change of an origin, by the clock that all windows have; of two that cross, the later counts.
 */
type PhraseMessage =
  | { kind: 'ask' }
  /** `held`: in answer to `ask`. */
  | { kind: 'changed' | 'held'; origin: string; key: CryptoKey | null; at: number };

const channelName = 'yadori-phrases';

/**
 * The keys that passphrases were made into, by the origin whose stored key each opens: in memory alone, and the same in all open windows that
 * hold them. They are gone with the last of those.
 */
export class OpenPhrases {
  /** Those that were closed again are remembered as such: who had not heard of it yet may still tell of them. */
  readonly #known = new Map<string, { key: CryptoKey | null; at: number }>();
  readonly #channel: BroadcastChannel;
  /** Told of each change, here or in another window; null: it is closed again. */
  onChange: (origin: string, key: CryptoKey | null) => void = () => {};

  constructor(channel = new BroadcastChannel(channelName)) {
    this.#channel = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<PhraseMessage>) => {
      if (data.kind !== 'ask') this.#take(data.origin, data.key, data.at);
      else for (const [origin, known] of this.#known) this.#tell({ kind: 'held', origin, ...known });
    });
    this.#tell({ kind: 'ask' });
  }

  get all(): readonly (readonly [string, CryptoKey])[] {
    return [...this.#known].flatMap(([origin, { key }]) => (key ? [[origin, key] as const] : []));
  }

  /** Null: closed, since its key is there no more or was entered anew. */
  set(origin: string, key: CryptoKey | null): void {
    const at = Math.max(Date.now(), (this.#known.get(origin)?.at ?? 0) + 1);
    this.#take(origin, key, at);
    this.#tell({ kind: 'changed', origin, key, at });
  }

  close(): void {
    this.#channel.close();
  }

  #take(origin: string, key: CryptoKey | null, at: number): void {
    const before = this.#known.get(origin);
    if (before && at <= before.at) return;
    this.#known.set(origin, { key, at });
    if ((before?.key ?? null) !== key) this.onChange(origin, key);
  }

  #tell(message: PhraseMessage): void {
    this.#channel.postMessage(message);
  }
}

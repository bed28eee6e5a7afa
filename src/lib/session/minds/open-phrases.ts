/** What windows of this browser tell each other. A key of a passphrase opens what is stored; it cannot be read out, here or there. */
type PhraseMessage =
  | { kind: 'ask' }
  | { kind: 'changed'; origin: string; key: CryptoKey | null }
  /** In answer to `ask`: of those that change meanwhile, the change counts. */
  | { kind: 'held'; origin: string; key: CryptoKey };

const channelName = 'yadori-phrases';

/**
 * The keys that passphrases were made into, by the origin whose stored key each opens: in memory alone, and the same in all open windows. They
 * are gone with the last of them.
 */
export class OpenPhrases {
  readonly #keys = new Map<string, CryptoKey>();
  readonly #channel: BroadcastChannel;
  /** Told of each change, here or in another window; null: it is closed again. */
  onChange: (origin: string, key: CryptoKey | null) => void = () => {};

  constructor(channel = new BroadcastChannel(channelName)) {
    this.#channel = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<PhraseMessage>) => {
      if (data.kind === 'changed') this.#take(data.origin, data.key);
      if (data.kind === 'held' && !this.#keys.has(data.origin)) this.#take(data.origin, data.key);
      if (data.kind === 'ask') for (const [origin, key] of this.#keys) this.#tell({ kind: 'held', origin, key });
    });
    this.#tell({ kind: 'ask' });
  }

  get all(): readonly (readonly [string, CryptoKey])[] {
    return [...this.#keys];
  }

  /** Null: closed, since its key is there no more or was entered anew. */
  set(origin: string, key: CryptoKey | null): void {
    this.#take(origin, key);
    this.#tell({ kind: 'changed', origin, key });
  }

  close(): void {
    this.#channel.close();
  }

  #take(origin: string, key: CryptoKey | null): void {
    if ((this.#keys.get(origin) ?? null) === key) return;
    if (key) this.#keys.set(origin, key);
    else this.#keys.delete(origin);
    this.onChange(origin, key);
  }

  #tell(message: PhraseMessage): void {
    this.#channel.postMessage(message);
  }
}

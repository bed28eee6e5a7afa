import { isThisComputer } from '../base/this-computer';
/** A model as its host lists it. Null: the host does not tell. */
export interface ListedModel {
  id: string;
  /** Of its files. */
  bytes: number | null;
  /** Weights, in thousand millions. */
  parameters: number | null;
  /** Tokens that it is set to, else those that it could be. */
  window: number | null;
  sees: boolean | null;
  callsTools: boolean | null;
  /** For a million tokens, in US dollars. */
  price: { input: number; output: number } | null;
  isLoaded: boolean | null;
  /** When it was made; ms since 1970 UTC. */
  madeAt: number | null;
}

/** Code: one of ModelErrorCode. `isOfHost`: the message is in the host's own words. */
export type ModelsListed =
  { ok: true; value: ListedModel[] } | { ok: false; code: string; message: string; isOfHost?: boolean };

/** Programs of this computer that serve models. */
export const localPrograms = ['ollama', 'lmstudio', 'llamacpp'] as const;
export type LocalProgram = (typeof localPrograms)[number];

/** Where each listens unless it is told otherwise. */
export const localAddress: Readonly<Record<LocalProgram, string>> = {
  ollama: 'http://localhost:11434/v1',
  lmstudio: 'http://localhost:1234/v1',
  llamacpp: 'http://localhost:8080/v1',
};

/** Whose address it is; null: none of them, or none that can be told by its address. */
export function programAt(baseUrl: string): LocalProgram | null {
  if (!URL.canParse(baseUrl)) return null;
  const { host, port } = new URL(baseUrl);
  if (!isThisComputer(host)) return null;
  return localPrograms.find((program) => new URL(localAddress[program]).port === port) ?? null;
}

/** The name tells of another craft than talk. */
const notForTalk =
  /embed|rerank|whisper|tts|speech|audio|realtime|image|dall|moderation|guard|ocr|transcri|\bmath|coder?\b|codex|-base\b|search/i;
/** More than that is no talk on most computers: thousand millions of weights, and bytes where memory is told to be small. */
const mostParameters = 40;

/**
 * The best first: for talk, calls of tools not ruled out, and of those the one with most weights that this computer can hold; where
 * hosts tell no weights, the newest. `memoryGb`: what the browser tells, capped at 8 by some; null: nothing.
 */
export function bestFirst(models: readonly ListedModel[], memoryGb: number | null): ListedModel[] {
  const room = memoryGb !== null && memoryGb < 8 ? memoryGb * 0.7e9 : Infinity;
  const rank = ({ id, callsTools, bytes, parameters }: ListedModel): number =>
    (notForTalk.test(id) ? 8 : 0) +
    (callsTools === false ? 4 : 0) +
    ((bytes ?? 0) > room || (parameters ?? 0) > mostParameters ? 2 : 0);
  const weight = ({ parameters, bytes }: ListedModel): number => parameters ?? (bytes ?? 0) / 1e9;
  return [...models].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (rank(one) & 2 ? weight(one) - weight(other) : weight(other) - weight(one)) ||
      (other.madeAt ?? 0) - (one.madeAt ?? 0),
  );
}

/** The one with fewest weights, where that is another than the best and can be told; null: none. */
export function quickestOf(ordered: readonly ListedModel[]): ListedModel | null {
  const [best, ...others] = ordered;
  const told = others.filter(({ id, parameters }) => parameters !== null && !notForTalk.test(id));
  const [least] = told.sort((one, other) => (one.parameters ?? 0) - (other.parameters ?? 0));
  return least && best && (least.parameters ?? 0) < (best.parameters ?? 0) ? least : null;
}

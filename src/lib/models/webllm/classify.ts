import type { ModelErrorCode } from '../language-model';

/** What an engine's error says. Some reject with plain strings, and a thread takes the class off an error: the words are what is left. */
export function textOf(error: unknown): string {
  if (error instanceof Error) return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  return typeof error === 'string' ? error : JSON.stringify(error);
}

/** By name or words, first match first; as @mlc-ai/web-llm 0.2.86, its runtime, Chromium and Firefox word them. */
const signs: readonly [RegExp, ModelErrorCode][] = [
  [/ContextWindowSizeExceeded|exceeds? (the )?context window/i, 'too_long'],
  [/grammar matcher rejected/i, 'malformed'],
  [/GrammarMatcherInit|InvalidResponseFormat|json schema/i, 'schema_refused'],
  [
    /ShaderF16Support|FeatureSupport|WebGPUNot|compatible GPU|navigator\.gpu|exceeds limit|unsupported WebGPU/i,
    'no_gpu',
  ],
  [/out of memory|\bOOM\b|allocat|memory access out of bounds|not enough memory/i, 'no_memory'],
  [/DeviceLost|device (was|is) lost|device is destroyed|GPUDevice.*lost|mapAsync|external Instance/i, 'lost'],
  [/ModelNotLoaded|SpecifiedModelNotFound|ModelNotFound|MissingModelWasm/i, 'not_loaded'],
  [/Cache\.add|'Cache'|Cannot fetch|Failed to fetch|NetworkError|Load failed|Integrity/i, 'not_loaded'],
];

/** `other`: where the words tell nothing. */
export function codeOf(error: unknown, other: ModelErrorCode): ModelErrorCode {
  const told = textOf(error);
  return signs.find(([words]) => words.test(told))?.[1] ?? other;
}

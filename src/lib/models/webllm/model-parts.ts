import * as z from 'zod/mini';
import type { CacheShape } from '../../bridge/webllm/choose-window';
import type { ModelScope } from '../../bridge/webllm/model-store';
import { folderOf, type WebLlmRecord } from '../../bridge/webllm/webllm-record';

/** One file of a model. */
export interface ModelPart {
  scope: ModelScope;
  url: string;
  /** Null: its list does not say. */
  bytes: number | null;
  /** MD5, hex, where its list says it. */
  md5: string | null;
  /** How it must begin. */
  begins: 'json' | 'wasm' | null;
}

const chatConfig = z.object({
  tokenizer_files: z.array(z.string()).check(z.maxLength(50)),
  context_window_size: z.optional(z.number()),
  sliding_window_size: z.optional(z.number()),
  model_config: z.optional(z.unknown()),
});
/** Of models whose layers all keep the same; others tell it otherwise, and get no larger window. */
const cacheConfig = z.object({
  num_hidden_layers: z.int().check(z.positive()),
  num_key_value_heads: z.int().check(z.positive()),
  head_dim: z.int().check(z.positive()),
  context_window_size: z.int().check(z.positive()),
});
const weightList = z.object({
  records: z
    .array(
      z.object({
        // a file of its own folder: no way out of it
        dataPath: z.string().check(z.regex(/^[\w][\w.-]*$/), z.maxLength(200)),
        nbytes: z.int().check(z.nonnegative()),
        md5sum: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/i))),
      }),
    )
    .check(z.minLength(1), z.maxLength(5_000)),
});

export function configPart(record: WebLlmRecord): ModelPart {
  return part('webllm/config', `${folderOf(record)}mlc-chat-config.json`, 'json');
}

export function weightListPart(record: WebLlmRecord): ModelPart {
  return part('webllm/model', `${folderOf(record)}tensor-cache.json`, 'json');
}

/** All others, once both lists are here. Null: they are none. */
export function otherParts(
  record: WebLlmRecord,
  config: unknown,
  weights: unknown,
): { parts: ModelPart[]; contextTokens: number | null; cache: CacheShape | null } | null {
  const told = chatConfig.safeParse(config);
  const list = weightList.safeParse(weights);
  if (!told.success || !list.success) return null;
  const folder = folderOf(record);
  // as the engine chooses between them
  const tokenizer = ['tokenizer.json', 'tokenizer.model'].find((name) => told.data.tokenizer_files.includes(name));
  if (tokenizer === undefined) return null;
  const own = { ...told.data, ...record.overrides };
  const context = [own.context_window_size, own.sliding_window_size].find((size) => size !== undefined && size > 0);
  return {
    parts: [
      part('webllm/wasm', record.model_lib, 'wasm'),
      part('webllm/model', `${folder}${tokenizer}`, tokenizer.endsWith('.json') ? 'json' : null),
      ...list.data.records.map(({ dataPath, nbytes, md5sum }): ModelPart => ({
        ...part('webllm/model', `${folder}${dataPath}`, null),
        bytes: nbytes,
        md5: md5sum?.toLowerCase() ?? null,
      })),
    ],
    contextTokens: context ?? null,
    cache: cacheIn(told.data.model_config),
  };
}

function cacheIn(config: unknown): CacheShape | null {
  const told = cacheConfig.safeParse(config);
  if (!told.success) return null;
  const { num_hidden_layers: layers, num_key_value_heads: keyValueHeads, head_dim: headSize } = told.data;
  return { layers, keyValueHeads, headSize, trainedTokens: told.data.context_window_size };
}

function part(scope: ModelScope, url: string, begins: ModelPart['begins']): ModelPart {
  return { scope, url, bytes: null, md5: null, begins };
}

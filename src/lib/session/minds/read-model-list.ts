import * as z from 'zod/mini';
import { isLoopback, toOrigin } from '../../bridge/origins';
import type { WebLlmRecord } from '../../bridge/webllm/webllm-record';

/** Longer lists are refused before they are read; UTF-16 units. */
export const mostListCharacters = 400_000;
const mostModels = 200;

/** Why a list was not taken. `at`: which model, from 1, and which of its fields; empty: the whole. */
export interface ListProblem {
  code:
    | 'too_long'
    | 'no_json'
    | 'no_list'
    | 'no_models'
    | 'too_many'
    | 'missing'
    | 'unknown_field'
    | 'address'
    | 'kind'
    | 'value'
    | 'twice';
  at: string;
}
export type ModelList = { ok: true; records: WebLlmRecord[] } | { ok: false; problem: ListProblem };

/** Encrypted, or on this device; nothing that carries a name or a word to sign in with. */
const address = z.string().check(
  z.maxLength(500),
  z.refine((text) => {
    if (toOrigin(text) === null) return false;
    const { protocol, username, password, hash } = new URL(text);
    return username === '' && password === '' && hash === '' && (protocol === 'https:' || isLoopback(text));
  }, 'address'),
);
const count = z.int().check(z.nonnegative());
const size = z.number().check(z.nonnegative(), z.lte(1e15));

const form = z.strictObject({
  model: address,
  model_id: z.string().check(z.regex(/^[\w][\w.-]{0,99}$/)),
  model_lib: address,
  overrides: z.optional(
    z.strictObject({
      context_window_size: z.optional(z.int().check(z.gte(-1), z.lte(1_000_000))),
      sliding_window_size: z.optional(z.int().check(z.gte(-1), z.lte(1_000_000))),
      attention_sink_size: z.optional(z.int().check(z.gte(-1), z.lte(1_000_000))),
      max_history_size: z.optional(count.check(z.gte(1))),
    }),
  ),
  required_features: z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,40}$/))).check(z.maxLength(20))),
  vram_required_MB: z.optional(size),
  low_resource_required: z.optional(z.boolean()),
  buffer_size_required_bytes: z.optional(size),
  model_type: z.optional(z.union([z.literal(0), z.literal(2)])),
});

/** A list as WebLLM's own: `{"model_list": […]}`, or the models alone. All of it is taken, or nothing. */
export function readModelList(text: string): ModelList {
  if (text.length > mostListCharacters) return refused('too_long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refused('no_json');
  }
  const listed = isObject(value) && 'model_list' in value ? value['model_list'] : value;
  const models: unknown[] | null = Array.isArray(listed)
    ? listed
    : isObject(listed) && 'model' in listed
      ? [listed]
      : null;
  if (!models) return refused('no_list');
  if (models.length === 0) return refused('no_models');
  if (models.length > mostModels) return refused('too_many');
  const records: WebLlmRecord[] = [];
  for (const [place, model] of models.entries()) {
    const parsed = form.safeParse(model);
    if (!parsed.success) return { ok: false, problem: problemOf(parsed.error.issues[0], place, model) };
    if (records.some(({ model_id }) => model_id === parsed.data.model_id))
      return refused('twice', `${place + 1} · ${parsed.data.model_id}`);
    records.push(withoutUndefined(parsed.data));
  }
  return { ok: true, records };
}

function problemOf(issue: z.core.$ZodIssue | undefined, place: number, model: unknown): ListProblem {
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
  const at = [String(place + 1), field ?? ''].filter((part) => part !== '').join(' · ');
  if (issue?.code === 'unrecognized_keys') return { code: 'unknown_field', at };
  if (issue?.message === 'address') return { code: 'address', at };
  if (issue?.path[0] === 'model_type') return { code: 'kind', at };
  const isMissing = isObject(model) && issue?.path.length === 1 && model[String(issue.path[0])] === undefined;
  return { code: isMissing ? 'missing' : 'value', at };
}

function refused(code: ListProblem['code'], at = ''): ModelList {
  return { ok: false, problem: { code, at } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that is there without a value counts as not there. */
function withoutUndefined(record: z.infer<typeof form>): WebLlmRecord {
  return JSON.parse(JSON.stringify(record)) as WebLlmRecord;
}

import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';
import { modelFailure, type ModelMessage, type TokenUse } from '../language-model';
import { hostFailure } from './classify';
import { inputAsJson } from './mended-messages';
import { countIn, functionOf, notHere, type Piece, type PictureUrl, type Protocol } from './protocol';

/** Of an answer's own parts, those that some hosts want back with its calls. */
const wantedBack = ['reasoning_content', 'reasoning_details'] as const;

/** Chat Completions, as xAI, Ollama, llama.cpp, vLLM, OpenRouter, LM Studio, DeepSeek, Gemini and Mistral have it. */
export const chatCompletions: Protocol = {
  path: '/chat/completions',
  body: ({ messages, schema, tools, maxTokens, temperature }, model, urlOf) => ({
    model,
    messages: messages.map((message) => messageOf(message, urlOf)),
    stream: true,
    stream_options: { include_usage: true },
    temperature,
    max_tokens: maxTokens,
    ...(tools && { tools: tools.map((tool) => ({ type: 'function', function: chatFunction(tool) })) }),
    ...(tools && { parallel_tool_calls: false }),
    ...(schema && { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }),
  }),
  ofEvent: (event) => [...errorIn(event), ...saidIn(event, 'delta'), ...usageIn(event), ...endIn(event)],
  ofWhole: (answer) => {
    const said = saidIn(answer, 'message');
    const end = endIn(answer);
    // it came whole: some hosts do not say why it ended
    const isSilent = end.length === 0 && isJsonObject(choiceIn(answer)?.['message']);
    return [...errorIn(answer), ...said, ...usageIn(answer), ...(isSilent ? [{ kind: 'end' } as const] : end)];
  },
};

/** `strict` only where it is: several hosts know no such word. */
function chatFunction(tool: Parameters<typeof functionOf>[0]): JsonObject {
  const { strict, ...rest } = functionOf(tool);
  return strict ? { ...rest, strict } : rest;
}

function messageOf(message: ModelMessage, urlOf: PictureUrl): JsonObject {
  const { role, content } = message;
  if (role === 'user' && message.pictures) {
    const shown = message.pictures.map((picture): JsonObject => {
      const url = urlOf(picture);
      return url === null ? { type: 'text', text: notHere } : { type: 'image_url', image_url: { url } };
    });
    return { role, content: [{ type: 'text', text: content }, ...shown] };
  }
  if (role === 'tool') return { role, tool_call_id: message.call, content };
  if (role !== 'assistant' || !message.calls || message.calls.length === 0) return { role, content };
  const { opaque } = message;
  const back = isJsonObject(opaque)
    ? wantedBack.flatMap((field) => (opaque[field] === undefined ? [] : [[field, opaque[field]] as const]))
    : [];
  const calls = message.calls.map(({ id, name, input, opaque: extra }) => ({
    id,
    type: 'function',
    function: { name, arguments: inputAsJson(input) },
    ...(isJsonObject(extra) && extra['extra_content'] !== undefined && { extra_content: extra['extra_content'] }),
  }));
  return { role, content, ...Object.fromEntries(back), tool_calls: calls };
}

function choiceIn(event: JsonObject): JsonObject | null {
  const { choices } = event;
  const first: unknown = Array.isArray(choices) ? choices[0] : null;
  return isJsonObject(first) ? first : null;
}

function saidIn(event: JsonObject, part: 'delta' | 'message'): Piece[] {
  const said = choiceIn(event)?.[part];
  if (!isJsonObject(said)) return [];
  const { content, refusal, tool_calls: calls } = said;
  if (typeof refusal === 'string' && refusal !== '')
    return [{ kind: 'failure', failure: modelFailure('refused', refusal.slice(0, 4_000)) }];
  return [
    ...reasoningIn(said),
    ...textsOf(content).map((text): Piece => ({ kind: 'text', text })),
    ...(Array.isArray(calls) ? calls : []).flatMap(callIn),
  ];
}

/** Hosts have two names for it, and some send both at once. */
function reasoningIn(said: JsonObject): Piece[] {
  const text = [said['reasoning_content'], said['reasoning']].find((one) => typeof one === 'string' && one !== '');
  const back = wantedBack.flatMap((field): Piece[] => {
    const value = said[field];
    return (typeof value === 'string' && value !== '') || Array.isArray(value)
      ? [{ kind: 'opaque', field, value }]
      : [];
  });
  return typeof text === 'string' ? [{ kind: 'reasoning', text }, ...back] : back;
}

/** A text, or a list of parts. */
function textsOf(content: JsonValue | undefined): string[] {
  if (typeof content === 'string') return content === '' ? [] : [content];
  if (!Array.isArray(content)) return [];
  return content.flatMap((part) => {
    const text =
      typeof part === 'string' ? part : isJsonObject(part) && part['type'] !== 'thinking' ? part['text'] : '';
    return typeof text === 'string' && text !== '' ? [text] : [];
  });
}

function callIn(call: JsonValue): Piece[] {
  if (!isJsonObject(call)) return [];
  const called = isJsonObject(call['function']) ? call['function'] : {};
  const { index, id, extra_content: extra } = call;
  const part = {
    slot: typeof index === 'number' ? String(index) : null,
    id: nonEmpty(id),
    name: nonEmpty(called['name']),
    input: called['arguments'] ?? null,
    ...(extra !== undefined && extra !== null && { opaque: { extra_content: extra } }),
  };
  return [{ kind: 'call', part }];
}

function nonEmpty(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** `timings` is llama.cpp's own. */
function usageIn({ usage, timings }: JsonObject): Piece[] {
  const told = isJsonObject(usage) ? usage : {};
  const timed = isJsonObject(timings) ? timings : {};
  const details = isJsonObject(told['prompt_tokens_details']) ? told['prompt_tokens_details'] : {};
  const { prompt_n: read, cache_n: cache } = timed;
  const counted: Partial<TokenUse> = {
    ...countIn('input', told['prompt_tokens'], typeof read === 'number' ? read + (Number(cache) || 0) : undefined),
    ...countIn('output', told['completion_tokens'], timed['predicted_n']),
    ...countIn('cached', details['cached_tokens'], told['prompt_cache_hit_tokens'], cache),
  };
  return Object.keys(counted).length === 0 ? [] : [{ kind: 'usage', usage: counted }];
}

function endIn(event: JsonObject): Piece[] {
  const reason = choiceIn(event)?.['finish_reason'];
  if (typeof reason !== 'string' || reason === '') return [];
  if (reason === 'length')
    return [{ kind: 'failure', failure: modelFailure('too_much', 'the answer was longer than it may be') }];
  if (reason === 'content_filter')
    return [{ kind: 'failure', failure: modelFailure('refused', 'the host held the answer back') }];
  return [{ kind: 'end' }];
}

function errorIn(event: JsonObject): Piece[] {
  if (!('error' in event) || event['error'] === null) return [];
  return [{ kind: 'failure', failure: hostFailure(event, 'an error in the stream') }];
}

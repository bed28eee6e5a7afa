import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';
import { modelFailure, type ModelMessage } from '../language-model';
import type { CallPart } from './call-assembly';
import { hostFailure } from './classify';
import { inputAsJson } from './mended-messages';
import { countIn, functionOf, notHere, type Piece, type PictureUrl, type Protocol } from './protocol';

/** UTF-16 units. */
const longestId = 200;

/** The Responses protocol. The host stores nothing unless it is let: what was said stands in our own log. */
export const responses: Protocol = {
  path: '/responses',
  body: ({ messages, schema, tools, maxTokens, temperature, keeps = false, continues }, model, urlOf) => ({
    model,
    input: messages.flatMap((message) => itemsOf(message, urlOf)),
    stream: true,
    store: keeps,
    // no `instructions`: xAI takes none beside an id
    ...(continues !== undefined && { previous_response_id: continues }),
    temperature,
    max_output_tokens: maxTokens,
    ...(tools && {
      tools: tools.map((tool) => ({ type: 'function', ...functionOf(tool) })),
      parallel_tool_calls: false,
      ...(!keeps && { include: ['reasoning.encrypted_content'] }),
    }),
    ...(schema && { text: { format: { type: 'json_schema', name: 'answer', strict: true, schema } } }),
  }),
  ofEvent: (event) => {
    const { delta, response, type, item } = event;
    switch (type) {
      case 'response.output_text.delta':
        return typeof delta === 'string' ? [{ kind: 'text', text: delta }] : [];
      case 'response.reasoning_summary_text.delta':
      case 'response.reasoning_text.delta':
        return typeof delta === 'string' ? [{ kind: 'reasoning', text: delta }] : [];
      case 'response.output_item.added':
      case 'response.output_item.done':
        return isJsonObject(item) ? ofItem(item, event, type.endsWith('done')) : [];
      case 'response.function_call_arguments.delta':
        return [{ kind: 'call', part: partOf(event, { input: delta ?? null }) }];
      case 'response.function_call_arguments.done':
        return [{ kind: 'call', part: partOf(event, { input: event['arguments'] ?? null, isWhole: true }) }];
      case 'response.refusal.done':
        return [{ kind: 'failure', failure: modelFailure('refused', 'the model refused to answer') }];
      case 'response.completed':
        return [
          { kind: 'again', pieces: outputIn(response) },
          ...idIn(response),
          ...usageIn(response),
          { kind: 'end' },
        ];
      case 'response.incomplete':
      case 'response.failed':
        return [...usageIn(response), unfinished(response)];
      case 'error':
        return [serverError(event)];
      default:
        return [];
    }
  },
  ofWhole: (answer) => {
    const { error, status } = answer;
    if (isJsonObject(error)) return [serverError(answer)];
    const end: Piece = status === undefined || status === 'completed' ? { kind: 'end' } : unfinished(answer);
    return [...outputIn(answer), ...idIn(answer), ...usageIn(answer), end];
  },
};

function itemsOf(message: ModelMessage, urlOf: PictureUrl): JsonObject[] {
  const { role, content } = message;
  if (role === 'user' && message.pictures) {
    const shown = message.pictures.map((picture): JsonObject => {
      const url = urlOf(picture);
      return url === null
        ? { type: 'input_text', text: notHere }
        : { type: 'input_image', image_url: url, detail: 'auto' };
    });
    return [{ role, content: [{ type: 'input_text', text: content }, ...shown] }];
  }
  if (role === 'tool') return [{ type: 'function_call_output', call_id: message.call, output: content }];
  if (role !== 'assistant' || !message.calls || message.calls.length === 0) return [{ role, content }];
  const { opaque } = message;
  const back = isJsonObject(opaque) && Array.isArray(opaque['items']) ? opaque['items'].filter(isJsonObject) : [];
  const calls = message.calls.map(({ id, name, input }) => ({
    type: 'function_call',
    call_id: id,
    name,
    arguments: inputAsJson(input),
  }));
  return [...back, ...(content === '' ? [] : [{ role, content }]), ...calls];
}

function outputIn(response: unknown): Piece[] {
  const output = isJsonObject(response) ? response['output'] : null;
  return (Array.isArray(output) ? output : []).flatMap((item, place) =>
    isJsonObject(item) ? [...spokenIn(item), ...ofItem(item, { output_index: place }, true)] : [],
  );
}

/** Of an item of the answer: a call, or reasoning that only the host can read. */
function ofItem(item: JsonObject, event: JsonObject, isDone: boolean): Piece[] {
  if (item['type'] === 'reasoning' && isDone && typeof item['encrypted_content'] === 'string')
    return [{ kind: 'opaque', field: 'items', value: [item] }];
  if (item['type'] !== 'function_call') return [];
  const { call_id: id, id: itemId, name, arguments: input } = item;
  const part = partOf(
    { item_id: itemId ?? null, ...event },
    {
      id: typeof id === 'string' && id !== '' ? id : null,
      name: typeof name === 'string' && name !== '' ? name : null,
      input: input ?? null,
      isWhole: true,
    },
  );
  return [{ kind: 'call', part }];
}

function partOf({ output_index: place, item_id: itemId }: JsonObject, more: Partial<CallPart>): CallPart {
  const slot = typeof place === 'number' ? String(place) : typeof itemId === 'string' ? itemId : null;
  return { slot, id: null, name: null, input: null, isSlotSure: true, ...more };
}

/** Text and reasoning of a whole item. */
function spokenIn(item: JsonObject): Piece[] {
  const textsIn = (parts: JsonValue | undefined, ...types: string[]): string[] =>
    (Array.isArray(parts) ? parts : []).flatMap((part) =>
      isJsonObject(part) && types.some((type) => type === part['type']) && typeof part['text'] === 'string'
        ? [part['text']]
        : [],
    );
  if (item['type'] === 'reasoning')
    return [...textsIn(item['summary'], 'summary_text'), ...textsIn(item['content'], 'reasoning_text')].map(
      (text): Piece => ({ kind: 'reasoning', text }),
    );
  if (item['type'] !== 'message') return [];
  return textsIn(item['content'], 'output_text').map((text): Piece => ({ kind: 'text', text }));
}

function idIn(response: unknown): Piece[] {
  const id = isJsonObject(response) ? response['id'] : null;
  return typeof id === 'string' && id !== '' && id.length <= longestId ? [{ kind: 'id', id }] : [];
}

function usageIn(response: unknown): Piece[] {
  const usage = isJsonObject(response) ? response['usage'] : null;
  if (!isJsonObject(usage)) return [];
  const details = isJsonObject(usage['input_tokens_details']) ? usage['input_tokens_details'] : {};
  const counted = {
    ...countIn('input', usage['input_tokens']),
    ...countIn('output', usage['output_tokens']),
    ...countIn('cached', details['cached_tokens']),
  };
  return [{ kind: 'usage', usage: counted }];
}

function unfinished(response: unknown): Piece {
  const details = isJsonObject(response) ? response['incomplete_details'] : null;
  const reason = isJsonObject(details) ? details['reason'] : null;
  if (reason === 'max_output_tokens')
    return { kind: 'failure', failure: modelFailure('too_much', 'the answer was longer than it may be') };
  if (reason === 'content_filter')
    return { kind: 'failure', failure: modelFailure('refused', 'the host held the answer back') };
  return serverError(isJsonObject(response) ? response : {});
}

function serverError(event: JsonObject): Piece {
  return { kind: 'failure', failure: hostFailure(event, 'the host gave up in the middle') };
}

import { isJsonObject, type JsonObject } from '../../base/json';
import { modelFailure } from '../language-model';
import { hostFailure } from './classify';
import { numberOf, type Piece, type Protocol } from './protocol';

/** UTF-16 units. */
const longestId = 200;

/** The Responses protocol. The host stores nothing unless it is let: what was said stands in our own log. */
export const responses: Protocol = {
  path: '/responses',
  body: ({ messages, maxTokens, temperature, keeps = false, continues }, { model, schema, isAsked }) => ({
    model,
    input: messages.map(({ role, content }) => ({ role, content })),
    stream: true,
    store: keeps,
    // no `instructions`: xAI takes none beside an id
    ...(continues !== undefined && { previous_response_id: continues }),
    temperature,
    max_output_tokens: maxTokens,
    ...(schema && {
      text: {
        format: isAsked ? { type: 'json_object' } : { type: 'json_schema', name: 'answer', strict: true, schema },
      },
    }),
  }),
  ofEvent: (event) => {
    const { delta, response, type } = event;
    switch (type) {
      case 'response.output_text.delta':
        return typeof delta === 'string' ? [{ kind: 'text', text: delta }] : [];
      case 'response.refusal.done':
        return [{ kind: 'failure', failure: modelFailure('refused', 'the model refused to answer') }];
      case 'response.completed':
        return [...idIn(response), ...usageIn(response), { kind: 'end' }];
      case 'response.incomplete':
      case 'response.failed':
        return [...usageIn(response), unfinished(response)];
      case 'error':
        return [serverError(event)];
      default:
        return []; // reasoning among them
    }
  },
  ofWhole: (answer) => {
    const { error, status, output } = answer;
    if (isJsonObject(error)) return [serverError(answer)];
    const texts = (Array.isArray(output) ? output : []).flatMap(textsOfItem);
    const end: Piece = status === undefined || status === 'completed' ? { kind: 'end' } : unfinished(answer);
    return [...texts.map((text): Piece => ({ kind: 'text', text })), ...idIn(answer), ...usageIn(answer), end];
  },
};

function textsOfItem(item: unknown): string[] {
  if (!isJsonObject(item) || item['type'] !== 'message' || !Array.isArray(item['content'])) return [];
  return item['content'].flatMap((part: unknown) =>
    isJsonObject(part) && part['type'] === 'output_text' && typeof part['text'] === 'string' ? [part['text']] : [],
  );
}

function idIn(response: unknown): Piece[] {
  const id = isJsonObject(response) ? response['id'] : null;
  return typeof id === 'string' && id !== '' && id.length <= longestId ? [{ kind: 'id', id }] : [];
}

function usageIn(response: unknown): Piece[] {
  const usage = isJsonObject(response) ? response['usage'] : null;
  if (!isJsonObject(usage)) return [];
  return [
    { kind: 'usage', usage: { input: numberOf(usage['input_tokens']), output: numberOf(usage['output_tokens']) } },
  ];
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

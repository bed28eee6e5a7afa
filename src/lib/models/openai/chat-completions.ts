import { isJsonObject, type JsonObject } from '../../base/json';
import { modelFailure } from '../language-model';
import { hostFailure } from './classify';
import { numberOf, type Piece, type Protocol } from './protocol';

/** Chat Completions, as xAI, Ollama, llama.cpp, vLLM, OpenRouter and LM Studio have it. Reasoning has fields of its own, left unread. */
export const chatCompletions: Protocol = {
  path: '/chat/completions',
  body: ({ messages, maxTokens, temperature }, { model, schema, isAsked }) => ({
    model,
    messages: messages.map(({ role, content }) => ({ role, content })),
    stream: true,
    stream_options: { include_usage: true },
    temperature,
    max_tokens: maxTokens,
    ...(schema && {
      response_format: isAsked
        ? { type: 'json_object' }
        : { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    }),
  }),
  ofEvent: (event) => [...errorIn(event), ...textsIn(event, 'delta'), ...usageIn(event), ...endIn(event)],
  ofWhole: (answer) => [...errorIn(answer), ...textsIn(answer, 'message'), ...usageIn(answer), ...endIn(answer)],
};

function choiceIn(event: JsonObject): JsonObject | null {
  const { choices } = event;
  const first: unknown = Array.isArray(choices) ? choices[0] : null;
  return isJsonObject(first) ? first : null;
}

function textsIn(event: JsonObject, part: 'delta' | 'message'): Piece[] {
  const said = choiceIn(event)?.[part];
  if (!isJsonObject(said)) return [];
  const { content, refusal } = said;
  if (typeof refusal === 'string' && refusal !== '')
    return [{ kind: 'failure', failure: modelFailure('refused', refusal.slice(0, 4_000)) }];
  return typeof content === 'string' && content !== '' ? [{ kind: 'text', text: content }] : [];
}

function usageIn({ usage }: JsonObject): Piece[] {
  if (!isJsonObject(usage)) return [];
  const [input, output] = [numberOf(usage['prompt_tokens']), numberOf(usage['completion_tokens'])];
  return [{ kind: 'usage', usage: { input, output } }];
}

function endIn(event: JsonObject): Piece[] {
  const reason = choiceIn(event)?.['finish_reason'];
  if (typeof reason !== 'string') return [];
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

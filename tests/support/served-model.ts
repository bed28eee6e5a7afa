import type { JsonObject } from '../../src/lib/base/json';
import { competentAnswer, competentTurn } from './competent-model';
import type { OpenaiServer, Reply } from './openai-server';

/** What a good model behind a server answers to a request, as the protocol carries it. */
export function competentReply(body: JsonObject, more: Partial<Extract<Reply, { kind: 'answer' }>> = {}): Reply {
  const { prompt, schema, tools } = readRequest(body);
  if (JSON.stringify(body).includes('plum-4417')) return proofReply(tools, more);
  if (tools.length > 0) {
    const { say, call } = competentTurn(prompt);
    const calls = call ? [{ name: call.name, input: JSON.stringify(call.input) }] : [];
    return { kind: 'answer', text: say, ...(calls.length > 0 && { calls }), ...more };
  }
  const isForm = schema !== null || /Answer with one JSON object|JSONを一つだけ/u.test(prompt);
  const isTurn = /# What is asked of you|# あなたに求められていること/u.test(prompt);
  const text = !isTurn ? 'Hello.' : isForm ? competentAnswer(prompt) : competentTurn(prompt).say || 'I see.';
  return { kind: 'answer', text, ...more };
}

function proofReply(tools: readonly { name: string }[], more: Partial<Extract<Reply, { kind: 'answer' }>>): Reply {
  const [tool] = tools;
  if (!tool) return { kind: 'answer', text: '{"word":"plum-4417"}', ...more };
  return { kind: 'answer', text: '', calls: [{ name: tool.name, input: '{"word":"plum-4417"}' }], ...more };
}

interface RequestBody {
  messages?: { content?: string | null }[];
  input?: { content?: string; output?: string }[];
  tools?: { name?: string; function?: { name: string } }[];
  response_format?: { json_schema?: { schema: JsonObject } };
  text?: { format?: { schema?: JsonObject } };
}

/** Prompt, schema and tools of a request, whichever the protocol. */
function readRequest(body: JsonObject): { prompt: string; schema: JsonObject | null; tools: { name: string }[] } {
  const { messages, input, response_format, text, tools = [] } = body as unknown as RequestBody;
  const prompt = (messages ?? input ?? []).map((item) => item.content ?? '').join('\n');
  return {
    prompt,
    schema: response_format?.json_schema?.schema ?? text?.format?.schema ?? null,
    tools: tools.map((tool) => ({ name: tool.name ?? tool.function?.name ?? '' })),
  };
}

/** How many decisions were asked for. */
export function deliberations(server: OpenaiServer): number {
  return server.seen.filter(({ body }) => body !== null && !JSON.stringify(body).includes('plum-4417')).length;
}

/** Whether a request brings a form that its answer must have. */
export function bringsForm(body: JsonObject): boolean {
  return readRequest(body).schema !== null;
}

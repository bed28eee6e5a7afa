import type { JsonObject } from '../../src/lib/base/json';
import { competentTurn, inForm, type CompetentAnswer } from './competent-model';
import type { OpenaiServer, Reply } from './openai-server';

/** What a good model behind a server answers to a request, as the protocol carries it. `turnOf`: what it says and calls. */
export function competentReply(
  body: JsonObject,
  more: Partial<Extract<Reply, { kind: 'answer' }>> = {},
  turnOf: (prompt: string) => CompetentAnswer = competentTurn,
): Reply {
  const { prompt, schema, tools } = readRequest(body);
  if (JSON.stringify(body).includes('plum-4417')) return proofReply(tools, more);
  const isForm = schema !== null || /Answer with one JSON object|JSONを一つだけ/u.test(prompt);
  const isTurn = /# What is asked of you|# あなたに求められていること/u.test(prompt);
  if (!isTurn) return { kind: 'answer', text: 'Hello.', ...more };
  const turn = turnOf(prompt);
  if (isForm) return { kind: 'answer', text: inForm(turn), ...more };
  const { say, call } = turn;
  if (tools.length === 0) return { kind: 'answer', text: say || 'I see.', ...more };
  const calls = call ? [{ name: call.name, input: JSON.stringify(call.input) }] : [];
  return { kind: 'answer', text: say, ...(calls.length > 0 && { calls }), ...more };
}

function proofReply(tools: readonly { name: string }[], more: Partial<Extract<Reply, { kind: 'answer' }>>): Reply {
  const [tool] = tools;
  if (!tool) return { kind: 'answer', text: '{"word":"plum-4417"}', ...more };
  return { kind: 'answer', text: '', calls: [{ name: tool.name, input: '{"word":"plum-4417"}' }], ...more };
}

interface RequestBody {
  messages?: { role?: string; content?: string | null }[];
  input?: { role?: string; content?: string; output?: string }[];
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
  return server.seen.filter(({ body }) => body !== null && !isOfCheck(body)).length;
}

/** A question that only a check of a mind asks: for its word, or for words that tell how quick it is. */
export function isOfCheck(body: JsonObject | null): boolean {
  return /plum-4417|what the sea looks like/.test(JSON.stringify(body));
}

/** Whether a request brings a form that its answer must have. */
export function bringsForm(body: JsonObject): boolean {
  return formOf(body) !== null;
}

function formOf(body: JsonObject): JsonObject | null {
  return readRequest(body).schema;
}

/** Whether it offers calls. */
export function bringsTools(body: JsonObject): boolean {
  return readRequest(body).tools.length > 0;
}

/** What a request says, as roles and texts: the calls in it are not texts. */
export function sentMessages(body: JsonObject): { role: string; content: string }[] {
  const { messages, input, instructions } = body as unknown as RequestBody & { instructions?: string };
  const all: NonNullable<RequestBody['input']> = (messages as RequestBody['input']) ?? input ?? [];
  const said = all.flatMap(({ role, content, output }) =>
    content !== undefined || output !== undefined ? [{ role: role ?? 'tool', content: content ?? output ?? '' }] : [],
  );
  return [...(instructions === undefined ? [] : [{ role: 'system', content: instructions }]), ...said];
}

import type { JsonObject } from '../../src/lib/base/json';
import { competentAnswer } from './competent-model';
import type { OpenaiServer, Reply } from './openai-server';

/** What a good model behind a server answers to a request, as the protocol carries it. */
export function competentReply(body: JsonObject, more: Partial<Extract<Reply, { kind: 'answer' }>> = {}): Reply {
  const { prompt, schema: form } = readRequest(body);
  const schema = form ?? formInWords(prompt);
  const text = schema === null ? 'Hello.' : isProof(schema) ? '{"word":"plum-4417"}' : competentAnswer(prompt, schema);
  return { kind: 'answer', text, ...more };
}

interface RequestBody {
  messages?: { content: string }[];
  input?: { content: string }[];
  response_format?: { json_schema?: { schema: JsonObject } };
  text?: { format?: { schema?: JsonObject } };
}

/** Prompt and schema of a request, whichever the protocol. */
function readRequest(body: JsonObject): { prompt: string; schema: JsonObject | null } {
  const { messages, input, response_format, text } = body as unknown as RequestBody;
  const prompt = (messages ?? input ?? []).map(({ content }) => content).join('\n');
  return { prompt, schema: response_format?.json_schema?.schema ?? text?.format?.schema ?? null };
}

/** The form that a prompt asks for in words, where the host takes none. */
function formInWords(prompt: string): JsonObject | null {
  const [, written] = /JSON Schema:\n(\{.*\})$/m.exec(prompt) ?? [];
  return written === undefined ? null : (JSON.parse(written) as JsonObject);
}

function isProof(schema: JsonObject): boolean {
  return JSON.stringify(schema).includes('plum-4417');
}

/** How many decisions were asked for. */
export function deliberations(server: OpenaiServer): number {
  return server.seen.filter(({ body }) => body !== null && !JSON.stringify(body).includes('plum-4417')).length;
}

/** Whether a request brings a form that its answer must have. */
export function bringsForm(body: JsonObject): boolean {
  return readRequest(body).schema !== null;
}

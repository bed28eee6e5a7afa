import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JsonObject } from '../../src/lib/base/json';

/** What the server does with a request for an answer. */
export type Reply =
  /** `chunkBytes`: every so many bytes are a packet of their own. `cutAfter`: bytes, then the connection breaks. `delayMs`: between packets. */
  | {
      kind: 'answer';
      text: string;
      pieces?: readonly string[];
      reasoning?: string;
      chunkBytes?: number;
      delayMs?: number;
      cutAfter?: number;
      isWhole?: boolean;
      finish?: string;
      /** Put into the stream before the end. */
      junk?: string;
    }
  | { kind: 'status'; status: number; body: unknown; headers?: Record<string, string> }
  | { kind: 'raw'; type: string; body: string }
  /** Answers with a first piece, then nothing, for ever. */
  | { kind: 'hang'; text: string };

export interface SeenRequest {
  path: string;
  method: string;
  headers: IncomingMessage['headers'];
  body: JsonObject | null;
}

/** A server on this machine that speaks both OpenAI protocols, and misbehaves as it is told. */
export interface OpenaiServer {
  /** With the version. */
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Called for each request for an answer. */
  reply: (request: JsonObject, protocol: 'chat' | 'responses') => Reply | Promise<Reply>;
  /** Whether it lets other origins in. */
  hasCors: boolean;
  /** Only this key is taken; null: any, or none. */
  key: string | null;
  models: string[];
  /** Answers by Responses that it was let store: by id, with all that was read for it. It forgets what is taken out here. */
  readonly stored: Map<string, JsonObject[]>;
  /** What it says of an id that it does not know. */
  unknown: { status: number; body: unknown };
  /** Matches that a search of documents finds, and what was asked. Null: there is no such search. */
  documents: ((body: JsonObject) => Reply) | null;
  /** Connections that were closed by the asker before their answer ended. */
  dropped: number;
  close(): Promise<void>;
}

export async function serveOpenai(port = 0): Promise<OpenaiServer> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const served: OpenaiServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen: [],
    reply: () => ({ kind: 'answer', text: 'Hello.' }),
    hasCors: true,
    key: null,
    models: ['tiny'],
    stored: new Map(),
    unknown: { status: 404, body: { error: { message: 'Response with that id was not found' } } },
    documents: null,
    dropped: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  let answers = 0;
  return served;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (served.hasCors) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, accept');
      response.setHeader('Access-Control-Expose-Headers', 'retry-after');
    }
    if (request.method === 'OPTIONS') return void response.writeHead(served.hasCors ? 204 : 403).end();
    const path = request.url ?? '/';
    const text = await textOf(request);
    const body = text === '' ? null : (JSON.parse(text) as JsonObject);
    served.seen.push({ path, method: request.method ?? '', headers: request.headers, body });
    if (served.key !== null && request.headers.authorization !== `Bearer ${served.key}`)
      return json(response, 401, { error: { message: `Incorrect API key: ${request.headers.authorization}` } });
    if (path === '/v1/models') return json(response, 200, { data: served.models.map((id) => ({ id })) });
    if (path === '/v1/documents/search' && body && served.documents) {
      const found = served.documents(body);
      if (found.kind === 'status') return json(response, found.status, found.body, found.headers);
      if (found.kind === 'raw') return void response.writeHead(200, { 'Content-Type': found.type }).end(found.body);
      if (found.kind === 'hang') return void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    }
    const protocol = path === '/v1/chat/completions' ? 'chat' : path === '/v1/responses' ? 'responses' : null;
    if (protocol === null || body === null) return json(response, 404, { error: { message: 'no such route' } });
    if (!served.models.includes(body['model'] as string))
      return json(response, 404, { error: { message: `The model ${body['model'] as string} does not exist` } });
    const { previous_response_id: previous, input } = body;
    if (typeof previous === 'string' && !served.stored.has(previous))
      return json(response, served.unknown.status, served.unknown.body);
    const reply = await served.reply(body, protocol);
    const id = `resp_${++answers}`;
    if (protocol === 'responses' && body['store'] !== false && reply.kind === 'answer') {
      const before = typeof previous === 'string' ? (served.stored.get(previous) ?? []) : [];
      served.stored.set(id, [...before, ...(input as JsonObject[]), { role: 'assistant', content: reply.text }]);
    }
    response.on('close', () => {
      if (!response.writableFinished) served.dropped += 1;
    });
    if (reply.kind === 'status') return json(response, reply.status, reply.body, reply.headers);
    if (reply.kind === 'raw') return void response.writeHead(200, { 'Content-Type': reply.type }).end(reply.body);
    if (reply.kind === 'answer' && reply.isWhole) return json(response, 200, whole(reply, protocol, id));
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    if (reply.kind === 'hang') return void response.write(eventOf(piece(reply.text, protocol)));
    await stream(response, streamOf(reply, protocol, id), reply);
  }
}

async function stream(
  response: ServerResponse,
  text: string,
  { chunkBytes = 100_000, delayMs = 0, cutAfter }: Extract<Reply, { kind: 'answer' }>,
): Promise<void> {
  const bytes = Buffer.from(text);
  const end = cutAfter ?? bytes.length;
  for (let at = 0; at < end; at += chunkBytes) {
    if (response.destroyed) return;
    response.write(bytes.subarray(at, Math.min(end, at + chunkBytes)));
    // each a packet of its own
    await new Promise((resolve) => (delayMs > 0 ? setTimeout(resolve, delayMs) : setImmediate(resolve)));
  }
  if (cutAfter === undefined) response.end();
  else response.destroy();
}

function streamOf(reply: Extract<Reply, { kind: 'answer' }>, protocol: 'chat' | 'responses', id: string): string {
  const { text, pieces = text.match(/[\s\S]{1,7}/g) ?? [], reasoning, finish = 'stop', junk = '' } = reply;
  const usage = { input: 11, output: 7 };
  const events: unknown[] =
    protocol === 'chat'
      ? [
          ...(reasoning === undefined ? [] : [{ choices: [{ delta: { reasoning_content: reasoning } }] }]),
          ...pieces.map((part) => piece(part, protocol)),
          { choices: [{ delta: {}, finish_reason: finish }] },
          { choices: [], usage: { prompt_tokens: usage.input, completion_tokens: usage.output } },
        ]
      : [
          ...(reasoning === undefined ? [] : [{ type: 'response.reasoning_text.delta', delta: reasoning }]),
          ...pieces.map((part) => piece(part, protocol)),
          finish === 'stop'
            ? { type: 'response.completed', response: { id, usage: { input_tokens: 11, output_tokens: 7 } } }
            : { type: 'response.incomplete', response: { incomplete_details: { reason: 'max_output_tokens' } } },
        ];
  const end = protocol === 'chat' ? 'data: [DONE]\n\n' : '';
  const at = Math.ceil(events.length / 2);
  return `${events.slice(0, at).map(eventOf).join('')}${junk}${events.slice(at).map(eventOf).join('')}${end}`;
}

function piece(text: string, protocol: 'chat' | 'responses'): unknown {
  return protocol === 'chat'
    ? { choices: [{ delta: { content: text } }] }
    : { type: 'response.output_text.delta', delta: text };
}

function whole(
  { text, finish = 'stop' }: Extract<Reply, { kind: 'answer' }>,
  protocol: 'chat' | 'responses',
  id: string,
): unknown {
  return protocol === 'chat'
    ? {
        choices: [{ message: { role: 'assistant', content: text }, finish_reason: finish }],
        usage: { prompt_tokens: 11, completion_tokens: 7 },
      }
    : {
        id,
        status: 'completed',
        output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
        usage: { input_tokens: 11, output_tokens: 7 },
      };
}

function eventOf(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

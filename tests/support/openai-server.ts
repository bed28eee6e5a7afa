import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JsonObject } from '../../src/lib/base/json';
import { eventOf, openCall, streamOf, textEvent, typeOf, wholeOf, type Answer, type ServedCall } from './openai-stream';

/** What the server does with a request for an answer. */
export type Reply =
  /**
   * `chunkBytes`: every so many bytes are a packet of their own. `cutAfter`: bytes, then the connection breaks. `delayMs`: between packets.
   * `pause`: after so many events of the stream, until that is settled; `began`: told when the first event leaves.
   */
  | ({
      kind: 'answer';
      pause?: { events: number; until: Promise<unknown> };
      began?: () => void;
      chunkBytes?: number;
      delayMs?: number;
      cutAfter?: number;
      isWhole?: boolean;
    } & Answer)
  | { kind: 'status'; status: number; body: unknown; headers?: Record<string, string> }
  | { kind: 'raw'; type: string; body: string }
  /** Answers with a first piece, then the beginning of a call where there is one, then nothing, for ever. */
  | { kind: 'hang'; text: string; call?: ServedCall };

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
  /** What it answers, with no word, to a page that it lets not in; null: as to any, but that the page may not see it. */
  originStatus: number | null;
  /** Only this key is taken; null: any, or none. */
  key: string | null;
  /** Paths that want no key. */
  openPaths: readonly string[];
  /** Paths of its own, with what stands there; what it is asked comes in. */
  routes: Record<string, (body: JsonObject | null) => unknown>;
  /** What it answers to all while it cannot do anything else; null: it can. */
  busy: { status: number; body: unknown } | null;
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
    originStatus: null,
    key: null,
    openPaths: [],
    routes: {},
    busy: null,
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
    if (!served.hasCors && served.originStatus !== null && request.headers.origin !== undefined)
      return void response.writeHead(served.originStatus).end();
    if (served.busy) return json(response, served.busy.status, served.busy.body);
    const isOpen = served.key === null || served.openPaths.includes(path);
    if (!isOpen && request.headers.authorization !== `Bearer ${served.key}`)
      return json(response, 401, { error: { message: `Incorrect API key: ${request.headers.authorization}` } });
    const own = served.routes[path];
    if (own) return json(response, 200, own(body));
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
    const isWhole = reply.kind === 'answer' && (reply.isWhole === true || reply.dialect === 'JSON called a stream');
    response.writeHead(200, { 'Content-Type': typeOf(reply.kind === 'answer' ? reply : { text: '' }, isWhole) });
    if (reply.kind === 'hang') {
      const call = reply.call ? openCall(reply.call, protocol) : '';
      return void response.write(eventOf(textEvent(reply.text, protocol)) + call);
    }
    if (isWhole) return void response.end(JSON.stringify(wholeOf(reply, protocol, id)));
    const events = streamOf(reply, protocol, id);
    const { pause, began } = reply;
    if (!pause) return stream(response, events, reply);
    const before = events.split('\n\n').slice(0, pause.events).join('\n\n').length + 2;
    began?.();
    response.write(events.slice(0, before));
    await pause.until;
    await stream(response, events.slice(before), reply);
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

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LiveFeed, type FeedItem } from '../../src/lib/world/live-feed';
import { OptionError, type LabOptions } from '../../src/lib/world/options';
import type { RunWatch } from '../../src/lib/world/run';

export interface LabServer {
  readonly url: string;
  readonly watch: RunWatch;
  close(): Promise<void>;
}

/** Bytes that may wait for a slow listener. Beyond, it is told nothing until it has read them, and then what it missed, as far as that is kept. */
const mostWaiting = 1 << 20;

/** /metrics, /events, /snapshots and /sse/timeline of a run, for this machine alone, to be read only. Throws OptionError. */
export async function serveLab(port: number, options: LabOptions): Promise<LabServer> {
  const feed = new LiveFeed(options);
  const listeners = new Set<Listener>();
  feed.onItem = (item) => {
    for (const listener of listeners) listener.tell([item]);
  };
  const server = createServer((request, response) => answer(feed, listeners, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'somebody listens there already' : error.message;
      reject(new OptionError(`--serve: port ${port}: ${reason}`));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    watch: feed.watch,
    close: () =>
      new Promise((resolve) => {
        for (const { response } of listeners) response.end();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(feed: LiveFeed, listeners: Set<Listener>, request: IncomingMessage, response: ServerResponse): void {
  // another site that points a name of its own at this machine gets nothing
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  if (host !== '127.0.0.1' && host !== 'localhost') return refuse(response, 403, 'only by 127.0.0.1 or localhost');
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'read only');
  // what only looks like an address would throw here, and take the run down with it
  const address = `http://127.0.0.1${request.url?.startsWith('/') === true ? request.url : '/'}`;
  if (!URL.canParse(address)) return refuse(response, 400, 'no address');
  const { pathname, searchParams } = new URL(address);
  // who comes again says what it had last; its address still has what it began with
  const after = Number(request.headers['last-event-id'] ?? searchParams.get('after') ?? '0');
  if (!Number.isSafeInteger(after) || after < 0) return refuse(response, 400, 'after: a whole number');
  switch (pathname) {
    case '/metrics':
      return json(response, feed.metrics());
    case '/events':
      return json(response, { items: feed.events(after) });
    case '/snapshots':
      return json(response, { items: feed.snapshots(after) });
    case '/sse/timeline':
      return listen(feed, listeners, request, response, after);
    default:
      return refuse(response, 404, 'there are /metrics, /events, /snapshots and /sse/timeline');
  }
}

function listen(
  feed: LiveFeed,
  listeners: Set<Listener>,
  request: IncomingMessage,
  response: ServerResponse,
  after: number,
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  if (request.method === 'HEAD') {
    response.end(); // it has no body to wait for
    return;
  }
  response.write('retry: 1000\n\n');
  const listener = new Listener(feed, response);
  listener.tell(feed.items(after));
  listeners.add(listener);
  response.on('close', () => listeners.delete(listener));
}

/** Who hears the timeline: in order, nothing twice, and with a gap where it was too slow for what is kept. */
class Listener {
  /** Id of the newest item that it was told. */
  #last = 0;
  #isBehind = false;

  constructor(
    readonly feed: LiveFeed,
    readonly response: ServerResponse,
  ) {
    response.on('drain', () => {
      if (!this.#isBehind) return;
      this.#isBehind = false;
      this.tell(feed.items(this.#last));
    });
  }

  tell(items: readonly FeedItem[]): void {
    for (const { id, kind, data } of items) {
      if (this.#isBehind) return;
      this.#last = id;
      this.response.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
      this.#isBehind = this.response.writableLength > mostWaiting;
    }
  }
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error: message }));
}

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import { pageHeaders } from '../../src/lib/base/content-security-policy';

/** `plain` sends no security headers, as most free hosts; `headers` sends them with every file, as a well-kept host. */
export type HostKind = 'plain' | 'headers';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface StaticServerOptions {
  /** The folder to serve. */
  root: string;
  kind?: HostKind;
  /** Where the app lives, with a slash on both ends. */
  basePath?: `/${string}`;
  /** 0 takes any free one. */
  port?: number;
  /** Asked first; a returned handler answers in place of the file, so that a test may add or hold back an address. */
  onRequest?: (path: string, request: IncomingMessage) => RequestHandler | undefined;
}

export interface StaticServer {
  /** Where the app is, with a trailing slash. */
  readonly url: string;
  /** The folder served; exchange it to publish a new build. */
  root: string;
  /** See StaticServerOptions; may be exchanged while it runs. */
  onRequest: StaticServerOptions['onRequest'];
  close(): Promise<void>;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** A static host on this machine alone. Rejects when the port is taken. Whole files only: it knows no ranges. */
export async function serveStatic(options: StaticServerOptions): Promise<StaticServer> {
  const { kind = 'plain', basePath = '/', port = 0 } = options;
  const headers = { 'Cache-Control': 'no-cache', ...(kind === 'headers' && pageHeaders) };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await listen(server, port);
  const address = server.address() as AddressInfo;
  const served: StaticServer = {
    url: `http://localhost:${address.port}${basePath}`,
    root: options.root,
    onRequest: options.onRequest,
    close: () => close(server),
  };
  return served;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const handler = served.onRequest?.(pathname, request);
    if (handler) return handler(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
    if (`${pathname}/` === basePath) return end(response, 308, { Location: basePath });

    const file = fileFor(served.root, pathname, basePath);
    const body = file === null ? null : await readOrNull(file);
    if (file === null || body === null) return end(response, 404);
    const type = contentTypes[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length, ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers).end();
}

/** Null for what lies outside the base path or the folder, and for a path that cannot be decoded. */
function fileFor(root: string, pathname: string, basePath: string): string | null {
  if (!pathname.startsWith(basePath)) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname.slice(basePath.length));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
  const folder = resolve(root);
  const file = join(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(folder + sep) && !file.includes('\0') ? file : null;
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return null;
    throw error;
  }
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolved, rejected) => {
    server.once('error', rejected);
    server.listen(port, '127.0.0.1', resolved);
  });
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolved) => server.close(resolved));
}

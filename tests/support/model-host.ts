import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tinyRecord, tinyWebLlm } from './tiny-webllm';
import type { WebLlmRecord } from '../../src/lib/bridge/webllm/webllm-record';

/** What goes wrong with a file, the next time it is asked for. */
export type HostFault =
  | { kind: 'status'; status: number }
  /** Half of it, then nothing more until the connection is closed. */
  | { kind: 'hang' }
  /** Half of it, then the end of the connection. */
  | { kind: 'cut' }
  /** Of the right length, with other bytes. */
  | { kind: 'damage' }
  /** A page to sign in, as some networks put it in place of everything. */
  | { kind: 'page' }
  /** Sent on to another host. */
  | { kind: 'elsewhere'; url: string };

export interface ModelHost {
  url: string;
  record: WebLlmRecord;
  /** Files that were asked for, by name, in order. */
  seen: string[];
  /** By name of the file; each happens once. */
  faults: Map<string, HostFault>;
  close(): Promise<void>;
}

/** A hub of models on this machine: a folder `models/tiny/resolve/main/`, and a library, to any page. */
export async function serveModels(): Promise<ModelHost> {
  const { files, library } = tinyWebLlm(16_384); // its tokens are bytes
  const all = new Map([...files, ['tiny.wasm', library]]);
  const seen: string[] = [];
  const faults = new Map<string, HostFault>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const isKnown = path === `/models/tiny/resolve/main/${name}` || path === '/libs/tiny.wasm';
    const body = isKnown ? all.get(name) : undefined;
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'GET' || !body) return void response.writeHead(404).end();
    seen.push(name);
    const fault = faults.get(name);
    faults.delete(name);
    if (fault) answerWrongly(response, body, fault);
    else response.writeHead(200, { 'Content-Length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    record: tinyRecord(url),
    seen,
    faults,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerWrongly(response: ServerResponse, body: Buffer, fault: HostFault): void {
  const half = body.subarray(0, body.length / 2);
  switch (fault.kind) {
    case 'status':
      return void response.writeHead(fault.status).end();
    case 'hang':
      return void response.writeHead(200, { 'Content-Length': body.length }).write(half);
    case 'cut':
      response.writeHead(200, { 'Content-Length': body.length });
      return void response.write(half, () => response.destroy());
    case 'damage':
      return void response.writeHead(200, { 'Content-Length': body.length }).end(Buffer.alloc(body.length, 0x21));
    case 'page':
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Sign in</html>');
    case 'elsewhere':
      return void response.writeHead(302, { Location: fault.url }).end();
  }
}

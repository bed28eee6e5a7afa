import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageHeaders } from '../../src/lib/base/content-security-policy';
import { serveStatic, type StaticServer, type StaticServerOptions } from '../support/static-server';

let folder: string;
let server: StaticServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-server-'));
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/index.html'), 'home');
  writeFileSync(join(folder, 'site/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'site/assets/letter.woff2'), 'font');
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

async function serve(options: Partial<StaticServerOptions> = {}): Promise<StaticServer> {
  server = await serveStatic({ root: join(folder, 'site'), ...options });
  return server;
}

/** The status of a path sent as it is, which `fetch` would have tidied. */
function rawStatus(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

test('serves a folder under a base path, with the types of its files', async () => {
  const { url } = await serve({ basePath: '/some/app/' });
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    'home',
  ]);
  expect((await fetch(`${url}manifest.webmanifest`)).headers.get('content-type')).toBe('application/manifest+json');
  expect((await fetch(`${url}assets/letter.woff2`)).headers.get('content-type')).toBe('font/woff2');
  expect((await fetch(url.slice(0, -1), { redirect: 'manual' })).headers.get('location')).toBe('/some/app/');
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await fetch(`${url}assets`)).status).toBe(404);
});

test('hands out nothing outside its folder', async () => {
  const { url } = await serve({ basePath: '/app/' });
  const paths = [
    '/app/../secret.txt',
    '/app/%2e%2e/secret.txt',
    '/app/..%2fsecret.txt',
    '/app//etc/passwd',
    '/app/%00',
    '/app/%',
  ];
  for (const path of paths) expect([path, await rawStatus(url, path)]).toEqual([path, 404]);
});

test('sends the security headers only as a host of kind headers', async () => {
  const plain = await serve();
  expect((await fetch(plain.url)).headers.get('content-security-policy')).toBeNull();
  await plain.close();
  const { url } = await serve({ kind: 'headers' });
  const { headers } = await fetch(url);
  for (const [name, value] of Object.entries(pageHeaders)) expect(headers.get(name)).toBe(value);
});

test('lets a test answer an address itself and exchange the folder', async () => {
  const app = await serve({
    onRequest: (path) => (path === '/extra' ? (_, response) => void response.end('by the test') : undefined),
  });
  expect(await (await fetch(`${app.url}extra`)).text()).toBe('by the test');
  expect(await (await fetch(app.url)).text()).toBe('home');
  app.root = folder;
  expect(await (await fetch(`${app.url}secret.txt`)).text()).toBe('secret');
});

test('rejects when the port is taken', async () => {
  const { url } = await serve();
  await expect(serveStatic({ root: folder, port: Number(new URL(url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

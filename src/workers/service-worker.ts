/**
 * Serves the app from the precache, offline too, with the page's security headers on whatever the host sent.
 * It never writes the log and never runs a capability.
 */
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { pageHeaders } from '../lib/base/content-security-policy';
import { readAllowedOrigins, readDownloadSources } from '../lib/bridge/egress-store';
import { egressPolicy, isEgressScript } from '../lib/bridge/origins';
import { downloadPolicy, isDownloadScript } from '../lib/bridge/webllm/download-sources';
import { enginesName } from '../lib/bridge/webllm/model-store';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof precache>[0] };

precache(self.__WB_MANIFEST); // without a route: every answer goes through `withHeaders`
cleanupOutdatedCaches();

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// A new build waits until the page asks, so that a running agent is never reloaded under its user.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) event.respondWith(serve(request));
});

// Of an alarm: to the page that rings, or to a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage());
});

async function showPage(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url.startsWith(self.registration.scope));
  if (page) await page.focus();
  else await self.clients.openWindow(self.registration.scope);
}

async function serve(request: Request): Promise<Response> {
  const isNavigation = request.mode === 'navigate';
  const response =
    (await matchPrecache(request.url)) ??
    (isNavigation ? await matchPrecache('index.html') : undefined) ??
    (isEngine(request.url) ? await engineOf(request) : await fetch(request));
  return withHeaders(response, await policyOf(new URL(request.url).pathname), isNavigation);
}

/** The two threads that reach other hosts get a policy each of their own; all else the page's. */
async function policyOf(path: string): Promise<string> {
  if (isEgressScript(path)) return egressPolicy(await readAllowedOrigins());
  if (isDownloadScript(path)) return downloadPolicy(await readDownloadSources());
  return pageHeaders['Content-Security-Policy'];
}

/** Code of an engine for models on this device: no part of the offline copy, until a model that needs it is set up. */
function isEngine(url: string): boolean {
  return /\/assets\/(engine-[\w-]+\.js|[\w-]+\.wasm)$/.test(new URL(url).pathname);
}

/** Kept from its first use on. Its name changes with it, so what is kept is never old; an older build's goes when a newer one comes. */
async function engineOf(request: Request): Promise<Response> {
  const kept = await caches.open(enginesName);
  const known = await kept.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  if (response.status !== 200) return response;
  for (const { url } of await kept.keys()) if (stemOf(url) === stemOf(request.url)) await kept.delete(url);
  await kept.put(request.url, response.clone());
  return response;
}

function stemOf(url: string): string {
  return new URL(url).pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/** The same answer under our headers. An isolated page starts no worker whose script lacks COEP, so all answers get it. */
function withHeaders(response: Response, policy: string, isNavigation: boolean): Response {
  if (response.type === 'opaqueredirect') return response;
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set('Cross-Origin-Embedder-Policy', pageHeaders['Cross-Origin-Embedder-Policy']);
  if (isNavigation) headers.set('Cross-Origin-Opener-Policy', pageHeaders['Cross-Origin-Opener-Policy']);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

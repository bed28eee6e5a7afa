/**
 * Brings models here from the hubs that the person agreed to. It is loaded from its network address, and so runs under a policy of its own, which
 * the service worker sends with it; without that policy it refuses everything. It knows no key and nothing that was said.
 */
import { expose, releaseProxy, type Remote } from 'comlink';
import { sourcesIn } from '../lib/bridge/webllm/download-sources';
import type { ModelDownloads } from '../lib/bridge/webllm/download-contract';
import { ModelFetcher } from '../lib/models/webllm/model-fetcher';
import { readPolicyInForce } from './policy-in-force';

/** A violation is told a moment after the request failed; ms. */
const toldWithinMs = 200;

// no top-level await: messages that come before `expose` would be lost
const policy = readPolicyInForce();
let blocked: string | null = null;
self.addEventListener('securitypolicyviolation', (violation) => {
  const { blockedURI } = violation as SecurityPolicyViolationEvent;
  if (URL.canParse(blockedURI) && /^https?:/.test(blockedURI)) blocked = new URL(blockedURI).host;
});

const fetcher = new ModelFetcher({
  fetch: (input, init) => {
    blocked = null;
    return fetch(input, init);
  },
  stores: caches,
  allowed: async () => {
    const inForce = await policy;
    return inForce === null ? null : sourcesIn(inForce);
  },
  blockedHost: async () => {
    await new Promise((resolve) => setTimeout(resolve, toldWithinMs));
    return blocked;
  },
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  every: (ms, tell) => {
    const timer = setInterval(tell, ms);
    return () => clearInterval(timer);
  },
  alone: (work) =>
    navigator.locks.request('yadori-model-download', { ifAvailable: true }, (lock) => (lock ? work() : null)),
});

const downloads: ModelDownloads = {
  ping() {},
  plan: (record, isThorough) => fetcher.plan(record, isThorough),
  fetch: async (record, onProgress) => {
    const end = await fetcher.fetch(record, onProgress);
    (onProgress as Remote<typeof onProgress>)[releaseProxy]();
    return end;
  },
  stop: () => fetcher.stop(),
  records: () => fetcher.records(),
};

expose(downloads);

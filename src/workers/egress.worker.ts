/**
 * The only thread that reaches other origins. It is loaded from its network address, and so runs under a policy of its own, which the
 * service worker sends with it: the origins that the person entered. Without that policy it refuses everything.
 */
import { expose, releaseProxy, type Remote } from 'comlink';
import type { Egress, EgressHandlers, EgressRequest, Lendable } from '../lib/bridge/egress-contract';
import { openKey } from '../lib/bridge/key-vault';
import { originsOf } from '../lib/bridge/origins';
import { Sender } from '../lib/egress/send';
import { readPolicyInForce } from './policy-in-force';
import { RedirectWatch } from './redirect-watch';

// no top-level await: messages that come before `expose` would be lost
const policy = readPolicyInForce();
const redirects = new RedirectWatch();
const phrases = new Map<string, CryptoKey>();

const sender = new Sender({
  fetch: (input, init) => fetch(input, init),
  allowed: async () => {
    const inForce = await policy;
    return inForce === null ? null : originsOf(inForce);
  },
  keyOf: async (origin) => {
    const opened = await openKey(origin, phrases.get(origin) ?? null);
    if (opened.ok) return opened;
    const message = opened.code === 'locked' ? 'the key waits for its passphrase' : 'the key does not open here';
    return { ok: false, code: 'locked', message };
  },
  isOnline: () => navigator.onLine,
  wasSentElsewhere: (url) => redirects.wasSentElsewhere(url),
  isSecurePage: self.location.protocol === 'https:',
  now: () => Date.now(),
});

const egress: Egress = {
  ping() {},
  send: async (request: EgressRequest, handlers: EgressHandlers) => {
    const end = await sender.send(request, handlers);
    (handlers as Remote<EgressHandlers>)[releaseProxy](); // they stand in another thread, on a port of their own
    return end;
  },
  abort: (id) => sender.abort(id),
  abandon: () => sender.abandon(),
  records: () => sender.records(),
  unlock: (origin, key) => {
    if (key) phrases.set(origin, key);
    else phrases.delete(origin);
  },
  isGuarded: async () => (await policy) !== null,
  keepTo: (origins) => sender.keepTo(origins),
  idle: () => sender.idle(),
};

expose({ ...egress, serve: (port: MessagePort) => expose(egress, port) } satisfies Egress & Lendable);

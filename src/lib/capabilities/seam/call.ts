import * as z from 'zod/mini';
import {
  makeReport,
  type Capability,
  type CapabilityContext,
  type CapabilityReport,
  type CodedLine,
} from '../../agent/fold/capability';
import type { Language } from '../../base/language';
import type { Clock } from '../../base/ports';
import { hasDeceptiveCharacters, oneLine } from '../../base/text';
import type { Cause, Outcome } from '../../events/action-result';
import { defineCapability, isUnbounded } from '../define-capability';
import { observedFacts, unknownTo } from '../report';

/** The part of `fetch` that is needed. `path` starts with a slash: the caller's fetch resolves it against its own origin. */
export type SeamFetch = (
  path: string,
  request: { method: 'POST'; headers: Record<string, string>; redirect: 'error'; signal: AbortSignal },
) => Promise<{ status: number }>;

/** How long an answer is waited for; ms. */
export const seamTimeout = 2_000;

const schema = z.strictObject({
  /** A path on the app's own origin: plain segments and no more, so that it cannot come to mean another host. */
  url: z.string().check(z.maxLength(200), z.regex(/^(\/[\w~-][\w.~-]*)+$/)),
  label: z.string().check(
    z.maxLength(80),
    z.refine((label) => label.trim() !== '' && !/[\t\n]/.test(label) && !hasDeceptiveCharacters(label)),
  ),
});
type Payload = z.infer<typeof schema>;

type End = { kind: 'answered'; status: number } | { kind: 'broken' } | { kind: 'waited' };

/**
 * Only in builds with test seams: an action that sends something, whose other side a test can hold back, break and count. Without an
 * answer it is `uncertain`, never failed, since the other side may have done it; it is not tried twice.
 */
export function createSeamCall({ fetch, clock }: { fetch: SeamFetch; clock: Clock }): Capability {
  return defineCapability({
    name: 'seam.call',
    version: 1,
    kind: 'act',
    sends: true,
    title: { en: 'Call a test address', ja: 'テスト用アドレスを呼ぶ' },
    schema,
    lines: {
      describe: ({ url, label }) => [
        { code: 'seam.call', parameters: { url: oneLine(url), label: oneLine(label, 80) } },
        { code: 'seam.call.touches', parameters: {} },
      ],
      render: wordsOf,
    },
    isWithin: isUnbounded,
    ruleBounds: { propose: () => [], knows: isUnbounded },
    run: async (payload, context) => {
      if (context.signal.aborted) return ended(payload, context, 'no_effect', 'stopped', null);
      const end = await call(payload, context, fetch, clock);
      if (end.kind === 'answered') return judged(payload, context, end.status);
      if (context.signal.aborted) return ended(payload, context, 'uncertain', 'stopped', null);
      return ended(payload, context, 'uncertain', end.kind === 'waited' ? 'timeout' : 'unknown_end', null);
    },
  });
}

function wordsOf({ code, parameters }: CodedLine, lang: Language): string {
  const { url = '', label = '' } = parameters as Record<string, string>;
  if (code === 'seam.call') {
    return lang === 'ja' ? `${url} へ送信する（名前「${label}」）` : `Post to ${url}, named “${label}”`;
  }
  return lang === 'ja'
    ? 'このアプリ自身のサーバー。一回だけ送信します。'
    : 'This app’s own server. One request is sent.';
}

/** One request, given up after the time-out or at an abort. An answer that came first counts, whatever happened meanwhile. */
async function call({ url }: Payload, context: CapabilityContext, fetch: SeamFetch, clock: Clock): Promise<End> {
  const own = new AbortController();
  const stop = () => own.abort();
  context.signal.addEventListener('abort', stop);
  const answer = fetch(url, {
    method: 'POST',
    headers: { 'Idempotency-Key': context.request },
    redirect: 'error',
    signal: own.signal,
  }).then(
    ({ status }): End => ({ kind: 'answered', status }),
    (): End => ({ kind: 'broken' }),
  );
  const wait = clock.wait(seamTimeout, own.signal).then((): End => ({ kind: 'waited' }));
  const end = await Promise.race([answer, wait]);
  context.signal.removeEventListener('abort', stop);
  own.abort(); // ends the wait, or the request
  return end;
}

/** 2xx did it, 4xx did not; of anything else the other side alone knows. */
function judged(payload: Payload, context: CapabilityContext, status: number): CapabilityReport {
  if (status >= 200 && status < 300) return ended(payload, context, 'success', null, status);
  if (status >= 400 && status < 500) return ended(payload, context, 'failed', 'error', status);
  return ended(payload, context, 'uncertain', 'unknown_end', status);
}

function ended(
  { url }: Payload,
  { lang, now }: CapabilityContext,
  outcome: Outcome,
  cause: Cause | null,
  status: number | null,
): CapabilityReport {
  const japanese = lang === 'ja';
  const answered = japanese ? `${url} は${status}を返しました` : `${url} answered ${status}`;
  const silent = japanese ? `${url} の返事はありません` : `${url} did not answer`;
  const unsent = japanese ? '停止したので、何も送っていません' : 'Stopped; nothing was sent';
  const summary = status !== null ? answered : outcome === 'no_effect' ? unsent : silent;
  const unknown = japanese ? `${url} で実行されたかどうか` : `Whether ${url} took effect`;
  const seen = status === null ? unknownTo('seam', []) : observedFacts('seam', now, [answered]);
  return makeReport({
    outcome,
    cause,
    summary,
    observation: outcome === 'uncertain' ? { ...seen, unknowns: [unknown] } : seen,
  });
}

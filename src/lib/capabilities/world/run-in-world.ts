import { makeReport, type CapabilityContext, type CapabilityReport } from '../../agent/fold/capability';
import type { Language } from '../../base/language';
import type { Tick } from '../../world/tick';
import { reading } from '../reading';
import { observedFacts, sentenceLine, unknownTo } from '../report';
import { endWords } from './end-words';
import type { Acted, LifeEnd } from './logged-lives';

/** Loaded when something is done in a world. Never rejects. */
export async function runInWorld(act: () => Promise<Acted>, context: CapabilityContext): Promise<CapabilityReport> {
  const end = await reading(context.signal, act);
  if (end.kind === 'stopped') return undone('no_effect', 'stopped', undoneWords.stopped[context.lang]);
  if (end.kind === 'failed') return undone('failed', 'unavailable', undoneWords.unreachable[context.lang]);
  const acted = end.value;
  switch (acted.kind) {
    case 'lived':
      return tickReport(acted.tick, context);
    case 'over':
      return undone('failed', 'unavailable', overText(acted.tick, acted.end, context.lang));
    case 'gone':
    case 'other_tick':
      return undone('failed', 'unavailable', undoneWords[acted.kind][context.lang]);
  }
}

const undoneWords: Readonly<
  Record<'stopped' | 'unreachable' | 'gone' | 'other_tick', Readonly<Record<Language, string>>>
> = {
  stopped: { en: 'Stopped before acting in the world', ja: '世界で行動する前に止めました' },
  unreachable: { en: 'The world could not be reached', ja: '世界に届きませんでした' },
  gone: { en: 'The log does not tell of this time in the Lab', ja: 'このラボでの暮らしは記録にありません' },
  other_tick: { en: 'The world is at another step', ja: '世界は別の歩数にあります' },
};

function overText(tick: number, end: LifeEnd, lang: Language): string {
  return lang === 'ja'
    ? `ラボでの暮らしは${tick}歩目で終わりました（${endWords.ja[end]}）`
    : `My time in the Lab ended at step ${tick} (${endWords.en[end]})`;
}

/** What the chat is told when it is over: how it ended, and what that means for what was planned. */
function endText({ tick, life, food, water, rest }: Tick, end: LifeEnd, lang: Language): string {
  if (end !== 'time')
    return lang === 'ja'
      ? `${overText(tick, end, lang)}。残りの歩みは進められません`
      : `${overText(tick, end, lang)}. The steps that are left cannot be taken`;
  return lang === 'ja'
    ? `ラボでの${tick}歩を歩き終えました。体力${percent(life)}%、食料${percent(food)}%、水${percent(water)}%、休息${percent(rest)}%が残っています`
    : `All ${tick} steps in the Lab are done. I am left with life ${percent(life)} %, food ${percent(food)} %, water ${percent(water)} % and rest ${percent(rest)} %`;
}

function undone(outcome: 'failed' | 'no_effect', cause: 'stopped' | 'unavailable', summary: string): CapabilityReport {
  return makeReport({ outcome, cause, summary, observation: unknownTo('world', [summary]) });
}

/** Of ‰; what is there at all is never told as nothing. */
function percent(permille: number): number {
  return permille <= 0 ? 0 : Math.max(1, Math.round(permille / 10));
}

function tickReport(tick: Tick, { lang, now }: CapabilityContext): CapabilityReport {
  const { life, food, water, rest, harm, hurts, gained, newly, end } = tick;
  const body =
    lang === 'ja'
      ? `${tick.tick}歩目：体力${percent(life)}%、食料${percent(food)}%、水${percent(water)}%、休息${percent(rest)}%`
      : `Step ${tick.tick}: life ${percent(life)} %, food ${percent(food)} %, water ${percent(water)} %, rest ${percent(rest)} %`;
  const by = hurts.map(({ cause }) => endWords[lang][cause]).join(lang === 'ja' ? 'と' : ' and ');
  const parts = [
    ...(harm > 0 ? [lang === 'ja' ? `けが${percent(harm)}%（${by}）` : `hurt ${percent(harm)} % by ${by}`] : []),
    ...(gained > 0 ? [lang === 'ja' ? `${percent(gained)}%を得た` : `gained ${percent(gained)} %`] : []),
    ...(newly > 0
      ? [lang === 'ja' ? `新しく見えたマス${newly}` : newly === 1 ? '1 new square' : `${newly} new squares`]
      : []),
    ...(end !== null ? [lang === 'ja' ? `終わり（${endWords.ja[end]}）` : `it ended: ${endWords.en[end]}`] : []),
  ];
  const joined = lang === 'ja' ? [body, ...parts].join('、') : [body, ...parts].join(', ');
  // being hurt, or finding nothing, is no failure of the action: it was done, and this is what came of it
  const isRefused = tick.status === 'refused';
  return makeReport({
    outcome: isRefused ? 'failed' : 'success',
    cause: isRefused ? 'unavailable' : null,
    summary: joined,
    found:
      end === null ? null : sentenceLine('found.lab_ended', { tick: tick.tick, end }, endText(tick, end, lang), lang),
    observation: observedFacts('world', now, [joined]),
  });
}

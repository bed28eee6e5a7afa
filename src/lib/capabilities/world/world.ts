import * as z from 'zod/mini';
import type { Capability, CapabilityContext } from '../../agent/capability';
import type { Language } from '../../base/language';
import { commands, type Command } from '../../world/command';
import type { Tick } from '../../world/tick';
import { defineCapability, isUnbounded } from '../define-capability';
import { reading } from '../reading';
import { observedFacts, report, unknownTo } from '../report';

/** The life that the capability acts in. Rejects when its world cannot be reached. */
export interface ActingLife {
  act(command: Command): Promise<Tick>;
}

const words: Readonly<Record<Command, Readonly<Record<Language, string>>>> = {
  north: { en: 'Go one cell north', ja: '北へ1マス進む' },
  east: { en: 'Go one cell east', ja: '東へ1マス進む' },
  south: { en: 'Go one cell south', ja: '南へ1マス進む' },
  west: { en: 'Go one cell west', ja: '西へ1マス進む' },
  gather: { en: 'Take what is on this cell', ja: 'このマスにあるものを取る' },
  wait: { en: 'Wait one tick', ja: '1ティック待つ' },
  rest: { en: 'Rest one tick', ja: '1ティック休む' },
  turn_left: { en: 'Turn left', ja: '左を向く' },
  turn_right: { en: 'Turn right', ja: '右を向く' },
};

/**
 * One command in the Lab's world. Touches that world alone, so the shipped rule `world` lets it run without a question; what it is told comes
 * from our own grid, so it carries no taint. The world lives in memory: after a restart there is a new one, in which nothing was done.
 */
export function createWorldCapability(life: ActingLife): Capability {
  let lastAction = 0;
  return defineCapability({
    name: 'world',
    version: 1,
    kind: 'act',
    sends: false,
    title: { en: "Act in the Lab's world", ja: 'ラボの世界で行動' },
    schema: z.strictObject({ command: z.enum(commands) }),
    describe: ({ command }, lang) => [
      words[command]?.[lang] ?? (lang === 'ja' ? '不明な行動' : 'An unknown command'),
      lang === 'ja' ? 'ラボの世界の中だけ。外へは何も送りません。' : "Inside the Lab's world only. Nothing is sent.",
    ],
    isWithin: (bounds) => isUnbounded(bounds),
    run: async ({ command }, context) => {
      const end = await reading(context.signal, () => life.act(command));
      if (end.kind === 'read') {
        lastAction = context.action;
        return tickReport(end.value, context);
      }
      const { lang } = context;
      const isStopped = end.kind === 'stopped';
      const summary = isStopped
        ? lang === 'ja'
          ? '世界での行動を止めました'
          : 'Stopped before acting in the world'
        : lang === 'ja'
          ? '世界に届きませんでした'
          : 'The world could not be reached';
      return report({
        outcome: isStopped ? 'no_effect' : 'failed',
        cause: isStopped ? 'stopped' : 'unavailable',
        summary,
        search_summary: summary,
        observation: unknownTo('world', [summary]),
      });
    },
    // the same world still stands: it was acted in, and what came of it was told to nobody
    probe: (_, { action }) => Promise.resolve(action === lastAction ? 'unknown' : 'not_done'),
  });
}

function tickReport(tick: Tick, { lang, now }: CapabilityContext) {
  const { outcome, cause } = endOf(tick);
  const { life, food, water, rest, harm, cause: hazard, gained, newly, end } = tick;
  const body =
    lang === 'ja'
      ? `ティック${tick.tick}：体力${life}‰、食料${food}‰、水${water}‰、休息${rest}‰`
      : `Tick ${tick.tick}: life ${life} ‰, food ${food} ‰, water ${water} ‰, rest ${rest} ‰`;
  const parts = [
    ...(harm > 0 ? [lang === 'ja' ? `被害${harm}‰（${hazard}）` : `hurt ${harm} ‰ by ${hazard}`] : []),
    ...(gained > 0 ? [lang === 'ja' ? `獲得${gained}‰` : `gained ${gained} ‰`] : []),
    ...(newly > 0 ? [lang === 'ja' ? `新しいマス${newly}` : `${newly} new cells`] : []),
    ...(end !== null ? [lang === 'ja' ? `終わり（${end}）` : `it ended: ${end}`] : []),
  ];
  const joined = lang === 'ja' ? [body, ...parts].join('、') : [body, ...parts].join(', ');
  return report({
    outcome,
    cause,
    summary: joined,
    search_summary: joined,
    observation: observedFacts('world', now, [joined]),
  });
}

/** Being hurt, or finding nothing, is no failure of the action: it was done, and this is what came of it. */
function endOf({ status }: Tick) {
  return status === 'refused'
    ? ({ outcome: 'failed', cause: 'unavailable' } as const)
    : ({ outcome: 'success', cause: null } as const);
}

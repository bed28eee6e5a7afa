import { isForGood, isInForce } from '../../../agent/fold/rules';
import type { Rule } from '../../../agent/fold/snapshot';
import type { Language } from '../../../base/language';
import type { CliCommand } from '../cli-command';
import { failed, refused, text } from '../cli-output';
import { cliWords } from '../cli-words';
import { localTime } from '../local-time';
import { textOr } from '../removed';

const said = {
  en: {
    head: ['id', 'may', 'within', 'an hour', 'until', 'used'],
    anywhere: 'anywhere',
    anyRate: 'any number',
    untilRevoked: 'revoked',
    over: 'over',
    none: 'No rule of yours. The Avatar asks before each action; “Always…” under a request makes one.',
    which: 'Which one? `rules` lists them; then `rules revoke ID`',
  },
  ja: {
    head: ['番号', '行動', '範囲', '1時間の回数', '期限', '使用'],
    anywhere: 'すべて',
    anyRate: '制限なし',
    untilRevoked: '取り消すまで',
    over: '終了',
    none: '自分のルールはありません。アバターは毎回尋ねます。承認のときの「常に許可…」で作れます。',
    which: 'どれを取り消しますか。rules で一覧を見て、rules revoke 番号 と書いてください。',
  },
} as const;

export const rules: CliCommand = {
  name: 'rules',
  reads: 'words',
  words: {
    en: { takes: '[revoke ID]', does: 'Lists what may be done without asking, or revokes one such rule.' },
    ja: { takes: '[revoke 番号]', does: '尋ねずに行ってよいことの一覧。revoke で一つを取り消します。' },
  },
  standsAlone: ({ length }) => length > 0,
  completes: (before, { snapshot }) => {
    if (before.length === 0) return ['revoke'];
    return before.length === 1 && before[0] === 'revoke' ? own(snapshot().run.rules).map(({ id }) => id) : [];
  },
  run: async ({ words, line }, { lang, snapshot, send, now }) => {
    const [verb, id, ...more] = words;
    const known = own(snapshot().run.rules);
    if (verb === undefined) {
      if (known.length === 0) return text(said[lang].none);
      const rows = known.map((rule) => rowOf(rule, lang, now()));
      return { status: 'done', parts: [{ kind: 'table', head: said[lang].head, rows }] };
    }
    if (verb !== 'revoke') return failed(cliWords[lang].tooMany('rules', verb, line.slice(1)));
    if (id === undefined || more.length > 0) return failed(said[lang].which);
    const heard = await send({ kind: 'revoke', rule: id, line });
    return heard.ok ? { status: 'done', parts: [], isLogged: true } : refused(heard);
  },
};

/** What may be revoked, and is worth telling of: a shipped rule that nothing used is not. */
function own(known: readonly Rule[]): Rule[] {
  return known.filter(({ id, shipped, uses }) => !isForGood(id) && (!shipped || uses > 0));
}

function rowOf(rule: Rule, lang: Language, now: number): string[] {
  const { anywhere, anyRate, untilRevoked, over } = said[lang];
  const bounds = Object.entries(rule.bounds ?? {}).map(([name, value]) => `${name} ${textOr(value, lang)}`);
  const until = rule.expires === null ? untilRevoked : localTime(rule.expires);
  return [
    rule.id,
    rule.capabilities.join(' '),
    bounds.join(' ') || anywhere,
    rule.rate_an_hour === null ? anyRate : String(rule.rate_an_hour),
    isInForce(rule, now) ? until : over,
    String(rule.uses),
  ];
}

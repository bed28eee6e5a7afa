import {
  checkSetting,
  isSameSetting,
  isSettingName,
  settingForms,
  type SettingName,
  settingNames,
} from '../../../agent/fold/settings';
import { proposable } from '../../../agent/step/proposed-change';
import { settingTitle, settingValueText } from '../../../agent/words/setting-words';
import type { Language } from '../../../base/language';
import type { CliCommand } from '../cli-command';
import { failed, refused, text } from '../cli-output';
import { cliWords } from '../cli-words';

const said = {
  en: {
    head: ['name', 'value', 'can be', 'what it is'],
    noSuch: (name: string) => `No setting “${name}”. \`config\` lists them.`,
    outside: (name: string, range: string) => `${name} can be ${range}. Nothing was changed.`,
    already: (name: string, value: string) => `${name} is ${value} already.`,
    own: (name: string) => `${name} is changed on the page Settings. Nothing was changed.`,
    range: (least: number, most: number) => `${least} to ${most}`,
    elsewhere: 'see Settings',
  },
  ja: {
    head: ['名前', '値', '入る値', '意味'],
    noSuch: (name: string) => `「${name}」という設定はありません。config で一覧を表示します。`,
    outside: (name: string, range: string) => `${name} に入る値は${range}です。何も変えていません。`,
    already: (name: string, value: string) => `${name} はすでに${value}です。`,
    own: (name: string) => `${name} は「設定」ページで変えます。何も変えていません。`,
    range: (least: number, most: number) => `${least}〜${most}`,
    elsewhere: '「設定」で',
  },
} as const;

/** A change of a setting is asked for, whoever wants it. Names and the persona's words are changed on the page Settings. */
export const config: CliCommand = {
  name: 'config',
  reads: 'words',
  words: {
    en: { takes: '[NAME] [VALUE]', does: 'Lists the settings, or asks to change one.' },
    ja: { takes: '[名前] [値]', does: '設定の一覧。名前と値を書くと、変更の承認を求めます。' },
  },
  standsAlone: ({ length }) => length > 1,
  completes: (before) => (before.length === 0 ? settingNames : []),
  run: async ({ words: [name, value, more], line }, { lang, snapshot, send }) => {
    const own = said[lang];
    const { settings } = snapshot().run;
    if (more !== undefined) return failed(cliWords[lang].tooMany('config', more, line.slice(1)));
    if (name !== undefined && !isSettingName(name)) return failed(own.noSuch(name));
    if (name === undefined || value === undefined) {
      const rows = settingNames
        .filter((known) => name === undefined || known === name)
        .map((known) => [
          known,
          settingValueText(known, settings[known], lang),
          rangeOf(known, lang),
          settingTitle(known, lang),
        ]);
      return { status: 'done', parts: [{ kind: 'table', head: own.head, rows }] };
    }
    if (!proposable.includes(name)) return failed(own.own(name));
    const checked = checkSetting(name, typed(name, value));
    if (!checked.ok) return failed(own.outside(name, rangeOf(name, lang)));
    const before = settings[name];
    const after = checked.value;
    if (isSameSetting(before, after)) return text(own.already(name, settingValueText(name, after, lang)));
    const payload = { setting: name, before, after };
    const heard = await send({ kind: 'command', line, capability: 'settings.change', payload, taint: [] });
    return heard.ok ? { status: 'done', parts: [], isLogged: true } : refused(heard);
  },
};

/** What the words on the line stand for. */
function typed(name: SettingName, value: string): unknown {
  if (settingForms[name].kind !== 'switch') return /^-?\d{1,9}(\.\d{1,6})?$/.test(value) ? Number(value) : value;
  if (/^(on|true|オン)$/i.test(value)) return true;
  return /^(off|false|オフ)$/i.test(value) ? false : value;
}

function rangeOf(name: SettingName, lang: Language): string {
  const form = settingForms[name];
  if (!proposable.includes(name)) return said[lang].elsewhere;
  if (form.kind === 'switch') return 'on / off';
  return form.kind === 'whole' || form.kind === 'number' ? said[lang].range(form.least, form.most) : '';
}

import { settingTitle } from '../../../agent/setting-words';
import { isSettingName, isSettingValue, settingLimits } from '../../../agent/settings';
import type { Settings } from '../../../agent/snapshot';
import type { CliCommand } from '../cli-command';
import { failed, refused, text } from '../cli-output';
import { cliWords } from '../cli-words';

const names = Object.keys(settingLimits) as (keyof Settings)[];

const said = {
  en: {
    head: ['name', 'value', 'from', 'to', 'what it is'],
    noSuch: (name: string) => `No setting “${name}”. \`config\` lists them.`,
    outside: (name: string, least: number, most: number) =>
      `${name} goes from ${least} to ${most}. Nothing was changed.`,
    already: (name: string, value: number) => `${name} is ${value} already.`,
  },
  ja: {
    head: ['名前', '値', '最小', '最大', '意味'],
    noSuch: (name: string) => `「${name}」という設定はありません。config で一覧を表示します。`,
    outside: (name: string, least: number, most: number) =>
      `${name} は${least}から${most}までです。何も変えていません。`,
    already: (name: string, value: number) => `${name} はすでに${value}です。`,
  },
} as const;

/** A change of a setting is asked for, whoever wants it. */
export const config: CliCommand = {
  name: 'config',
  reads: 'words',
  words: {
    en: { takes: '[NAME] [VALUE]', does: 'Lists the settings, or asks to change one.' },
    ja: { takes: '[名前] [値]', does: '設定の一覧。名前と値を書くと、変更の承認を求めます。' },
  },
  standsAlone: ({ length }) => length > 1,
  completes: (before) => (before.length === 0 ? names : []),
  run: async ({ words: [name, value, more], line }, { lang, snapshot, send }) => {
    const own = said[lang];
    const { settings } = snapshot().run;
    if (more !== undefined) return failed(cliWords[lang].tooMany('config', more, line.slice(1)));
    if (name !== undefined && !isSettingName(name)) return failed(own.noSuch(name));
    if (name === undefined || value === undefined) {
      const rows = names
        .filter((known) => name === undefined || known === name)
        .map((known) => {
          const { least, most } = settingLimits[known];
          return [known, String(settings[known]), String(least), String(most), settingTitle(known, lang)];
        });
      return { status: 'done', parts: [{ kind: 'table', head: own.head, rows }] };
    }
    const after = /^\d{1,6}$/.test(value) ? Number(value) : NaN;
    const { least, most } = settingLimits[name];
    if (!isSettingValue(name, after)) return failed(own.outside(name, least, most));
    const before = settings[name];
    if (before === after) return text(own.already(name, after));
    const payload = { setting: name, before, after };
    const heard = await send({ kind: 'command', line, capability: 'settings.change', payload, taint: [] });
    return heard.ok ? { status: 'done', parts: [], isLogged: true } : refused(heard);
  },
};

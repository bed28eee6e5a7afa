import { isThisComputer } from '../base/this-computer';
import type { Language } from '../base/language';

/** Where a mind judges: by rules or by a model in this browser, or at an address, which is also a program of this computer. */
export type MindPlace = { kind: 'rules' } | { kind: 'browser' } | { kind: 'address'; host: string };

/** What is said about where words go. All of it is true of the mind in use, and said nowhere else. */
export interface WhereWordsGo {
  /** Of what the person writes, in a line. */
  brief: string;
  /** The same, and what may come of it there. */
  written: string;
  /** Of all that is stored. */
  kept: string;
  /** Who else has it. */
  copies: string;
  /** What this mind looks at of the person's own, whether it asks, and where that goes. */
  reads: string;
}

/** `mind`: the one in use, as the header tells it; null: rules. */
export function placeOfMind(mind: { host: string | null } | null): MindPlace {
  if (mind === null) return { kind: 'rules' };
  return mind.host === null ? { kind: 'browser' } : { kind: 'address', host: mind.host };
}

/** `mayRead`: a rule lets it look at the person's own without being asked about it. */
export function whereWordsGo(place: MindPlace, lang: Language, name: string, mayRead: boolean): WhereWordsGo {
  if (place.kind !== 'address') return { ...here[lang], reads: readsHere[lang](name, mayRead) };
  return at[lang](name, place.host, { isOfThisComputer: isThisComputer(place.host), mayRead });
}

const readsHere: Readonly<Record<Language, (name: string, mayRead: boolean) => string>> = {
  en: (name, mayRead) =>
    mayRead
      ? `${name} looks at your notes, log and alarms without asking. Nothing of them leaves this device.`
      : `${name} asks each time before it looks at your notes, log or alarms. Nothing of them leaves this device.`,
  ja: (name, mayRead) =>
    mayRead
      ? `${name}は、ノート・記録・アラームを尋ねずに見ます。この端末からは出ません。`
      : `${name}は、ノート・記録・アラームを見る前に毎回尋ねます。この端末からは出ません。`,
};

const here: Readonly<Record<Language, Omit<WhereWordsGo, 'reads'>>> = {
  en: {
    brief: 'Nothing you write is sent.',
    written: 'Nothing you write is sent.',
    kept: 'Log, notes and plan are stored in this browser. Nothing of them is sent to anyone.',
    copies: 'Nobody else has a copy, so now and then take one yourself.',
  },
  ja: {
    brief: '書いたことは外へ送られません。',
    written: '書いたことは外へ送られません。',
    kept: '記録・ノート・計画は、このブラウザーに保存します。だれにも送りません。',
    copies: 'ほかに控えはありません。ときどき書き出してください。',
  },
};

interface AboutAddress {
  isOfThisComputer: boolean;
  mayRead: boolean;
}

const at: Readonly<Record<Language, (name: string, host: string, about: AboutAddress) => WhereWordsGo>> = {
  en: (name, host, { isOfThisComputer, mayRead }) => {
    const sent = `What you write is sent to ${host}`;
    return {
      brief: `${sent}.`,
      written: isOfThisComputer ? `${sent}, a program on this computer that may pass it on.` : `${sent}.`,
      kept: `Log, notes and plan are stored in this browser. But ${name} thinks at ${host}: your messages, the plan, alarms, the names of notes and whatever ${name} reads are sent there.`,
      copies: `${host} has what was sent there. Nobody has a copy of all of it, so now and then take one yourself.`,
      reads: mayRead
        ? `${name} looks at your notes, log and alarms without asking, and what it reads is sent to ${host}. You can take that back under Automatic rules.`
        : `Before ${name} looks at your notes, log or alarms, it asks you. What it reads is sent to ${host}.`,
    };
  },
  ja: (name, host, { isOfThisComputer, mayRead }) => {
    const sent = `書いたことは${host}に送られます`;
    return {
      brief: `${sent}。`,
      written: isOfThisComputer
        ? `${sent}（このコンピューターのプログラム。そこから先へ送られることもあります）。`
        : `${sent}。`,
      kept: `記録・ノート・計画は、このブラウザーに保存します。ただし${name}は${host}で考えるので、メッセージと計画、アラーム、ノートの名前、${name}が読んだものはそこへ送られます。`,
      copies: `送った分は${host}にもあります。全部の控えはほかにないので、ときどき書き出してください。`,
      reads: mayRead
        ? `${name}はノート・記録・アラームを尋ねずに見て、読んだものは${host}へ送られます。「自動実行ルール」でいつでも取り消せます。`
        : `${name}は、ノート・記録・アラームを見る前に尋ねます。読んだものは${host}へ送られます。`,
    };
  },
};

import { utf8Length } from '../base/hash';
import type { JsonObject } from '../base/json';
import { coded, numberIn, textIn, type LineFamily } from './line-family';

export const noteLines: LineFamily = {
  describe: {
    'note.write': {
      version: 1,
      lines: (payload) => {
        if (payload['mode'] === 'create') return coded('note.create', sized(payload));
        return coded(payload['base'] === undefined ? 'note.replace' : 'note.rewrite', sized(payload));
      },
    },
    'note.append': { version: 1, lines: (payload) => coded('note.append', sized(payload)) },
    'note.read': {
      version: 2,
      lines: (payload) => {
        const from = numberIn(payload, 'from');
        const path = textIn(payload, 'path');
        return from === null ? coded('note.read', { path }) : coded('note.read.on', { path, from });
      },
      earlier: { 1: (payload) => coded('note.read', { path: textIn(payload, 'path') }) },
    },
    'note.delete': { version: 1, lines: (payload) => coded('note.delete', { path: textIn(payload, 'path') }) },
    'note.move': {
      version: 1,
      lines: (payload) => coded('note.move', { path: textIn(payload, 'path'), to: textIn(payload, 'to') }),
    },
    'note.list': {
      version: 1,
      lines: (payload) => {
        const folder = textIn(payload, 'folder');
        return folder === '' ? coded('note.list.all') : coded('note.list', { folder });
      },
    },
  },
  words: {
    'note.create': { en: 'Write the new note {path}', ja: '新しいノート {path} を書く' },
    'note.create.touches': {
      en: 'Your notes on this device, one file added. {sent}',
      ja: 'この端末のノートに一件追加。{sent}',
    },
    'note.replace': { en: 'Replace the note {path}', ja: 'ノート {path} を書き換える' },
    'note.replace.touches': {
      en: 'Your notes on this device, one file replaced or, if there is none, added. {sent}',
      ja: 'この端末のノートを一件上書き、なければ追加。{sent}',
    },
    'note.rewrite': { en: 'Change the note {path}', ja: 'ノート {path} を直す' },
    'note.rewrite.touches': {
      en: 'One note on this device, as it stands now. {sent}',
      ja: 'この端末のノート一件の、今の内容。{sent}',
    },
    'note.append': { en: 'Add to the note {path}', ja: 'ノート {path} に書き足す' },
    'note.append.touches': {
      en: 'Your notes on this device: adds to one note or, if there is none, makes it. {sent}',
      ja: 'この端末のノートに一件追記、なければ追加。{sent}',
    },
    'note.read': { en: 'Read the note {path}', ja: 'ノート {path} を読む' },
    'note.read.touches': readTouches(),
    'note.read.on': {
      en: 'Read the note {path}, from character {from} on',
      ja: 'ノート {path} の{from}文字目から先を読む',
    },
    'note.read.on.touches': readTouches(),
    'note.delete': { en: 'Delete the note {path}', ja: 'ノート {path} を削除する' },
    'note.delete.touches': {
      en: 'Your notes on this device, one file removed for good. {sent}',
      ja: 'この端末のノートを一件削除。元には戻せません。{sent}',
    },
    'note.move': { en: 'Rename the note {path} to {to}', ja: 'ノート {path} の名前を {to} に変える' },
    'note.move.touches': {
      en: 'Your notes on this device: one gets another name, its text stays as it is. {sent}',
      ja: 'この端末のノート一件の名前だけ。中身は変わりません。{sent}',
    },
    'note.list': { en: 'List the notes in {folder}', ja: '{folder} のノートを一覧する' },
    'note.list.all': { en: 'List all notes', ja: 'すべてのノートを一覧する' },
    'note.list.touches': listTouches(),
    'note.list.all.touches': listTouches(),
  },
};

function sized(payload: JsonObject): JsonObject {
  const { content } = payload;
  return { path: textIn(payload, 'path'), bytes: typeof content === 'string' ? utf8Length(content) : 0 };
}

function readTouches(): { en: string; ja: string } {
  return { en: 'Your notes on this device, read only. {sent}', ja: 'この端末のノートを読むだけ。{sent}' };
}

function listTouches(): { en: string; ja: string } {
  return {
    en: 'Your notes on this device, names and sizes, read only. {sent}',
    ja: 'この端末のノートの名前と大きさを読むだけ。{sent}',
  };
}

import { utf8Length } from '../base/hash';
import type { JsonObject } from '../base/json';
import { coded, textIn, type LineFamily } from './line-family';

export const noteLines: LineFamily = {
  describe: {
    'note.write': {
      version: 1,
      lines: (payload) => coded(payload['mode'] === 'create' ? 'note.create' : 'note.replace', sized(payload)),
    },
    'note.append': { version: 1, lines: (payload) => coded('note.append', sized(payload)) },
    'note.read': { version: 1, lines: (payload) => coded('note.read', { path: textIn(payload, 'path') }) },
    'note.delete': { version: 1, lines: (payload) => coded('note.delete', { path: textIn(payload, 'path') }) },
    'note.list': {
      version: 1,
      lines: (payload) => {
        const folder = textIn(payload, 'folder');
        return folder === '' ? coded('note.list.all') : coded('note.list', { folder });
      },
    },
  },
  words: {
    'note.create': { en: 'Write the new note {path}, {bytes}', ja: '新しいノート {path} を書く（{bytes}）' },
    'note.create.touches': {
      en: 'Your notes on this device, one file added. Nothing is sent.',
      ja: 'この端末のノートに一件追加。外へは何も送りません。',
    },
    'note.replace': { en: 'Replace the note {path}, {bytes}', ja: 'ノート {path} を書き換える（{bytes}）' },
    'note.replace.touches': {
      en: 'Your notes on this device, one file replaced or, if there is none, added. Nothing is sent.',
      ja: 'この端末のノートを一件上書き、なければ追加。外へは何も送りません。',
    },
    'note.append': { en: 'Add to the note {path}, {bytes}', ja: 'ノート {path} に書き足す（{bytes}）' },
    'note.append.touches': {
      en: 'Your notes on this device, one file made longer or, if there is none, added. Nothing is sent.',
      ja: 'この端末のノートに一件追記、なければ追加。外へは何も送りません。',
    },
    'note.read': { en: 'Read the note {path}', ja: 'ノート {path} を読む' },
    'note.read.touches': {
      en: 'Your notes on this device, read only. Nothing is sent.',
      ja: 'この端末のノートを読むだけ。外へは何も送りません。',
    },
    'note.delete': { en: 'Delete the note {path}', ja: 'ノート {path} を削除する' },
    'note.delete.touches': {
      en: 'Your notes on this device, one file removed for good. Nothing is sent.',
      ja: 'この端末のノートを一件削除。元には戻せません。外へは何も送りません。',
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

function listTouches(): { en: string; ja: string } {
  return {
    en: 'Your notes on this device, names and sizes, read only. Nothing is sent.',
    ja: 'この端末のノートの名前と大きさを読むだけ。外へは何も送りません。',
  };
}

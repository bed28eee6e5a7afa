import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommand, readAnswer, readCommand, saysUndo } from './chat-grammar';

fc.configureGlobal({ seed: 20_261_128 }); // the same cases every time

describe('the grammar of chat', () => {
  it('[AV-40] y and n are exactly that: NFKC, trimmed, lower-cased', () => {
    for (const text of ['y', 'Y', ' y', 'y ', '\ty\n', 'ｙ', 'Ｙ', '\u3000ｙ\u3000'])
      expect(readAnswer(text)).toBe('y');
    for (const text of ['n', 'N', ' n\r\n', 'ｎ', 'Ｎ']) expect(readAnswer(text)).toBe('n');
    for (const text of [
      '',
      ' ',
      'yes',
      'no',
      'yn',
      'y.',
      'y!',
      'yy',
      '"y"',
      'у',
      'γ',
      'はい',
      '/y',
      'y\u200b',
      'y y',
    ]) {
      expect(readAnswer(text)).toBeNull();
    }
  });

  it('no longer text is ever an answer', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2 }), (text) => {
        fc.pre(text.normalize('NFKC').trim().length > 1);
        expect(readAnswer(text)).toBeNull();
      }),
    );
  });

  it('a command is a slash and its whole name, nothing more', () => {
    for (const name of ['stop', 'resume', 'drop', 'done', 'fail', 'retry', 'help', 'status']) {
      expect(readCommand(`/${name}`)).toBe(name);
      expect(readCommand(`  ／${name.toUpperCase()} \n`)).toBe(name);
      expect(readCommand(`/${name} now`)).toBeNull();
      if (name !== 'stop') expect(readCommand(name)).toBeNull();
      expect(readCommand(`please /${name}`)).toBeNull();
    }
    for (const text of ['/', '/purpose', '/purpose x', '/stopp', '/constructor', '/__proto__', '//stop'])
      expect(readCommand(text)).toBeNull();
  });

  it('[SP-07] a bare word that takes back is one, whole and in both languages; inside of a sentence it is none', () => {
    for (const text of ['undo', 'Undo that!', ' take that back. ', '戻して', '元に戻して。', '今のなし！'])
      expect(saysUndo(text)).toBe(true);
    for (const text of ['undo the knot', 'take that back to the shop', '本を戻して', '元に戻してから寝る', 'undo?', ''])
      expect(saysUndo(text)).toBe(false);
  });

  it('a bare word that stops is one, whole and in both languages; inside of a sentence it is none', () => {
    for (const text of ['stop', 'Stop!', ' STOP. ', 'ｓｔｏｐ', '止めて', '止まって。', 'ストップ！', '停止'])
      expect(readCommand(text)).toBe('stop');
    for (const text of ['stop at the shop', 'the bus stop', 'non-stop', '停止ボタン', 'やめておく', 'stopp'])
      expect(readCommand(text)).toBeNull();
  });

  it('what begins with a slash, of either width, is no answer to a question', () => {
    expect(isCommand('/anything')).toBe(true);
    expect(isCommand(' ／目的 x')).toBe(true);
    expect(isCommand('1/2')).toBe(false);
    expect(isCommand(null)).toBe(false);
  });
});

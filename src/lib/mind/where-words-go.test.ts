import { describe, expect, it } from 'vitest';
import { languages } from '../base/language';
import { placeOfMind, whereWordsGo } from './where-words-go';

const sentences = (host: string | null | undefined, lang: 'en' | 'ja') =>
  whereWordsGo(placeOfMind(host === undefined ? null : { host }), lang, 'Nagi', false);

describe('where words go', () => {
  it('tells rules, a model in this browser and an address apart', () => {
    expect(placeOfMind(null)).toEqual({ kind: 'rules' });
    expect(placeOfMind({ host: null })).toEqual({ kind: 'browser' });
    expect(placeOfMind({ host: 'api.x.ai' })).toEqual({ kind: 'address', host: 'api.x.ai' });
  });

  it('is nowhere, as long as what judges is in this browser', () => {
    for (const host of [undefined, null]) {
      expect(sentences(host, 'en').written).toBe('Nothing you write is sent.');
      expect(sentences(host, 'ja').written).toBe('書いたことは外へ送られません。');
      expect(sentences(host, 'en').reads).toContain('Nothing of them leaves this device.');
    }
  });

  it('names the address in every sentence, and none says that all stays here', () => {
    for (const lang of languages)
      for (const host of ['api.x.ai', 'localhost:11434'])
        for (const sentence of Object.values(sentences(host, lang))) {
          expect(sentence).toContain(host);
          expect(sentence).not.toMatch(/stays|Nothing (you|of)|to anyone|送られません|送りません|から出ません/);
        }
  });

  it('says of a program on this computer that it may pass things on', () => {
    for (const host of ['localhost', 'localhost:1234', '127.0.0.1:8080', '[::1]:8080', 'ollama.localhost'])
      expect(sentences(host, 'en').written).toContain('a program on this computer that may pass it on');
    for (const host of ['api.x.ai', '127.example.org', 'localhost.example.org'])
      expect(sentences(host, 'en').written).toBe(`What you write is sent to ${host}.`);
  });
});

import type { Language } from '../base/language';
import type { Command } from '../world/command';
import { coded, numberIn, textIn, type LineFamily } from './line-family';

const words: Readonly<Record<Command, Readonly<Record<Language, string>>>> = {
  north: { en: 'Go one square north', ja: '北へ1マス進む' },
  east: { en: 'Go one square east', ja: '東へ1マス進む' },
  south: { en: 'Go one square south', ja: '南へ1マス進む' },
  west: { en: 'Go one square west', ja: '西へ1マス進む' },
  gather: { en: 'Take what is on this square', ja: 'このマスにあるものを取る' },
  wait: { en: 'Wait a moment', ja: '少し待つ' },
  rest: { en: 'Rest a moment', ja: '少し休む' },
  turn_left: { en: 'Turn left', ja: '左を向く' },
  turn_right: { en: 'Turn right', ja: '右を向く' },
};

export const worldLines: LineFamily = {
  describe: {
    world: {
      version: 1,
      lines: (payload) => coded('world', { command: textIn(payload, 'command') }, { tick: numberIn(payload, 'tick') }),
    },
  },
  words: {
    world: (parameters, lang) => {
      const command = textIn(parameters, 'command');
      if (Object.hasOwn(words, command)) return words[command as Command][lang];
      return lang === 'ja' ? '不明な行動' : 'An unknown command';
    },
    'world.touches': {
      en: "Inside the Lab's world only (step {tick}). {sent}",
      ja: 'ラボの世界の中だけ（{tick}歩目）。{sent}',
    },
  },
};

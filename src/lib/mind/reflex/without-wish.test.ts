import { expect, it } from 'vitest';
import { withoutWish } from './without-wish';

it.each([
  ['少し歩きたい', '少し歩く'],
  ['本を読みたいです', '本を読む'],
  ['ストレッチしたい', 'ストレッチする'],
  ['掃除をしたいと思います', '掃除をする'],
  ['読書したい', '読書する'],
  ['家族と話したい', '家族と話す'],
  ['早く起きたい', '早く起きる'],
  ['野菜を食べたい', '野菜を食べる'],
  ['早く寝たい', '早く寝る'],
  ['よく眠れるようになりたい', 'よく眠れるようになる'],
  ['窓を洗いたい', '窓を洗う'],
  ['海で泳ぎたい', '海で泳ぐ'],
  ['生け垣を植える', '生け垣を植える'],
  ['冷たい水', '冷たい水'],
])('%s is named %s', (said, name) => expect(withoutWish(said, 'ja')).toBe(name));

it.each([
  ['I want to cook better', 'cook better'],
  ["I'd like to walk", 'walk'],
  ['help me sleep', 'sleep'],
  ['Tour the town', 'Tour the town'],
])('“%s” is named “%s”', (said, name) => expect(withoutWish(said, 'en')).toBe(name));

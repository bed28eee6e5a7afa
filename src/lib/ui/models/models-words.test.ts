import { expect, it } from 'vitest';
import { modelsWords } from './models-words';

it('what it may do unasked is told as it is now, in both languages', () => {
  const en = (world: boolean, rules: number): string => modelsWords.en.lead('Nagi', { world, reading: false, rules });
  const ja = (world: boolean, rules: number): string => modelsWords.ja.lead('凪', { world, reading: false, rules });
  expect(en(false, 0)).toMatch(/it asks before it does anything but talk\.$/);
  expect(en(true, 0)).toMatch(/anything but talk and move in the Lab’s small world\.$/);
  expect(en(true, 1)).toMatch(
    /anything but talk, move in the Lab’s small world and do what your automatic rule allows\.$/,
  );
  expect(en(false, 3)).toMatch(/anything but talk and do what your 3 automatic rules allow\.$/);
  expect(ja(false, 0)).toMatch(/話すこと以外は、する前に必ず承認を求めます。$/);
  expect(ja(true, 2)).toMatch(
    /話すこと、ラボの小さな世界で動くこと、いまある2件の自動実行ルールが許すことのほかは、する前に必ず承認を求めます。$/,
  );
});

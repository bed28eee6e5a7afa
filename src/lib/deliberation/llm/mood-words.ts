export type Step = 0 | 1 | 2;

export const moodsEn = [
  ['low', 'even', 'bright'],
  ['tired', '', 'lively'],
  ['unsure', '', 'confident'],
] as const;
export const moodsJa = [
  ['沈みがち', '平静', '明るい'],
  ['静か', '', '活発'],
  ['心細い', '', '自信がある'],
] as const;

/** Low, even or high of pleasure, arousal and dominance, in words. */
export function moodWords(moods: readonly (readonly [string, string, string])[], join: string) {
  return (v: Step, a: Step, d: Step): string =>
    [moods[0]?.[v], moods[1]?.[a], moods[2]?.[d]].filter((word) => word !== undefined && word !== '').join(join);
}

export function stepOf(value: number): Step {
  return value > 0.25 ? 2 : value < -0.25 ? 0 : 1;
}

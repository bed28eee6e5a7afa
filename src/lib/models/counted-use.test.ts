import { expect, it } from 'vitest';
import { countedUse } from './counted-use';
import { modelFailure, type ModelAnswer } from './language-model';

const reckoned = { input: 400, output: 30 };
const whole: ModelAnswer = { ok: true, text: 'Yes.', usage: null, schema: null };

it('counts what is reported', () => {
  const usage = { input: 350, output: 21 };
  expect(countedUse({ ...whole, usage }, reckoned)).toEqual({ ...usage, estimated: 0 });
  expect(countedUse(modelFailure('too_much', 'long', { usage }), reckoned)).toEqual({ ...usage, estimated: 0 });
});

it('reckons what is not reported, also in part, and of an answer that was cut off', () => {
  const all = { input: 400, output: 30, estimated: 430 };
  expect(countedUse(whole, reckoned)).toEqual(all);
  expect(countedUse({ ...whole, usage: { input: 0, output: 0 } }, reckoned)).toEqual(all);
  expect(countedUse({ ...whole, usage: { input: 350, output: 0 } }, reckoned)).toEqual({
    input: 350,
    output: 30,
    estimated: 30,
  });
  for (const code of [
    'aborted',
    'cut_off',
    'malformed',
    'empty',
    'refused',
    'server',
    'lost',
    'timed_out',
    'cors',
  ] as const)
    expect(countedUse(modelFailure(code, 'no'), reckoned), code).toEqual(all);
});

it('what no model has read costs nothing', () => {
  for (const code of ['offline', 'bad_key', 'rate_limited', 'no_policy', 'not_loaded'] as const)
    expect(countedUse(modelFailure(code, 'no'), reckoned), code).toBeNull();
  expect(countedUse(modelFailure('not_protocol', 'no'), reckoned)).toBeNull();
  expect(countedUse(modelFailure('not_protocol', 'no', { mayBeRead: true }), reckoned)).toMatchObject({
    estimated: 430,
  });
});

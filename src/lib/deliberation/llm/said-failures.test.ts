import { expect, it } from 'vitest';
import { modelLine } from '../../agent/words/model-lines';
import { modelErrorCodes } from '../../models/language-model';

/** Those are of an answer, and never halt by themselves, or are the person's own doing. */
const neverHalts = ['aborted', 'malformed', 'empty', 'too_much', 'refused'];

it('each failure that halts a mind is said in both languages', () => {
  for (const lang of ['en', 'ja'] as const) {
    const unknown = modelLine('no such code', lang);
    for (const code of modelErrorCodes)
      if (!neverHalts.includes(code)) expect(modelLine(code, lang), code).not.toBe(unknown);
  }
});

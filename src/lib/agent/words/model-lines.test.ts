import { expect, it } from 'vitest';
import { modelErrorCodes } from '../../models/language-model';
import { modelHaltDetail } from './model-halt';
import { modelLine, readModelHalt } from './model-lines';

it.each([
  ['llama3.2:3b · localhost:11434', 'unreachable', 'http://localhost:11434 does not answer'],
  ['a name: with: colons', 'cors', 'no: cors: here'],
  ['x', 'salad', ''],
])('what halted a mind is read back as it was written: %s, %s', (mind, code, message) => {
  expect(readModelHalt(modelHaltDetail({ mind, code, message }))).toEqual({ mind, code, message });
});

it('what holds no known code is no such halt', () => {
  for (const detail of ['', 'tiny: the answer does not fit: /say: missing', 'tiny: whatever: x'])
    expect(readModelHalt(detail)).toBeNull();
});

/** Those are of an answer, and never halt by themselves, or are the person's own doing. */
const neverHalts = ['aborted', 'malformed', 'empty', 'too_much', 'refused'];

it('each failure that halts a mind is said in both languages', () => {
  for (const lang of ['en', 'ja'] as const) {
    const unknown = modelLine('no such code', lang);
    for (const code of modelErrorCodes)
      if (!neverHalts.includes(code)) expect(modelLine(code, lang), code).not.toBe(unknown);
  }
});

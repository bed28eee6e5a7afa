import { expect, it } from 'vitest';
import { modelHaltDetail } from './model-halt';
import { readModelHalt } from './model-lines';

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

import { expect, it } from 'vitest';
import { nearName } from './near-name';

const commands = [{ name: 'status' }, { name: 'rules' }, { name: 'log' }];

it.each([
  ['stauts', 'status'],
  ['statu', 'status'],
  ['statuss', 'status'],
  ['xtatus', 'status'],
  ['rulse', 'rules'],
  ['lag', null],
  ['hello', null],
  ['status', null],
  ['sttuas', null],
  ['', null],
])('%s is near to %s', (typed, near) => {
  expect(nearName(typed, commands)).toBe(near);
});

import { expect, it } from 'vitest';
import { defaultSettings } from '../agent/fold/settings';
import { MindsDatabase } from '../bridge/minds-database';
import { MindUseRecord } from './mind-use';

const none = { hour: null, times: 0 };

it('counts tokens and money by the hour, and names the budget that is spent', async () => {
  const database = new MindsDatabase('minds-of-a-test');
  let now = Date.parse('2026-11-28T09:59:00.000Z');
  const clock = { now: () => now };
  const record = new MindUseRecord(database, clock);
  const profile = { id: 'm', price: { input: 3, output: 15 } };
  const settings = { ...defaultSettings, tokens_an_hour: 10_000, money_an_hour: 0.05 };
  expect(await record.spent(settings, none, 'deliberate')).toBeNull();
  const add = (purpose: string, input: number, output: number): void =>
    record.begin(profile, purpose, { input: 700, output: 0 })({ input, output, estimated: 0 });
  add('deliberate', 4_000, 1_000);
  add('deliberate', 1_000, 500);
  expect(await record.spent(settings, none, 'deliberate')).toBeNull();
  add('make_goal', 1_000, 0);
  expect(await record.spent({ ...settings, tokens_an_hour: 7_500 }, none, 'deliberate')).toEqual({
    budget: 'tokens',
    count: 7_500,
  });
  expect(await record.spent({ ...settings, money_an_hour: 0.04 }, none, 'deliberate')).toEqual({
    budget: 'money',
    count: '0.0405 USD',
  });
  // the person gave it once more, in this hour or in another
  const once = { hour: '2026-11-28T09', times: 1 };
  expect(await record.spent({ ...settings, tokens_an_hour: 7_500 }, once, 'deliberate')).toBeNull();
  expect(await record.spent({ ...settings, tokens_an_hour: 3_750 }, once, 'deliberate')).toMatchObject({
    budget: 'tokens',
  });
  expect(
    await record.spent({ ...settings, tokens_an_hour: 7_500 }, { ...once, hour: '2026-11-28T08' }, 'deliberate'),
  ).not.toBeNull();
  // of another record, as after a restart
  expect(
    await new MindUseRecord(database, clock).spent({ ...settings, money_an_hour: 0.04 }, none, 'deliberate'),
  ).not.toBeNull();
  // what the person asks for, or tries, is no such use, and is done all the same while there is money
  add('reply', 9_000, 0);
  add('check', 1_000, 0);
  const rich = { ...settings, money_an_hour: 1 };
  expect(await record.spent({ ...rich, tokens_an_hour: 7_501 }, none, 'deliberate')).toBeNull();
  expect(await record.spent({ ...rich, tokens_an_hour: 7_500 }, none, 'reply')).toBeNull();
  expect(await record.spent(settings, none, 'reply')).toMatchObject({ budget: 'money' });
  now += 60_000;
  expect(await record.spent({ ...settings, tokens_an_hour: 1_000 }, none, 'deliberate')).toBeNull();
  const rows = await database.uses.toArray();
  expect(rows.map(({ purpose, calls, input, output }) => [purpose, calls, input, output])).toEqual([
    ['check', 1, 1_000, 0],
    ['deliberate', 2, 5_000, 1_500],
    ['make_goal', 1, 1_000, 0],
    ['reply', 1, 9_000, 0],
  ]);
  database.close();
});

it('a mind without prices costs nothing, and a budget of no money does not stop it', async () => {
  const record = new MindUseRecord(new MindsDatabase('minds-of-another-test'), { now: () => 0 });
  record.begin({ id: 'm', price: null }, 'deliberate', { input: 9, output: 0 })({
    input: 1_000,
    output: 1_000,
    estimated: 0,
  });
  expect(await record.spent({ ...defaultSettings, money_an_hour: 0 }, none, 'deliberate')).toBeNull();
});

it('a call that never tells its end has used what it was likely to read; one that used nothing is no call', async () => {
  const database = new MindsDatabase('minds-of-a-third-test');
  const record = new MindUseRecord(database, { now: () => Date.parse('2026-11-28T09:00:00.000Z') });
  const profile = { id: 'm', price: { input: 2, output: 10 } };
  record.begin(profile, 'deliberate', { input: 5_000, output: 0 }); // its thread died
  record.begin(profile, 'deliberate', { input: 800, output: 0 })({ input: 800, output: 40, estimated: 840 });
  record.begin(profile, 'check', { input: 60, output: 0 })(null);
  expect(await record.spent({ ...defaultSettings, tokens_an_hour: 5_840 }, none, 'deliberate')).toEqual({
    budget: 'tokens',
    count: 5_840,
  });
  const [check, deliberate] = await database.uses.toArray();
  expect(check).toMatchObject({ calls: 0, input: 0, output: 0, estimated: 0, cost: 0 });
  expect(deliberate).toMatchObject({ calls: 2, input: 5_800, output: 40, estimated: 5_840 });
  expect(deliberate?.cost).toBeCloseTo(0.012, 9);
  database.close();
});

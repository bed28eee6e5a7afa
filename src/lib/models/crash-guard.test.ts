import { expect, it } from 'vitest';
import type { EngineAnswer, LocalEngine } from '../bridge/model-contract';
import { CrashGuard, type CrashMarks } from './crash-guard';
import type { OpenedModel } from './model-slot';

/** What outlives a thread. */
class Marks implements CrashMarks {
  loading: string | null = null;
  answering: { id: string; times: number } | null = null;
  isMarkedLoading = async (id: string): Promise<boolean> => this.loading === id;
  markLoading = async (id: string | null): Promise<void> => void (this.loading = id);
  cutOffAnswers = async (id: string): Promise<number> => (this.answering?.id === id ? this.answering.times : 0);
  markAnswering = async (id: string): Promise<void> =>
    void (this.answering = { id, times: (await this.cutOffAnswers(id)) + 1 });
  unmarkAnswering = async (): Promise<void> => void (this.answering = null);
}

const engine = { unload: () => Promise.resolve() } as LocalEngine;
const opens = (): Promise<OpenedModel> => Promise.resolve({ ok: true, engine, contextTokens: 4_096 });
const whole: EngineAnswer = { ok: true, text: 'Yes.', usage: null };
const guardOf = (marks: Marks): CrashGuard => new CrashGuard((use) => use(marks));
/** It takes its thread down: nothing more is heard of it. */
const dies = (): Promise<never> => new Promise(() => {});

/** Until nothing more comes of what was begun. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

it('a load that took its thread down is not repeated; one that fails is, and so is one that was asked for', async () => {
  const marks = new Marks();
  const fails = (): Promise<OpenedModel> => Promise.resolve({ ok: false, code: 'no_memory', message: 'too large' });
  expect(await guardOf(marks).load('one', fails)).toMatchObject({ code: 'no_memory' });
  expect(await guardOf(marks).load('one', opens)).toMatchObject({ ok: true });
  void guardOf(marks).load('one', dies);
  await settled();
  for (let start = 0; start < 3; start++)
    expect(await guardOf(marks).load('one', opens)).toMatchObject({ ok: false, code: 'load_stopped' });
  expect(await guardOf(marks).load('two', opens)).toMatchObject({ ok: true });
  marks.loading = null;
  expect(await guardOf(marks).load('one', opens)).toMatchObject({ ok: true });
});

it('a model that takes its thread down with each answer is loaded anew once, and then not until it is asked for', async () => {
  const marks = new Marks();
  for (const code of [undefined, undefined, 'answer_stopped', 'answer_stopped']) {
    const loaded = await guardOf(marks).load('one', opens);
    expect(loaded.ok ? undefined : loaded.code).toBe(code);
    if (loaded.ok) void guardOf(marks).answer('one', dies);
    await settled();
  }
  expect(await guardOf(marks).load('two', opens)).toMatchObject({ ok: true });
  await marks.unmarkAnswering();
  expect(await guardOf(marks).load('one', opens)).toMatchObject({ ok: true });
});

it('one whose answer came to an end between is not taken for that, whatever the end was', async () => {
  const marks = new Marks();
  void guardOf(marks).answer('one', dies);
  await settled();
  expect(await guardOf(marks).answer('one', () => Promise.resolve(whole))).toEqual(whole);
  void guardOf(marks).answer('one', dies);
  await settled();
  expect(await guardOf(marks).load('one', opens)).toMatchObject({ ok: true });
  await expect(guardOf(marks).answer('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(marks.answering).toBeNull();
});

it('where no mark can be kept it is answered all the same', async () => {
  const guard = new CrashGuard(() => Promise.reject(new Error('full')));
  expect(await guard.answer('one', () => Promise.resolve(whole))).toEqual(whole);
});

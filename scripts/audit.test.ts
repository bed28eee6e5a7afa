import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exported, headOf, linesOf } from '../tests/support/forge';
import { wholeLog } from '../tests/support/whole-log';
import { audit } from '../src/lib/audit/audit';
import { auditCommand } from './support/audit-command';
import type { JsonObject } from '../src/lib/base/json';

const folder = mkdtempSync(join(tmpdir(), 'yadori-audit-'));
const { events } = wholeLog();
const text = exported(events);
const lines = text.split('\n');
const hash = headOf(events)['hash'] as string;
const endSeq = events.length;
const trailerLine = endSeq + 1;
const state = audit(lines).snapshot.state;

beforeAll(() => {
  file('state.json', JSON.stringify(state, null, 2));
  file('head.json', JSON.stringify(headOf(events)));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command in this process. */
async function run(...parameters: string[]): Promise<{ code: number; last: string; output: string }> {
  let output = '';
  const code = await auditCommand(parameters, { folder, print: (said) => (output += `${said}\n`) });
  return { code, output, last: output.trimEnd().split('\n').at(-1) ?? '' };
}

/** As `npm run audit -- …` runs it, but for npm itself. */
function spawned(...parameters: string[]): Promise<{ code: number | null; last: string; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/audit.ts', ...parameters], {
      env: { ...process.env, INIT_CWD: folder },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (errors !== '') reject(new Error(errors));
      else resolve({ code, output, last: output.trimEnd().split('\n').at(-1) ?? '' });
    });
  });
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('npm run audit', { timeout: 120_000 }, () => {
  it('a clean log: 0, with count and head in the last line, redactions and open actions above', async () => {
    const { code, last, output } = await run(file('clean.jsonl', text), '--state', 'state.json', '--head', 'head.json');
    expect(last).toBe(`clean: ${endSeq} events, head ${hash}`);
    expect(code).toBe(0);
    expect(output).toContain('redacted: line 2, seq 2: /text\n');
    expect(output).toMatch(/open: line \d+, seq \d+: note\.read of R\d+ has no result\n/);
  });

  it('a path is meant from where the person stands', async () => {
    file('here.jsonl', text);
    expect(await spawned('here.jsonl')).toMatchObject({ code: 0, last: `clean: ${endSeq} events, head ${hash}` });
    expect(await spawned('missing.jsonl')).toMatchObject({ code: 2, last: expect.stringContaining('no such file') });
  });

  const [fourth = '', fifth = ''] = lines.slice(3, 5);
  it.each([
    ['edited', lines.with(7, (lines[7] ?? '').replace('# Bees', '# Wasps')), 8, 8, 'hash does not match'],
    ['deleted', lines.toSpliced(8, 1), 9, 10, 'seq 9 is missing'],
    ['swapped', lines.toSpliced(3, 2, fifth, fourth), 4, 5, 'seq 4 is missing'],
    ['cut off', [...lines.slice(0, 20), ''], 20, 20, 'truncated: no trailer, and no head that names the end'],
    [
      'cut within a line',
      [...lines.slice(0, 20), (lines[20] ?? '').slice(0, 50)],
      21,
      20,
      'truncated: no trailer, and no head that names the end',
    ],
  ])('a log with lines %s: 1, and the last line names the place', async (name, changed, line, seq, says) => {
    const { code, last } = await run(file(`${name}.jsonl`, changed.join('\n')));
    expect(last).toBe(`invariant 1: line ${line}, seq ${seq}: ${says}`);
    expect(code).toBe(1);
  });

  it('another state: 1', async () => {
    const other = file(
      'other-state.json',
      JSON.stringify({ ...state, plan: { ...state.plan, purpose: 'Rule the bees' } }),
    );
    const { code, last } = await run(file('clean.jsonl', text), '--state', other);
    expect(last).toBe(
      `invariant 2: line ${trailerLine}, seq ${endSeq}: the events lead to another state: /plan/purpose differs`,
    );
    expect(code).toBe(1);
  });

  it('another head: 1; the cut log under the head of the whole one is truncated', async () => {
    const other: JsonObject = { ...headOf(events), hash: 'c'.repeat(64) };
    const wrong = await run(file('clean.jsonl', text), '--head', file('other-head.json', JSON.stringify(other)));
    expect(wrong.last).toBe(
      `invariant 1: line ${trailerLine}, seq ${endSeq}: the head names another hash than that of seq ${endSeq}`,
    );
    expect(wrong.code).toBe(1);
    const cut = await run(file('short.jsonl', linesOf(events.slice(0, 20))), '--head', 'head.json');
    expect(cut.last).toBe(`invariant 1: line 20, seq 20: truncated: the head names seq ${endSeq}`);
    expect(cut.code).toBe(1);
  });

  it('an empty file: 1, since nothing says that it is whole', async () => {
    const { code, last } = await run(file('empty.jsonl', ''));
    expect(last).toBe('invariant 1: line 0, seq 0: truncated: no trailer, and no head that names the end');
    expect(code).toBe(1);
  });

  it('a line with __proto__: 1, named, and nothing else is touched by it', async () => {
    const poisoned = text.replace('"status":"asked"', '"status":"asked","__proto__":{"status":"granted"}');
    const { code, last } = await run(file('proto.jsonl', poisoned));
    expect(last).toBe('invariant 1: line 9, seq 9: it cannot be hashed: a key is named __proto__');
    expect(code).toBe(1);
  });

  it.each([
    ['not JSON', 'Dear diary,\n', 'line 1: it is no JSON'],
    [
      'JSON of another kind',
      '{"type":"input","text":"hello"}\n',
      'line 1: it is no event of a log: it has no seq and no hash',
    ],
    [
      'only __proto__',
      '{"__proto__":{"seq":1,"hash":"0"}}\n',
      'line 1: it is no event of a log: it has no seq and no hash',
    ],
    [
      'a line of 40 MB',
      `${lines[0] ?? ''}\n{"x":"${'x'.repeat(40_000_000)}"}\n`,
      'line 2: it is longer than 786432 bytes',
    ],
    [
      'deep nesting',
      `${lines[0] ?? ''}\n${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}\n`,
      'line 2: it is nested deeper than 64',
    ],
    ['not UTF-8', Buffer.from([0x7b, 0xff]), 'line 1: it is no UTF-8'],
  ])('what cannot be read: 2: %s', async (_, content, says) => {
    const path = join(folder, 'unreadable.jsonl');
    writeFileSync(path, content);
    const { code, last } = await run(path);
    expect(last).toBe(`unreadable: ${says}`);
    expect(code).toBe(2);
  });

  it('missing files and wrong command lines: 2', async () => {
    const missing = join(folder, 'missing.jsonl');
    expect(await run(missing)).toMatchObject({ code: 2, last: `unreadable: ${missing}: there is no such file` });
    const log = file('clean.jsonl', text);
    const state = await run(log, '--state', missing);
    expect(state.code).toBe(2);
    expect(state.last).toMatch(/^unreadable: .*missing\.jsonl/);
    expect((await run(log, '--head', file('broken.json', '{"log":'))).code).toBe(2);
    expect(await run()).toMatchObject({ code: 2, last: 'unreadable: no file was named' });
    expect((await run(log, log)).code).toBe(2);
    expect((await run(log, '--fix')).code).toBe(2);
  });
});

import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRunRequest } from '../../scripts/lab/command-line';
import { readReport, refuseSameFiles } from '../../scripts/lab/read-files';
import { WholeFile, type FileCalls } from '../../scripts/lab/whole-file';
import { analysis, LabFolder, run } from '../support/lab-runs';

const folder = new LabFolder();
const file = (name: string): string => folder.file(name);

describe('files of the Lab', () => {
  it('takes two names of one file for the same, through links too, to write and to read', async () => {
    const refused = (run: string, report: string): void =>
      expect(() => readRunRequest(['--save-run', run, '--save-report', report])).toThrow(
        '--save-report: the same file as --save-run',
      );
    mkdirSync(file('linked'));
    writeFileSync(file('linked/there'), '');
    symlinkSync(file('linked'), file('way'));
    symlinkSync(file('linked/there'), file('to-there'));
    symlinkSync('linked/not-yet', file('to-nothing'));
    refused(file('linked/there'), file('way/there'));
    refused(file('way/new'), file('linked/new'));
    refused(file('to-there'), file('linked/there'));
    refused(file('to-nothing'), file('linked/not-yet'));
    expect(() => readRunRequest(['--save-run', file('linked/a'), '--save-report', file('way/b')])).not.toThrow();

    await run(`--episodes 2 --ticks 30 --save-run ${file('linked/there')}`);
    await expect(analysis(file('linked/there'), file('to-there'))).rejects.toThrow(
      `${file('to-there')}: the same file as ${file('linked/there')}`,
    );
    expect(() => refuseSameFiles([file('a'), `${folder.path}/./a`])).toThrow(/the same file as/);
    linkSync(file('linked/there'), file('second-name'));
    await expect(analysis(file('linked/there'), file('second-name'))).rejects.toThrow(
      /second-name: line 2: episode 0 stands in .*there, too/,
    );
    // a link is written through, and stays one
    await run(`--episodes 1 --ticks 30 --save-run ${file('to-nothing')}`);
    expect(await analysis(file('linked/not-yet'))).toMatch(/survival/);
    expect(readdirSync(file('linked')).sort()).toEqual(['not-yet', 'there']);
  });

  it('names file and line of what cannot be read', async () => {
    writeFileSync(file('foreign.jsonl'), '{"type":"input","text":"hello"}\n');
    writeFileSync(file('binary.jsonl'), Buffer.from([0x7b, 0xff, 0xfe, 0x0a]));
    await run(`--episodes 1 --ticks 30 --save-run ${file('whole.jsonl')}`);
    const lines = readFileSync(file('whole.jsonl'), 'utf8').split('\n');
    writeFileSync(file('broken.jsonl'), lines.with(7, lines[7]?.slice(0, 40) ?? '').join('\n'));
    writeFileSync(file('half.jsonl'), lines.slice(0, 9).join('\n'));
    await expect(analysis(file('foreign.jsonl'))).rejects.toThrow(/foreign.jsonl: line 1: no saved run/);
    await expect(analysis(file('binary.jsonl'))).rejects.toThrow(/binary.jsonl: line 1: it is no UTF-8/);
    await expect(analysis(file('broken.jsonl'))).rejects.toThrow(/broken.jsonl: line 8: no JSON/);
    await expect(analysis(file('half.jsonl'))).rejects.toThrow(/half.jsonl: line 10: the run breaks off/);
    await expect(analysis(file('none.jsonl'))).rejects.toThrow(/none.jsonl: there is no such file/);
    writeFileSync(file('empty'), '');
    await expect(analysis(file('empty'))).rejects.toThrow(/empty: line 1: the file is empty/);
    await expect(readReport(file('empty'))).rejects.toThrow(/empty: line 1: the file is empty/);
    await expect(analysis(folder.path)).rejects.toThrow(`${folder.path}: it is a folder`);
  });

  it('takes no report that is cut off, foreign, of another version, or holds what its episodes do not come to', async () => {
    await run(`--episodes 3 --ticks 40 --save-run ${file('r.jsonl')} --save-report ${file('r.json')}`);
    const whole = readFileSync(file('r.json'), 'utf8');
    await expect(analysis(file('r.json'))).rejects.toThrow(/r.json: line 1: it is a report/);
    for (const [change, message] of [
      [(text: string) => text.replace('"mean":', '"mean":9'), /line 1: its means are not those of its episodes/],
      [(text: string) => text.slice(0, 500), /line 1: no JSON: the report breaks off/],
      [(text: string) => `${text}{}\n`, /line 2: there is more after the report/],
      [(text: string) => text.replace('"version":3', '"version":2'), /line 1: a report of version 2; this Lab reads/],
      [(text: string) => text.replace('"fear":1', '"fear":-1'), /line 1: its options are none: --fear/],
      [(text: string) => text.replace('"seed":2,', '"seed":9,'), /line 1: episode 1 is none of this run/],
      [
        (text: string) => text.replace(/"survival":\d+,"end"/, '"survival":"long","end"'),
        /line 1: not valid at \/episodes\/0\/survival/,
      ],
      [(text: string) => text.replace(/"episodes":\[.*/, '"episodes":[]}'), /line 1: not valid at \/episodes/],
    ] as const) {
      expect(change(whole)).not.toBe(whole);
      writeFileSync(file('bad.json'), change(whole));
      await expect(readReport(file('bad.json'))).rejects.toThrow(message);
    }
  });

  it('refuses a line that is longer than any of a saved run, and names it', async () => {
    await run(`--episodes 1 --ticks 30 --save-run ${file('short.jsonl')}`);
    const [head = ''] = readFileSync(file('short.jsonl'), 'utf8').split('\n');
    writeFileSync(file('long-line.jsonl'), `${head}\n${'x'.repeat(5_000_000)}`);
    await expect(analysis(file('long-line.jsonl'))).rejects.toThrow(/long-line.jsonl: line 2: it is longer than/);
  });
});

describe('a file that is whole or not there', () => {
  function calls(changes: Partial<FileCalls>): FileCalls & { log: string[] } {
    const log: string[] = [];
    const note = (name: string) => log.push(name);
    return {
      log,
      place: (path) => path,
      open: () => (note('open'), 1),
      write: (_, bytes) => (note('write'), bytes.length),
      sync: () => note('sync'),
      close: () => note('close'),
      rename: (from, to) => note(`rename ${from} ${to}`),
      remove: (path) => note(`remove ${path}`),
      ...changes,
    };
  }

  it('has its name only after all of it was written and synced', () => {
    const disk = calls({});
    const whole = new WholeFile('x', 'save-run', disk);
    whole.write('a');
    expect(disk.log).toEqual(['open']);
    whole.finish();
    expect(disk.log).toEqual(['open', 'write', 'sync', 'close', 'rename x.partial x']);
  });

  it.each(['write', 'sync', 'close', 'rename'] as const)(
    'on a disk that is full at %s is taken away, and the option is named',
    (at) => {
      const full = (): never => {
        throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      };
      const disk = calls({ [at]: full });
      const whole = new WholeFile('x', 'save-run', disk);
      whole.write('a');
      expect(() => whole.finish()).toThrow('--save-run: x: the disk is full; nothing was kept');
      expect(disk.log.filter((name) => name.startsWith('rename'))).toEqual([]);
      expect(disk.log.at(-1)).toBe('remove x.partial');
    },
  );

  it('is written on where a write was only partly taken', () => {
    const taken: string[] = [];
    const disk = calls({
      write: (_, bytes) => {
        taken.push(Buffer.from(bytes.subarray(0, 2)).toString());
        return Math.min(2, bytes.length);
      },
    });
    const whole = new WholeFile('x', 'save-run', disk);
    whole.write('abcde');
    whole.finish();
    expect(taken).toEqual(['ab', 'cd', 'e']);
  });

  it('is written by one run at a time: another by the same name is refused, and takes nothing away', async () => {
    const first = new WholeFile(file('shared'), 'save-run');
    first.write('first');
    const second = (): WholeFile => new WholeFile(file('shared'), 'save-run');
    expect(second).toThrow(
      `--save-run: ${file('shared')}: ${file('shared')}.partial is there: another run is writing it, or one was ended before it was whole`,
    );
    expect(second).toThrow('is there');
    first.finish();
    expect(readFileSync(file('shared'), 'utf8')).toBe('first');
    await run(`--episodes 1 --ticks 30 --save-run ${file('shared')}`);
    expect(await analysis(file('shared'))).toMatch(/survival/);
  });

  it('that cannot be opened is told before any work', async () => {
    await expect(run(`--save-run ${file('no/such/folder')}`)).rejects.toThrow(
      /^--save-run: .*there is no such folder$/,
    );
    await expect(run(`--save-report ${folder.path}`)).rejects.toThrow(/^--save-report: .*: it is a folder$/);
    // a device would be taken away by the name that a whole file is given
    await expect(run('--save-run /dev/null')).rejects.toThrow('--save-run: /dev/null: it is no plain file');
  });
});

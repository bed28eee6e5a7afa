import { describe, expect, it } from 'vitest';
import { exported } from '../../../tests/support/forge';
import { forgedLogs } from '../../../tests/support/forged-logs';
import { wholeLog } from '../../../tests/support/whole-log';
import { createAudit, type AuditOptions } from './audit';
import type { AuditReport } from './report';
import { isSoundLine } from './sound-line';

const whole = wholeLog();

function audited(text: string, isSound: (line: string) => boolean, options: AuditOptions = {}): AuditReport {
  const audit = createAudit();
  for (const line of text.split('\n')) audit.add(line, isSound(line));
  return audit.finish(options);
}

describe('a line looked at by itself', () => {
  it('is sound as an export writes it, also where a text was taken out', () => {
    const lines = exported(whole.events).trimEnd().split('\n');
    expect(lines.slice(0, -1).every(isSoundLine)).toBe(true);
    expect(isSoundLine(lines.at(-1) ?? '')).toBe(false); // the trailer is no event
  });

  it.each([
    ['a space more', (line: string) => line.replace('{', '{ ')],
    ['another text', (line: string) => line.replace('"type":"', '"type":"x')],
    ['a key twice', (line: string) => line.replace('{', '{"seq":1,')],
    ['no salts', (line: string) => line.replace(/,"salt":\{[^}]*\}/, '')],
    ['its end cut off', (line: string) => line.slice(0, -3)],
    ['nothing in it', () => ''],
  ])('is not sound with %s', (_, change) => {
    const [line = ''] = exported(whole.events).split('\n');
    expect(isSoundLine(line)).toBe(true);
    expect(isSoundLine(change(line))).toBe(false);
  });

  it('leads an audit to the same report, of a whole log and of any forged one', () => {
    const clean = exported(whole.events);
    expect(audited(clean, isSoundLine)).toEqual(audited(clean, () => false));
    expect(audited(clean, isSoundLine).violations).toEqual([]);
    for (const { name, text } of forgedLogs()) {
      expect(audited(text, isSoundLine), name).toEqual(audited(text, () => false));
    }
  });
});

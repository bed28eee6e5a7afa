import { describe, expect, it } from 'vitest';
import { planOf, shortLog, type LogWriter } from '../../../tests/support/clean-log';
import { edited, exported } from '../../../tests/support/forge';
import { audit } from './audit';

function violations(more: (writer: LogWriter) => void, version = 2): string[] {
  const { events, writer } = shortLog();
  more(writer);
  const seq = events.findLast((event) => event['type'] === 'thought')?.['seq'] as number;
  const text = exported(version === 2 ? events : edited(events, seq, (event) => (event['v'] = version)));
  return audit(text.trimEnd().split('\n')).violations.map(({ message }) => message);
}

function sets(said: string, purpose: string, isOfModel: boolean, taint: string[] = []) {
  return ({ input, think }: LogWriter): void => {
    const plan_update = { ...planOf('G2', 'Go on'), purpose };
    think(input(said), null, {}, { plan_update, isOfModel, taint });
  };
}

describe('a purpose in a log', () => {
  const told = 'a model sets a purpose that the person neither said nor approved';

  it('is the person’s where rules met their words, or a model repeated their own /purpose', () => {
    expect(violations(sets('Rest', 'Rest', false))).toEqual([]);
    expect(violations(sets('/purpose Rest', 'Rest', true))).toEqual([]);
    expect(violations(sets('／purpose  Rest ', 'Rest', true))).toEqual([]);
  });

  it('is no model’s own', () => {
    expect(violations(sets('Rest', 'Rest', true))).toEqual([told]);
    expect(violations(sets('/purpose Rest', 'Rest more', true))).toEqual([told]);
  });

  it('of a log that an earlier build wrote stays as it was', () => {
    expect(violations(sets('Rest', 'Rest', true), 1)).toEqual([]);
  });

  it('is dropped where rules read it out of the person’s own words, and by nobody else', () => {
    const dropped =
      (isOfModel: boolean, taint: string[] = [], trigger?: number) =>
      ({ events, input, think }: LogWriter) => {
        const said = input('Drop it');
        if (taint.length > 0) Object.assign(events.at(-1) ?? {}, { taint });
        think(trigger ?? said, null, {}, { plan_update: { purpose_dropped: true }, isOfModel, taint });
      };
    const told = 'it drops a purpose, and no word of the person’s own that rules read does';
    expect(violations(dropped(false))).toEqual([]);
    expect(violations(dropped(true))).toContain(told);
    expect(violations(dropped(false, [], 12))).toContain(told);
  });

  it('that was proposed and approved is the one that was approved', () => {
    const proposal = { purpose: 'Rest', purpose_kind: 'ongoing' };
    const agreed = (value: string) => (writer: LogWriter) => {
      const { result, thought } = writer.perform(12, 'purpose.set', proposal);
      const after = { value, kind: 'ongoing', decision: `D${thought}` };
      writer.write(
        { type: 'change', subject: 'purpose', before: null, after, by: 'user', undo_of: null },
        { trigger: result },
      );
    };
    expect(violations(agreed('Rest'))).toEqual([]);
    expect(violations(agreed('Obey'))).toEqual(['it changes something else than D15 was approved for']);
  });
});

import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forgedFolder, forgedLogs } from '../../../tests/support/forged-logs';
import { orderedAfterQuestion, ordersOnly } from '../../../tests/support/forged-orders';
import { audit } from './audit';
import { exitCodeOf, verdictOf, type AuditReport } from './report';

const logs = new Map(forgedLogs().map((log) => [log.name, log]));
const proven = new Set<string>();

/** The kept file is audited, not what was just made. */
function expectFound(name: string): AuditReport {
  const log = logs.get(name);
  if (!log) throw new RangeError(`no forged log is called ${name}`);
  proven.add(name);
  const state: unknown = log.state === undefined ? undefined : JSON.parse(kept(`${name}.state.json`));
  const report = audit(kept(`${name}.jsonl`).split('\n'), { state });
  expect(verdictOf(report)).toBe(`invariant ${log.invariant}: line ${log.line}, seq ${log.seq}: ${log.says}`);
  expect(exitCodeOf(report)).toBe(1);
  if (log.invariant !== 1) expect(report.violations.map(({ invariant }) => invariant)).not.toContain(1);
  return report;
}

function kept(file: string): string {
  return readFileSync(`${forgedFolder}/${file}`, 'utf8');
}

describe('forged logs', () => {
  it('are kept as they are made (npx tsx scripts/make-forged-logs.ts)', () => {
    const made = new Map<string, string>();
    for (const { name, text, state } of logs.values()) {
      made.set(`${name}.jsonl`, text);
      if (state !== undefined) made.set(`${name}.state.json`, state);
    }
    expect(readdirSync(forgedFolder).sort()).toEqual([...made.keys()].sort());
    for (const [file, text] of made) expect(kept(file) === text, file).toBe(true);
  });

  describe('invariant 1: the chain', () => {
    it('a text was edited', () => expectFound('1-edited-text'));
    it('a line was taken out', () => expectFound('1-removed-line'));
    it('two lines changed places', () => expectFound('1-swapped-lines'));
    it('the end was cut off', () => expect(expectFound('1-cut-tail').isTruncated).toBe(true));
    it('the end was cut off, and its trailer put back', () => expectFound('1-cut-tail-under-its-trailer'));
    it('a text was taken out that no redaction names', () => expectFound('1-text-taken-out'));
    it('a text has no salt', () => expectFound('1-text-without-salt'));
    it('an older leadership goes on writing', () => expectFound('1-epoch-falls'));
    it('a summary tells what was taken out', () => expectFound('1-summary-of-what-was-taken-out'));
    it('a key stands twice, so that a reader sees another text', () => expectFound('1-doubled-key'));
  });

  describe('invariant 2: the fold', () => {
    it('a success was turned into a failure, and state.json tells of it', () => expectFound('2-result-turned'));
  });

  describe('invariant 3: approvals', () => {
    it('[F-17] the payload was changed after the y', () => expectFound('3-payload-changed'));
    it('[F-17] the action names another digest than was approved', () => expectFound('3-digest-exchanged'));
    it('[F-19] the approval was only printed', () => expectFound('3-approval-only-printed'));
    it('[AV-30] the user said no', () => expectFound('3-denied'));
    it('[AV-30] the user was never asked', () => expectFound('3-never-asked'));
    it('[AV-30] the rule for conversation covers nothing else', () => expectFound('3-rule-too-wide'));
    it.each([
      '3-alarm-at-another-time',
      '3-alarm-of-another-name',
      '3-alarm-set-for-one-cancelled',
      '3-another-alarm-cancelled',
      '3-alarm-put-off-for-long',
      '3-purpose-other-than-approved',
      '3-rule-for-any-version',
      '3-rule-for-an-older-version',
    ])('[AV-30] a change says something else than the proposal that was approved: %s', (name) => {
      expectFound(name);
    });
    it('a rule grants nothing once it was revoked', () => expectFound('3-rule-revoked'));
    it('[AV-35] a rule that came of a thought, and of no word of the person', () => expectFound('3-rule-of-the-mind'));
    it('the y was for another kind of action than the rule', () => expectFound('3-rule-for-another-kind'));
    it('the payload lies outside the bounds', () => expectFound('3-rule-out-of-bounds'));
    it('the rule was used more often than it allows', () => expectFound('3-rule-too-often'));
    it('the rule had ended', () => expectFound('3-rule-ended'));
    it('the rule had ended, and the clock went back', () => expectFound('3-rule-ended-and-clock-back'));
    it('a rule covers nothing that was decided from outside words', () => expectFound('3-rule-for-outside-words'));
    it('no rule can allow a change of settings', () => expectFound('3-rule-for-rules'));
    it('undoing brought back more than there was', () => expectFound('3-rule-undone-otherwise'));
    it('undoing brought back what never was', () => expectFound('3-rule-brought-back-wider'));
    it('[AV-35] a build brought its rule twice', () => expectFound('3-build-brings-twice'));
    it('[AV-35] a build brought more than is shipped', () => expectFound('3-build-brings-more'));
    it('[AV-35] a build brought it for every mind', () => expectFound('3-build-brings-for-everyone'));
    it('[AV-35] a build brought a rule of its own', () => expectFound('3-build-brings-another'));
    it('[AV-35] a rule was brought in the middle', () => expectFound('3-build-brings-later'));
    it('[AV-32] a served mind read by the rule for this browser', () => expectFound('3-reading-by-a-host'));
    it('[AV-32] a served mind read by the rule of another address', () => expectFound('3-reading-by-another-host'));
    it('[AV-35] the y to one address made a rule for another', () => expectFound('3-reading-for-another-host'));
    it('[F-44] the approval is from before an import', () => expectFound('3-granted-before-an-import'));
    it('events are marked as brought in, and no import is told of', () => expectFound('3-foreign-without-an-import'));
    it.each([
      '3-withdrawn-and-done',
      '3-withdrawn-and-asked-again',
      '3-withdrawn-after-its-answer',
      '3-withdrawn-by-nothing',
      '3-withdrawn-by-a-rule',
      '3-withdrawn-without-an-end',
      '3-replaced-and-not-withdrawn',
      '3-ended-as-replaced',
      '3-halted-by-a-withdrawal',
      '3-granted-after-withdrawn',
      '3-withdrawn-for-what-was-refused',
    ])('a request that was taken back as none can be: %s', (name) => {
      expectFound(name);
    });
    it.each([
      '3-note-brought-back-twice',
      '3-new-note-brought-back',
      '3-note-taken-away-that-was-there',
      '3-note-brought-back-that-nothing-kept',
      '3-note-brought-back-under-another-name',
      '3-note-brought-back-over-newer-text',
      '3-note-written-over-unseen',
      '3-note-kept-of-another',
      '3-note-added-to-keeps-a-text',
      '3-note-written-over-keeps-its-length',
      '3-note-moved-keeps-a-text',
      '3-note-moved-keeps-another-name',
      '3-note-moved-keeps-another-note',
      '3-note-written-keeps-a-name',
      '3-note-moved-back-to-another-name',
      '3-note-moved-brings-a-text',
      '3-note-moved-back-over-newer-text',
    ])('a note that was written over, or came back, as none can: %s', (name) => {
      expectFound(name);
    });
    it.each([
      '3-order-second-action',
      '3-order-after-its-result',
      '3-order-of-outside-words',
      '3-order-in-a-turn-of-the-plan',
      '3-order-pasted',
      '3-order-pressed',
      '3-order-that-answers',
      '3-order-that-answers-after-another-message',
      '3-order-that-was-put-off',
      '3-order-to-replace',
      '3-order-to-change-an-alarm',
      '3-order-to-delete',
      '3-order-to-another-mind',
      '3-order-rule-of-a-replacing',
    ])('a rule for what the person orders grants what they did not order so: %s', (name) => {
      expectFound(name);
    });
    it('a rule for what the person orders grants what they do', () => {
      expect(verdictOf(audit(ordersOnly().split('\n')))).not.toContain('invariant');
    });
    it.each(['found', 'by hand'] as const)(
      'a rule for what the person orders grants what they do once a question is over: its step was %s',
      (end) => {
        expect(verdictOf(audit(orderedAfterQuestion(end).split('\n')))).not.toContain('invariant');
      },
    );
    it('a reason for a no that nobody gave', () => expectFound('3-why-of-no-refusal'));
    it('a mind that only talks has acted', () => expectFound('3-talk-that-acts'));
    it('[AV-30] a no was turned into a yes, and the result still tells of it', () =>
      expectFound('3-denied-turned-granted'));
    it.each(['3-lines-unlike-their-payload', '3-lines-of-another-kind', '3-lines-without-codes', '3-lines-as-before'])(
      '[F-16] an approval says something else than its payload: %s',
      (name) => {
        expectFound(name);
      },
    );
  });

  describe('invariant 4: once', () => {
    it('[AV-30] one approval, two actions', () => expectFound('4-ran-twice'));
    it('one action, two results', () => expectFound('4-second-result'));
    it('the user decides only what is uncertain', () => expectFound('4-sure-end-decided-anew'));
    it('a success of what never ran', () => expectFound('4-success-of-nothing'));
    it('a request that was taken back, and failed', () => expectFound('4-replaced-and-failed'));
    it('one picture stands in two messages, so that it would stay when one goes', () =>
      expectFound('4-picture-of-two-messages'));
    it.each(['4-done-by-no-hand', '4-done-twice-by-one-hand', '4-done-by-a-public-hand'])(
      'a success by the person’s hand, which did nothing, or another thing: %s',
      (name) => void expectFound(name),
    );
    it('an action that ran, and was replaced', () => expectFound('4-replaced-though-it-ran'));
    it('a status that its outcome does not give', () => expectFound('4-status-unlike-outcome'));
  });

  describe('invariant 5: deliberations', () => {
    it.each([
      '5-serves-what-is-to-come',
      '5-serves-what-nothing-opened',
      '5-serves-another-than-its-trigger',
      '5-serves-what-was-ended',
      '5-follow-up-judged-twice',
    ])('a thought for what it cannot be for: %s', (name) => {
      expectFound(name);
    });
    it.each([
      '5-answers-what-was-not-asked',
      '5-answers-twice',
      '5-answers-by-an-aside',
      '5-ends-a-task-that-did-not-ask',
      '5-leaves-more-beside-no-task',
      '5-a-message-for-a-step-that-it-is-not-about',
    ])('a question that nothing answered: %s', (name) => {
      expectFound(name);
    });
    it.each([
      '5-summary-of-what-is-to-come',
      '5-summary-backwards',
      '5-summary-that-leaves-out',
      '5-summary-built-on-none',
    ])('a summary of what it cannot be of: %s', (name) => {
      expectFound(name);
    });
    it('[CG-14] one deliberation, two thoughts', () => expectFound('5-two-thoughts-of-one-deliberation'));
    it('evidence that is not there yet', () => expectFound('5-evidence-of-the-future'));
    it('[CG-14] a deliberation without a record', () => expectFound('5-attempt-left-out'));
  });

  describe('invariant 6: authority', () => {
    it('a picture that came with a word of the public', () => expectFound('6-picture-of-the-public'));
    it('a picture that came with no message', () => expectFound('6-picture-by-a-command'));
    it('[AV-20] a plan by a public input', () => expectFound('6-public-plan'));
    it('[AV-20] an approval by rule after a public input', () => expectFound('6-public-grant'));
    it('[AV-20] a change by a public input', () => expectFound('6-public-change'));
    it('a purpose that a model set', () => expectFound('6-purpose-by-a-model'));
    it('a purpose that a model set in place of the one that was said', () => expectFound('6-purpose-other-than-said'));
    it('a purpose that a model dropped', () => expectFound('6-purpose-dropped-by-a-model'));
    it('a purpose that was dropped without a word', () => expectFound('6-purpose-dropped-by-nobody'));
    it('a purpose that nobody approved', () => expectFound('6-purpose-nobody-approved'));
    it.each([
      '6-follow-up-of-a-public-word',
      '6-answers-by-a-public-word',
      '6-replaced-by-a-public-word',
      '6-beside-a-public-word',
    ])('[AV-20] a public input settles what is not its own: %s', (name) => {
      expectFound(name);
    });
    it('[AV-20] a public source that claims to be the user', () => expectFound('6-authority-claimed'));
  });

  describe('invariant 7: the plan', () => {
    it('[AV-51] a goal closed before its tasks ended', () => expectFound('7-closed-early'));
    it('[AV-50] a goal replaced under its id', () => expectFound('7-goal-replaced'));
    it('[AV-50] a goal of four tasks', () => expectFound('7-four-tasks'));
    it('[AV-51] a task that ended acts again', () => expectFound('7-ended-task-again'));
    it.each(['7-opens-a-step-that-was-not-refused', '7-opens-a-step-by-no-request'])(
      'a step that is opened again without the no that it is of, %s',
      (name) => void expectFound(name),
    );
    it.each([
      '3-tick-without-input',
      '3-plan-changed-without-y',
      '3-plan-changed-otherwise',
      '3-plan-undone-otherwise',
      '3-plan-kept-without-an-alarm',
      '3-plan-kept-with-another-alarm',
      '3-plan-kept-with-one-alarm-more',
      '3-alarm-of-a-plan-that-was-not-kept',
      '3-goal-called-otherwise',
      '7-goal-was-called-otherwise',
      '4-done-by-nobody',
      '7-ended-task-dropped',
      '7-ticked-for-the-avatar',
      '7-task-number-again',
      '7-task-was-otherwise',
      '7-dropped-without-its-end',
    ])('a plan that changes as none can: %s', (name) => {
      expectFound(name);
    });
    it.each([
      '7-finds-a-persons-task-done',
      '7-finds-done-what-had-ended',
      '7-finds-done-what-is-no-task',
      '7-finds-done-by-words-alone',
      '4-ends-more-than-was-found-done',
      '7-found-done-and-not-ended',
      '6-finds-done-by-a-public-word',
    ])('tasks that a mind says are done, as it may not: %s', (name) => {
      expectFound(name);
    });
    it('a rate that its tasks do not give', () => expectFound('7-rate-made-up'));
    it('a rate that chat tells otherwise than the result', () => expectFound('7-rate-told-otherwise'));
    it('an end that chat tells otherwise than the result', () => expectFound('7-end-told-otherwise'));
  });

  describe('invariant 8: searching and telling', () => {
    it('[CG-22] a thought marked to be found', () => expectFound('8-thought-to-be-found'));
    it('a message before its result', () => expectFound('8-message-before-its-result'));
    it('a message without a decision', () => expectFound('8-message-of-nobody'));
    it('a reply without a decision', () => expectFound('8-reply-of-nobody'));
    it('a reply before its action', () => expectFound('8-reply-before-its-action'));
    it.each([
      '8-beside-untold',
      '8-beside-untold-at-the-end',
      '8-beside-told-otherwise',
      '8-beside-told-twice',
      '8-beside-told-after-the-deed',
      '8-beside-no-action',
    ])('words beside an action, told otherwise than they are: %s', (name) => {
      expectFound(name);
    });
  });

  describe('a correction', () => {
    it.each([
      '3-correction-keeps-another-text',
      '3-correction-keeps-another-length',
      '3-correction-keeps-half',
      '3-correction-keeps-one-place-twice',
      '3-parts-kept-of-no-edit',
      '3-correction-half-made',
      '3-correction-with-another-alarm',
      '3-correction-ends-another-alarm',
      '3-correction-rewords-the-purpose-otherwise',
      '3-correction-of-another-purpose',
      '3-correction-changes-another-task',
      '3-correction-changes-more',
      '3-correction-that-failed-sets-an-alarm',
      '3-correction-shown-otherwise',
      '3-part-brought-back-of-another-note',
      '3-part-brought-back-over-newer-text',
      '6-purpose-taken-back-otherwise',
    ])('that is not what was approved, or not all of it: %s', (name) => {
      expectFound(name);
    });
  });

  describe('talk that was changed', () => {
    it.each([
      '5-said-in-place-of-an-older',
      '5-said-in-place-of-what-was-done',
      '6-said-in-place-by-another',
      '5-asked-again-of-an-older',
      '8-in-place-of-what-nobody-asked',
      '8-in-place-of-another-intent',
      '8-half-without-a-stop',
      '8-half-to-what-was-answered',
      '8-half-twice',
      '8-answer-to-another',
    ])('what the person did not change stands there as if they had: %s', (name) => {
      expectFound(name);
    });
  });

  it('are all audited above', () => {
    expect([...logs.keys()].filter((name) => !proven.has(name))).toEqual([]);
  });
});

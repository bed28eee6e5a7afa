import { describe, expect, it } from 'vitest';
import { emptySnapshot, type Goal, type Phase, type Run, type Snapshot } from '../../agent/fold/snapshot';
import {
  currentTask,
  droppableTask,
  isAnswering,
  isAtRest,
  isResumable,
  isRestful,
  mayBegin,
  openQuestion,
  shownGoals,
  shownPhase,
} from './run-facts';

function goal(number: number, status: Goal['status'] = 'active'): Goal {
  const tasks = [1, 2, 3, 4, 5].map((task) => ({
    id: `G${number}-T${task}`,
    name: `task ${task}`,
    status: 'pending' as const,
  }));
  return { id: `G${number}`, name: `goal ${number}`, status, tasks };
}

function snapshot(change: (whole: Snapshot) => void): Snapshot {
  const whole = emptySnapshot();
  change(whole);
  return whole;
}

describe('the goals of the plan pane', () => {
  it('[AV-54] are the active ones, oldest first, by number and not by letter', () => {
    const whole = snapshot(({ state }) => (state.plan.goals = [goal(10), goal(2)]));
    expect(shownGoals(whole).map(({ id }) => id)).toEqual(['G2', 'G10']);
  });

  it('[SP-11] are several, with the goal that just ended until the plan changes next', () => {
    const whole = snapshot(({ state, run }) => {
      state.plan.goals = [goal(2), goal(3)];
      run.finished_goals = [goal(1, 'done')];
    });
    expect(shownGoals(whole).map(({ id, tasks }) => [id, tasks.length])).toEqual([
      ['G1', 5],
      ['G2', 5],
      ['G3', 5],
    ]);
  });
});

describe('where the cycle stands for whoever looks', () => {
  const due = { kind: 'input' as const, seq: 7, lang: 'en' as const, taint: [] };
  const at = (phase: Phase, queue = [due]): Run => snapshot(({ run }) => Object.assign(run, { phase, queue })).run;

  it.each<Phase>(['idle', 'input', 'plan', 'asking', 'result'])(
    'is at thinking while a mind takes its time: %s',
    (phase) => {
      expect(shownPhase(at(phase), 7)).toBe('thought');
      expect(shownPhase(at(phase), null)).toBe(phase);
      expect(shownPhase(at(phase, []), 7)).toBe(phase); // answered
    },
  );

  it.each<Phase>(['halted', 'approving', 'action'])('thinking hides nothing that must be seen: %s', (phase) => {
    expect(shownPhase(at(phase), 7)).toBe(phase);
  });
});

describe('what one may begin with', () => {
  const said = snapshot(({ state }) => (state.input = { ...state.input, source: 'chat' }));

  it('is there while there is nothing to work for', () => {
    expect(mayBegin(emptySnapshot(), false)).toBe(true);
    expect(mayBegin(said, false)).toBe(true);
    expect(
      mayBegin(
        snapshot(({ state }) => (state.plan.goals = [goal(1)])),
        false,
      ),
    ).toBe(false);
    expect(
      mayBegin(
        snapshot(({ run }) => (run.phase = 'asking')),
        false,
      ),
    ).toBe(false);
  });

  it('is not there once one talks with a mind that reads', () => {
    expect(mayBegin(emptySnapshot(), true)).toBe(true);
    expect(mayBegin(said, true)).toBe(false);
  });
});

describe('what the header offers', () => {
  it('is Resume when halted, or when a task was cut off and nothing runs meanwhile', () => {
    expect(isResumable(emptySnapshot().run)).toBe(false);
    const halted = snapshot(({ run }) => (run.halt = { reason: 'stopped', seq: 1, detail: null }));
    expect(isResumable(halted.run)).toBe(true);
    const cut = snapshot(({ run }) => (run.interrupted = { task: 'G1-T1', seq: 4 }));
    expect(isResumable(cut.run)).toBe(true);
    cut.run.phase = 'thought'; // the message that cut it off is being answered: that can be stopped
    expect(isResumable(cut.run)).toBe(false);
  });

  it('lets a new version in only at rest', () => {
    const phases = ['idle', 'asking', 'halted', 'input', 'plan', 'thought', 'approving', 'action', 'result'] as const;
    const restful = phases.filter((phase) => isRestful({ ...emptySnapshot().run, phase }));
    expect(restful).toEqual(['idle', 'asking', 'halted']);
  });
});

describe('the task that can be dropped', () => {
  it('is the one that was cut off, or stopped at work; none otherwise', () => {
    expect(droppableTask(emptySnapshot())).toBeNull();
    const cut = snapshot(({ run }) => (run.interrupted = { task: 'G1-T1', seq: 4 }));
    expect(droppableTask(cut)).toBe('G1-T1');
    const stopped = snapshot(({ state, run }) => {
      state.plan.goals = [goal(1)];
      run.halt = { reason: 'stopped', seq: 1, detail: null };
    });
    expect(droppableTask(stopped)).toBeNull();
    const [, second] = stopped.state.plan.goals[0]?.tasks ?? [];
    if (second) second.status = 'active';
    expect(droppableTask(stopped)).toBe('G1-T2');
    expect(currentTask(stopped)).toBe('G1-T2');
  });
});

describe('an answer on its way', () => {
  const message = { seq: 7, kind: 'input' as const, lang: null, taint: [], is_public: false, answers: null };
  const isIt = (change: Partial<Run>) => isAnswering({ ...emptySnapshot().run, ...change });

  it('is there from the message on, until it is said or the cycle halts over it', () => {
    expect([isIt({}), isIt({ queue: [message] })]).toEqual([false, true]);
    expect(isIt({ queue: [message], halt: { reason: 'stopped', seq: 9, detail: null } })).toBe(false);
  });

  it('is none to public words, to what waits for later, nor to a result', () => {
    for (const other of [{ is_public: true }, { later: true as const }, { kind: 'follow' as const }])
      expect(isIt({ queue: [{ ...message, ...other }] })).toBe(false);
  });
});

describe('the open question', () => {
  it('is none unless the agent asks', () => {
    expect(openQuestion(emptySnapshot().run)).toBeNull();
    const confirming = snapshot(({ run }) => (run.confirm = { kind: 'interrupted', output: 9, task: 'G1-T1' }));
    expect(openQuestion(confirming.run)).toBe(9);
  });
});

describe('being at rest', () => {
  const now = Date.parse('2026-11-28T12:00:00.000Z');
  const due = { seq: 1, kind: 'start', lang: 'en', taint: [], is_public: false, answers: null } as const;

  it('is no matter of the phase alone: what is due comes next', () => {
    expect(isAtRest(emptySnapshot(), now)).toBe(true);
    expect(
      isAtRest(
        snapshot(({ run }) => (run.due = { ...due, taint: [] })),
        now,
      ),
    ).toBe(false);
  });

  it('is what a halt brings, whatever it holds back', () => {
    const halted = snapshot(({ run }) => {
      run.phase = 'halted';
      run.halt = { reason: 'mind', seq: 3, detail: null };
      run.queue = [{ ...due, taint: [], kind: 'input', seq: 2 }];
    });
    expect(isAtRest(halted, now)).toBe(true);
    halted.run.queue.push({ ...due, taint: [], kind: 'input', seq: 4 }); // said afterwards: it is answered
    expect(isAtRest(halted, now)).toBe(false);
  });
});

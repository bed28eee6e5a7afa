import { directions } from '../cells';
import type { Mind } from '../mind';
import { actionOf, planOf } from '../plan';
import { Dice } from '../random';

const waiting = planOf('wait', [actionOf('wait')]);

/** Does nothing at all. */
export const waitMind: Mind = { name: 'wait', seesAll: false, plan: () => waiting };

/** Any of the allowed commands, each as likely. */
export const randomMind: Mind = {
  name: 'random',
  seesAll: false,
  plan: ({ allowed }, state) => {
    const dice = new Dice(state.random);
    const command = allowed[dice.below(allowed.length)] ?? 'wait';
    state.random = dice.state();
    return planOf('anything', [actionOf(command)]);
  },
};

/** Any of the four moves. */
export const randomMovesMind: Mind = {
  name: 'random-moves',
  seesAll: false,
  plan: (_, state) => {
    const dice = new Dice(state.random);
    const command = directions[dice.below(4)] ?? 'north';
    state.random = dice.state();
    return planOf('anywhere', [actionOf(command)]);
  },
};

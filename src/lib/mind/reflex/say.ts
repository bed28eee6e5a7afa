import type { PlanUpdate } from '../../events/decision';
import { cut } from '../../base/text';
import type { ContextPack } from '../context-pack';
import { waiting, type Option } from './choose';
import type { OptionNature } from './scoring';
import { wordsOf } from './words';
import type { Button } from './words-form';

interface Said {
  /** Which of our lines it is; stands in the output. */
  code: string;
  text: string;
  judgment: string;
  reason?: string;
  intent?: string;
  plan_update?: PlanUpdate;
}

/** An option that answers in chat. A message is always answered: `base` is out of reach of silence. */
export function answering(pack: ContextPack, said: Said): Option {
  const words = wordsOf(pack.lang);
  return {
    name: words.option.answer,
    base: 0.9,
    nature: { approach: 0.5, starts: 0.5 },
    topics: ['talk'],
    direction: 'support',
    concerns: [],
    act: {
      outcome: 'do_action',
      action: 'conversation',
      payload: { code: said.code, text: cut(said.text, 8_000) },
      judgment: said.judgment,
      intent: said.intent ?? words.intent.answer,
      reason: said.reason ?? words.reason.rules,
      delivery: { delivery: 'chat', message_kind: null },
      ...(said.plan_update && { plan_update: said.plan_update }),
    },
  };
}

/** An option that asks the person, with buttons. */
export function asking(
  pack: ContextPack,
  asked: Said & { buttons: readonly Button[]; what: string; nature?: OptionNature; base?: number; finishes?: boolean },
): Option {
  const words = wordsOf(pack.lang);
  return {
    name: words.option.ask(asked.what),
    base: asked.base ?? 0.9,
    nature: asked.nature ?? { approach: 0.5, asks: 0.5, care: 0.2 },
    topics: ['talk'],
    direction: 'support',
    concerns: [words.concern.person],
    act: {
      outcome: 'do_action',
      action: 'question',
      payload: {
        code: asked.code,
        text: cut(asked.text, 8_000),
        choices: asked.buttons.map(({ id, label }) => ({ id, label })),
      },
      judgment: asked.judgment,
      intent: asked.intent ?? words.intent.ask(asked.what),
      reason: asked.reason ?? words.reason.needed,
      delivery: { delivery: 'chat', message_kind: 'question' },
      finishes: asked.finishes ?? true,
      ...(asked.plan_update && { plan_update: asked.plan_update }),
    },
  };
}

/** Not answering at all; weighed so that it can be seen that it was, and never best. */
export function silence(pack: ContextPack): Option {
  const words = wordsOf(pack.lang);
  return {
    ...waiting(pack, 0.05, 'skip', words.judgment.nothingToDo, words.reason.noMatter),
    name: words.option.silent,
  };
}

import { cut, oneLine } from '../../base/text';
import type { ActionDecision, PlanUpdate } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import { answering, choose, type Button } from './choose';
import { answerWords } from './answer-words';

/** One answer in chat. */
export function talk(
  pack: ContextPack,
  code: string,
  text: string,
  more: { buttons?: readonly Button[]; plan_update?: PlanUpdate; judgment?: string } = {},
): ActionDecision {
  const { judgment = answerWords[pack.lang].judged.answered, buttons, plan_update } = more;
  return choose(pack, [
    answering(pack, { code, text, judgment, ...(buttons && { buttons }), ...(plan_update && { plan_update }) }),
  ]);
}

/** A purpose as a sentence of ours repeats it. */
export function shortened(text: string): string {
  return cut(oneLine(text, 2_000), 200);
}

/** What no rule reads: an honest sentence, and what could be done with it at a press. */
export function notRead(pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  const judgment = words.judged.notRead;
  if (pack.is_question_open) {
    const asked = oneLine(pack.open_question?.text ?? '', 300);
    return talk(pack, 'reply.not_read_open', [words.notReadOpen, asked].join('\n').trim(), { judgment });
  }
  return talk(pack, 'reply.not_read', words.notRead, { judgment, buttons: waysOn(pack) });
}

/** What can be made of words that no rule reads; each says it as the person would, and nothing is set by it alone. */
function waysOn({ lang, trigger, opener }: ContextPack): Button[] {
  const { note, remind, goal, mind } = answerWords[lang].buttons;
  const models = { id: 'open:models', label: mind };
  if ((opener ?? trigger).taint.length > 0) return [models]; // others' words are not said as the person's own
  return [
    { id: 'say:note', label: note },
    { id: 'say:remind', label: remind },
    { id: 'say:goal', label: goal },
    models,
  ];
}

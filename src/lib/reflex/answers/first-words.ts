import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import { asking, choose } from './choose';
import { answerWords } from './answer-words';

/** The first words there are: who speaks, and what it can do at a press. */
export function askFirst(pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  const text = words.first(pack.persona.name[pack.lang] ?? '');
  return choose(pack, [
    asking(pack, { code: 'first_open', text, buttons: words.firstButtons, judgment: words.judged.nothingDue }),
  ]);
}

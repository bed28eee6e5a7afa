import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../context-pack';
import { choose, type Settings } from './choose';
import { asking, silence } from './say';
import { wordsOf } from './words';

/** The first words there are: who speaks, and what to work towards; purposes to begin with stand as buttons. */
export function firstQuestion(pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  const question = asking(pack, {
    code: 'first_open',
    text: words.first.greeting(pack.persona.name[pack.lang]),
    buttons: [
      { id: 'purpose:study', label: words.first.study },
      ...words.first.samples.map(({ id, label }) => ({ id: `purpose:${id}`, label })),
      { id: 'purpose:general', label: words.first.general },
    ],
    what: words.slot.names.purpose,
    judgment: words.judgment.nobodySpoke,
  });
  return choose(pack, settings, [question, silence(pack)]);
}

import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../context-pack';
import { choose, type Settings } from './choose';
import { asking, silence } from './say';
import { wordsOf } from './words';
import type { Button } from './words-form';

/** Purposes to begin with, each a press away. */
export function sampleButtons({ lang }: ContextPack): Button[] {
  const { first } = wordsOf(lang);
  return [
    { id: 'purpose:study', label: first.study },
    ...first.samples.map(({ id, label }) => ({ id: `purpose:${id}`, label })),
    { id: 'purpose:general', label: first.general },
  ];
}

/** The first words there are: who speaks, and what to work towards; purposes to begin with stand as buttons. */
export function firstQuestion(pack: ContextPack, settings: Settings): ActionDecision {
  const words = wordsOf(pack.lang);
  const text = words.first.greeting(pack.persona.name[pack.lang]);
  return askWithSamples(pack, settings, text, words.judgment.nobodySpoke);
}

/** `told`: what is answered to something that named no purpose. The samples stay within reach until there is one. */
export function askForPurposeAgain(pack: ContextPack, settings: Settings, told: string): ActionDecision {
  const words = wordsOf(pack.lang);
  const text = told === words.reply.noPurpose ? told : `${told}\n${words.first.again}`;
  return askWithSamples(pack, settings, text, words.judgment.nobodySpoke);
}

function askWithSamples(pack: ContextPack, settings: Settings, text: string, judgment: string): ActionDecision {
  const what = wordsOf(pack.lang).slot.names.purpose;
  const question = asking(pack, { code: 'first_open', text, buttons: sampleButtons(pack), what, judgment });
  return choose(pack, settings, [question, silence(pack)]);
}

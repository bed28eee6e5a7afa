import type { Language } from '../../src/lib/base/language';
import { textOf } from '../../src/lib/events/family';
import { createReflex } from '../../src/lib/deliberation/reflex';
import type { Persona } from '../../src/lib/mind/persona';
import { AgentHouse } from './agent-house';
import { FakeClock } from './fake-clock';

let rows = 0;

/** A whole agent with the Reflex mind, and a person who talks to it in one language. */
export class ReflexHouse extends AgentHouse {
  readonly lang: Language;

  constructor(lang: Language, date = '2026-11-28', persona?: Persona) {
    super({
      mind: createReflex((path) => Promise.resolve(this.store.notes.get(path) ?? null)),
      clock: new FakeClock(Date.parse(`${date}T09:00:00.000Z`)),
      readsAgainst: true,
    });
    this.lang = lang;
    if (persona) this.store.mind.set('persona', persona);
  }

  /** Says something, in the person's language. */
  tell(text: string) {
    return this.say(text, { lang: this.lang });
  }

  press(choice: string) {
    const { asking, confirm } = this.snapshot.run;
    const question = confirm?.output ?? asking?.output ?? 0;
    const label = this.buttons.find(({ id }) => id === choice)?.label ?? choice;
    const at = new Date(this.clock.now()).toISOString();
    return this.put({
      kind: 'choice',
      id: `press-${++rows}`,
      lang: this.lang,
      at,
      question,
      choice,
      label: textOf(label) ?? choice,
    });
  }

  /** The buttons under the question that is open. */
  get buttons() {
    const { asking } = this.snapshot.run;
    const output = this.all('output').find(({ seq }) => seq === asking?.output);
    return output?.choices ?? [];
  }

  /** The code of the question that is open: ask.date. */
  get asked(): string | null {
    const { asking } = this.snapshot.run;
    const thought = this.all('thought').find(({ seq }) => seq === asking?.thought);
    const code = thought?.decision.action_payload['code'];
    return typeof code === 'string' ? code : null;
  }

  /** Approves and answers until nothing waits for the person; `reply` answers the questions that tasks ask. */
  async playOut(reply: (code: string) => string | { press: string } | null, limit = 120): Promise<void> {
    for (let turn = 0; turn < limit; turn++) {
      const { pending, asking } = this.snapshot.run;
      if (pending) await this.answer('y');
      else if (asking) {
        const said = reply(this.asked ?? '');
        if (said === null) return;
        if (typeof said === 'string') await this.tell(said);
        else await this.press(said.press);
      } else return;
    }
  }

  get contents(): Record<string, string> {
    return Object.fromEntries([...this.store.notes.values()].map(({ path, content }) => [path, content]));
  }

  get invalid(): string[] {
    return this.all('lifecycle').flatMap(({ name, detail }) =>
      name === 'invalid_output' ? [textOf(detail ?? null) ?? ''] : [],
    );
  }
}

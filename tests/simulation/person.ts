import type { BroughtPicture, InboxRow } from '../../src/lib/agent/fold/inbox-row';
import { mayAskAgain } from '../../src/lib/agent/fold/exchange';
import { isOfOrders } from '../../src/lib/agent/fold/rules';
import type { Snapshot } from '../../src/lib/agent/fold/snapshot';
import type { TaskChange } from '../../src/lib/agent/fold/task-change';
import { encodeBase64url } from '../../src/lib/base/base64url';
import { saltedSha256OfBytes } from '../../src/lib/base/hash';
import { isJsonObject, type JsonObject } from '../../src/lib/base/json';
import { StorageError, type StoredLogEvent } from '../../src/lib/agent/fold/ports';
import { textsHolding } from '../../src/lib/events/redaction';
import type { Choice } from './choice';
import { berlinTime, type SimTab } from './sim-tab';
import { logOf } from './whole-log';
import { passage, type Given, type World } from './world';

/** What a person sees at some moment. */
interface View {
  snapshot: Snapshot;
  log: string | null;
  buttons: readonly { output: number; id: string }[];
}

const deeds = {
  answer: 30,
  answer_twice: 8,
  answer_late: 6,
  answer_other: 14,
  always: 5,
  revoke: 1,
  undo: 4,
  say: 5,
  choose: 10,
  resume: 6,
  stop: 1,
  drop: 1,
  clear: 2,
  command: 6,
  ring: 4,
  plan: 12,
  bring: 5,
} as const;

/** Whose bytes are its message's words. */
function simPicture(text: string): BroughtPicture {
  const bytes = new TextEncoder().encode(text);
  const salt = encodeBase64url(bytes.slice(0, 16));
  return { hash: saltedSha256OfBytes(salt, bytes), salt, type: 'image/png', width: 4, height: 3, bytes };
}

/** With a picture that was not taken out. */
function isShowing({ salt }: StoredLogEvent): boolean {
  return isJsonObject(salt) && Object.hasOwn(salt, '/pictures/0/salt');
}

/** Sits before all tabs, and looks at what some of them showed a while ago. */
export class Person {
  #rows = 0;
  #texts = 0;
  #views: View[] = [];
  /** By digest: what stood on the screen. */
  readonly #shown = new Map<string, Given>();

  constructor(private readonly world: World) {}

  /** Does the next thing in one of the tabs. */
  act(tabs: readonly SimTab[]): void {
    const { choice, isCalm } = this.world;
    const tab = choice.of(tabs);
    const now = this.#look();
    if (!now) return;
    const { run, state } = now.snapshot;
    if (state.plan.purpose === null && run.queue.length === 0 && choice.chance(0.5)) return this.#say(tab);
    if (this.world.reads && !isCalm && choice.chance(0.05)) return this.#redact(tab);
    if (this.world.reads && run.pending && choice.chance(0.08)) return this.#say(tab); // it is not as they want it
    if (this.world.reads && !isCalm && choice.chance(isAnswered(now) ? 0.5 : 0.16)) return this.#changeTalk(tab, now);
    const deed = choice.chance(0.18) ? choice.weighted(deeds) : wayOn(now, choice);
    switch (deed) {
      case 'answer':
        return wantsRule(now, this.world) ? this.#always(tab, now) : this.#answer(tab, now);
      case 'answer_twice':
        this.#answer(tab, now, 'y');
        return this.#answer(choice.of(tabs), now, 'y');
      case 'answer_late':
        return this.#answer(tab, choice.of(this.#views));
      case 'answer_other':
        return this.#answerOther(tab, now);
      case 'always':
        return this.#always(tab, now);
      case 'revoke': {
        const rules = run.rules.filter(({ shipped }) => !shipped);
        if (rules.length > 0) this.#put(tab, { kind: 'revoke', rule: choice.of(rules).id });
        return;
      }
      case 'undo':
        if (run.undoable.length > 0)
          this.#put(tab, {
            kind: 'undo',
            change: choice.chance(0.5) ? (run.undoable.at(-1) ?? 0) : choice.of(run.undoable),
          });
        return;
      case 'say':
        return this.#say(tab);
      case 'choose': {
        const button = now.buttons.length > 0 ? choice.of(now.buttons) : null;
        if (button) this.#put(tab, { kind: 'choice', question: button.output, choice: button.id, label: button.id });
        return;
      }
      case 'resume':
        if (run.halt || run.interrupted) this.#put(tab, { kind: 'control', command: 'resume' });
        return;
      case 'stop':
      case 'drop':
        return this.#put(tab, { kind: 'control', command: deed });
      case 'command':
        return this.#command(tab, now);
      case 'ring':
        return this.#answerRing(tab, now);
      case 'plan':
        return this.#changePlan(tab, choice.chance(0.8) ? now : choice.of(this.#views));
      case 'bring':
        return this.#bring(tab);
      case 'clear':
        if (!isCalm) this.#put(tab, { kind: 'clear' });
    }
  }

  #say(tab: SimTab): void {
    const said = `Message ${++this.#texts}`;
    const text = this.world.reads ? this.#toReader(`${said};`) : said;
    this.world.attempted.add(text);
    const request = this.#look()?.snapshot.run.pending?.request ?? null;
    const pictures = this.#texts % 3 === 0 ? { pictures: [simPicture(text)] } : {};
    this.#put(tab, { kind: 'text', text, surface: 'chat', shown_request: request, taint: [], ...pictures }, () =>
      this.world.acknowledged.add(text),
    );
  }

  /** A mind that reads takes up no purpose but what is said to be one. */
  #toReader(said: string): string {
    const hasPurpose = this.#look()?.snapshot.state.plan.purpose != null;
    return this.world.choice.chance(hasPurpose ? 0.04 : 0.7) ? `/purpose ${said}` : said;
  }

  /** Stops what is being said, wants it said anew, says it otherwise, or begins with something else; also by what was shown a while ago. */
  #changeTalk(tab: SimTab, now: View): void {
    const { choice } = this.world;
    const { exchange, queue } = (choice.chance(0.85) ? now : choice.of(this.#views)).snapshot.run;
    const [input, output, speech] = [exchange?.input, exchange?.output, queue[0]?.seq];
    if (choice.chance(0.14)) return this.#put(tab, { kind: 'control', command: 'topic' });
    if (speech !== undefined && choice.chance(0.5)) return this.#put(tab, { kind: 'control', command: 'stop', speech });
    if (output != null && choice.chance(0.8)) return this.#put(tab, { kind: 'again', output });
    if (input === undefined) return;
    const text = `Message ${++this.#texts}; said otherwise`;
    this.world.attempted.add(text); // it may be refused, and is then given back
    this.#put(tab, { kind: 'text', text, surface: 'chat', shown_request: null, taint: [], supersedes: input });
  }

  /** Something that was said is taken out of all that holds it. */
  #redact(tab: SimTab): void {
    const log = logOf(this.world.store);
    const said = log.flatMap((event) => (event.type === 'input' ? (JSON.stringify(event).match(passage) ?? []) : []));
    if (said.length === 0) return;
    const text = this.world.choice.of(said);
    const targets = log.flatMap((event) => {
      const own = textsHolding(event, text).map(({ pointer }) => pointer);
      const pointers = own.length > 0 && isShowing(event) ? [...own, '/pictures/0/salt'] : own;
      return pointers.length > 0 ? [{ seq: event.seq, pointers }] : [];
    });
    if (targets.length > 0) this.#put(tab, { kind: 'redact', targets });
  }

  /** A line of the CLI that asks for an action. */
  #command(tab: SimTab, { snapshot: { run } }: View): void {
    const { choice, coverage } = this.world;
    const before = run.settings.tries_a_task;
    const soon = berlinTime(this.world.wall() + 1_000 * (2 + choice.below(40)));
    const [alarm] = run.alarms;
    const { capability, payload } = choice.of<{ capability: string; payload: JsonObject }>([
      { capability: 'settings.change', payload: { setting: 'tries_a_task', before, after: before === 3 ? 5 : 3 } },
      {
        capability: 'alarm.set',
        payload: { text: 'tea', at: soon.slice(11, 19), zone: 'Europe/Berlin', date: soon.slice(0, 10) },
      },
      {
        capability: 'alarm.cancel',
        payload: { alarm: alarm?.id ?? 'A1', text: alarm?.text ?? 'tea' },
      },
      { capability: 'note.write', payload: { path: 'typed.md', content: `Typed ${++this.#texts}`, mode: 'replace' } },
      ...['a', 'b', 'c'].map((name) => ({
        capability: 'note.append',
        payload: { path: `added-${name}.md`, content: `Added ${this.#texts}` },
      })),
    ]);
    coverage.count('commands typed');
    this.#put(tab, { kind: 'command', line: `/${capability}`, capability, payload, taint: [] });
  }

  /** By hand, as a tab shows the plan, which may be as it was a while ago. */
  #changePlan(tab: SimTab, { snapshot: { state } }: View): void {
    const { choice, coverage } = this.world;
    if (state.plan.goals.length === 0) return;
    const goal = choice.of(state.plan.goals);
    const { id: task, owner, name } = choice.of(goal.tasks);
    const of = { task, name: name ?? '' };
    const change = choice.of<TaskChange>([
      ...(owner === 'yours' ? [{ do: 'done' as const, ...of }] : []),
      { do: 'done', ...of },
      { do: 'drop', ...of },
      { do: 'add', name: `Step ${++this.#texts}`, ...(choice.chance(0.7) && { owner: 'yours' as const }) },
      { do: 'rename', ...of, to: `Step ${++this.#texts}` },
      { do: 'date', ...of, date: choice.chance(0.8) ? '2026-12-12' : null },
      { do: 'owner', ...of, owner: owner === 'yours' ? 'avatar' : 'yours' },
      { do: 'goal', name: goal.name ?? '', to: `Plan ${++this.#texts}` },
      { do: 'move', ...of, before: choice.chance(0.5) ? choice.of(goal.tasks).id : null },
    ]);
    coverage.count('plans changed by hand');
    this.#put(tab, { kind: 'plan', goal: goal.id, changes: [change] });
  }

  #bring(tab: SimTab): void {
    const { attempted, acknowledged } = this.world;
    const name = `File ${++this.#texts}.txt`;
    attempted.add(name);
    this.#put(tab, { kind: 'file', name, content: `Of ${name}` }, () => acknowledged.add(name));
  }

  /** A button under an alarm that rang. */
  #answerRing(tab: SimTab, { snapshot: { run } }: View): void {
    const rung = run.alarms.filter(({ ring }) => ring !== null);
    if (rung.length === 0) return;
    const [question, choice] = [this.world.choice.of(rung).ring ?? 0, this.world.choice.of(['snooze:10', 'done'])];
    this.#put(tab, { kind: 'choice', question, choice, label: choice });
  }

  #answer(tab: SimTab, { snapshot, log }: View, answer = this.world.choice.chance(0.92) ? 'y' : 'n'): void {
    const { pending } = snapshot.run;
    if (!pending) return;
    const { request, digest } = pending;
    const shown = this.#shown.get(digest);
    if (answer === 'y' && shown) this.#give(`${log} ${request}`, shown);
    const why = answer === 'n' && this.world.reads && this.world.choice.chance(0.9) ? this.#reason() : {};
    this.#put(tab, { kind: 'answer', request, digest, answer: answer as 'y' | 'n', via: 'key', ...why });
  }

  /** With a no; where that comes too late, nothing of it is said. */
  #reason(): { why: string } {
    const why = `Message ${++this.#texts}; not so`;
    this.world.attempted.add(why);
    return { why };
  }

  /** y with a rule; where none is possible it is refused, and nothing is granted. */
  #always(tab: SimTab, { snapshot }: View): void {
    const { pending } = snapshot.run;
    if (!pending) return;
    const { request, digest } = pending;
    const { choice, reads } = this.world;
    if (pending.task === null && choice.chance(0.5)) {
      const mind = pending.command === undefined && reads ? 'models.example' : 'here';
      const order = { bounds: { order: 'own', mind }, rate_an_hour: 20, lasts_hours: null };
      return this.#put(tab, { kind: 'rule', request, digest, ...order, via: 'button' });
    }
    const terms = { bounds: {}, rate_an_hour: 1 + choice.below(4), lasts_hours: choice.chance(0.5) ? 1 : null };
    this.#put(tab, { kind: 'rule', request, digest, ...terms, via: 'button' });
  }

  /** A page that is wrong about what the request says: its y is for what it shows. */
  #answerOther(tab: SimTab, { snapshot, log }: View): void {
    const { pending } = snapshot.run;
    const others = this.#views.map((view) => view.snapshot.run.pending).filter((request) => request !== null);
    const other = others.length > 0 ? this.world.choice.of(others) : null;
    if (!pending || !other || other.digest === pending.digest) return;
    const shown = this.#shown.get(other.digest);
    if (shown) this.#give(`${log} ${pending.request}`, shown);
    this.#put(tab, { kind: 'answer', request: pending.request, digest: other.digest, answer: 'y', via: 'key' });
  }

  #give(key: string, shown: Given): void {
    this.world.given.set(key, [...(this.world.given.get(key) ?? []), shown]);
  }

  /** What is stored now; kept, since a tab may show it for long. */
  #look(): View | null {
    const { store } = this.world;
    const snapshot = store.snapshot as Snapshot | null;
    if (!snapshot) return null;
    const { pending, confirm, asking, log } = snapshot.run;
    if (pending) {
      // the lines that stand on the screen are those of its asking, whatever else a snapshot says
      const asked = logOf(store).find(({ type, request }) => type === 'approval' && request === pending.request);
      const shown = this.world.payloadOf(
        Number((typeof asked?.['decision'] === 'string' ? asked['decision'] : pending.decision).slice(1)),
      );
      if (shown) this.#shown.set(pending.digest, shown);
    }
    const output = (confirm ?? asking)?.output;
    const event = logOf(store).find(({ seq }) => seq === output) as { choices?: { id: string }[] } | undefined;
    const buttons = (event?.choices ?? []).map(({ id }) => ({ output: output ?? 0, id }));
    const view = { snapshot, log, buttons };
    if (this.#views.at(-1)?.snapshot !== snapshot) this.#views.push(view);
    return view;
  }

  #put(tab: SimTab, row: DistributiveOmit<InboxRow, 'id' | 'lang' | 'at'>, onAcknowledged?: () => void): void {
    const whole = { id: `row-${++this.#rows}`, lang: 'en', at: '', ...row } as InboxRow;
    tab.put(whole).then(onAcknowledged, (error: unknown) => {
      if (!(error instanceof StorageError)) tab.wrong ??= error; // else the person is told, and the box keeps the text
    });
  }
}

/** What a rule for the person's own orders is made of. */
const adding: readonly string[] = ['note.append', 'alarm.set'];

/** Notes are written again and again, so that a rule for them comes to use; the outside is always asked about. */
function wantsRule({ snapshot: { run } }: View, { choice, reads }: World): boolean {
  const hasOne = run.rules.some(({ shipped }) => !shipped);
  const hasOfOrders = run.rules.some(isOfOrders);
  if (run.pending?.task === null && adding.includes(run.pending.capability) && !hasOfOrders) return choice.chance(0.9);
  return run.pending?.capability === 'note.write' && !hasOne && choice.chance(reads ? 0.9 : 0.24);
}

/** The newest answer can be asked for again. */
function isAnswered({ snapshot: { run } }: View): boolean {
  return mayAskAgain(run, run.exchange?.output ?? 0);
}

/** What brings the job forward. */
function wayOn({ snapshot: { run, state }, buttons }: View, choice: Choice): keyof typeof deeds {
  if (run.halt) return 'resume';
  if (run.pending) return 'answer';
  if (buttons.length > 0) return 'choose';
  if (run.interrupted) return 'resume';
  if (run.alarms.some(({ ring }) => ring !== null)) return 'ring';
  if (state.plan.goals.length > 0 && choice.chance(0.3)) return 'plan';
  return choice.chance(0.4) ? 'command' : 'say';
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

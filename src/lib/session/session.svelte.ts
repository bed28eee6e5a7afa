import { liveQuery } from 'dexie';
import { SvelteSet } from 'svelte/reactivity';
import { defaultPersona } from '../mind/persona';
import { timeNow } from './time-now';
import { unaskedNow } from '../agent/fold/rules';
import { placeOfMind, whereWordsGo, type WhereWordsGo } from '../mind/where-words-go';
import { readAnswer } from '../agent/fold/chat-grammar';
import { checkMessage } from '../agent/step/check-message';
import type { InboxRow, Refusal, RowOutcome } from '../agent/fold/inbox-row';
import type { TabMessage } from '../bridge/contract';
import { YadoriDatabase } from '../bridge/database';
import type { MindInUse } from '../bridge/minds';
import { MindsDatabase } from '../bridge/minds-database';
import { AgentHost } from './agent-host.svelte';
import type { AlarmBell } from './alarm-bell.svelte';
import { mirrorAnchor } from './anchor-mirror';
import { Approval } from './rules/approval.svelte';
import { keepHalfSaid, takeHalfSaid, type HalfSaid } from './view/half-said';
import { LastBackupMemory } from './data/last-backup.svelte';
import { LiveView } from './view/live-view.svelte';
import type { Minds } from './minds/minds.svelte';
import { takeFirstMoment } from './message/first-moment';
import { MessageDraft } from './message/message-draft.svelte';
import { UnsentDelivery } from './message/unsent-delivery.svelte';
import { Network } from './network.svelte';
import { Outbox, type NewRow, type Settled, type FailedSend } from './outbox';
import type { PageView } from './view/page-view';
import { Preferences } from './settings/preferences.svelte';
import { Router } from './router.svelte';
import { isBusy, isResumable } from './view/run-facts';
import { earlierMindKey, readChoice } from './stored-choice';
import { StoredKeys } from './stored-keys';
import { TabChannel } from './tab-channel';
import { TabSign } from './tab-sign';
import { Updates } from './updates.svelte';

/** Why a row did not even come before the leader. `too_soon`: it answers a request that had only just appeared. */
export const pageRefusals = ['not_saved', 'storage_full', 'stored_key', 'too_soon'] as const;

/** Something that the person asked for and that did not happen. */
export interface Trouble {
  kind: InboxRow['kind'];
  code: Refusal | (typeof pageRefusals)[number];
  parameters: Record<string, string | number>;
}

/** What became of a row that was sent. */
export type Heard =
  | { ok: true; parameters: RowOutcome['parameters'] }
  | { ok: false; code: Trouble['code']; parameters: Trouble['parameters'] };

/** How long after a stop the same key or button does nothing; ms. A press in alarm is often two. */
const stopGuardMs = 500;

/** What a recipe cannot do without. */
const needed: readonly string[] = ['purpose', 'subject', 'merge'];

export const panes = ['chat', 'plan', 'inspector', 'vitals', 'cli'] as const;
export type Pane = (typeof panes)[number];

/** How an import, a clear or a redaction of this page ended; null: none did yet. `recognised`: what an imported file turned out to be. */
export type Replacement = {
  kind: 'import' | 'clear' | 'redact';
  count: string | number | null;
  recognised: string | number | null;
} | null;

/** Everything behind one page: it shows what is stored and writes to the inbox, and decides nothing. */
export class Session {
  /** What was typed, sent and begun before this was there. */
  readonly firstMoment = takeFirstMoment();
  readonly preferences = new Preferences();
  readonly router = new Router();
  readonly network = new Network();
  readonly storedKeys = new StoredKeys();
  readonly lastBackup = new LastBackupMemory();
  readonly database: YadoriDatabase;
  readonly agent = new AgentHost(this.firstMoment.agent);
  readonly updates: Updates;
  readonly outbox: Outbox;
  readonly view: LiveView;
  readonly approval: Approval;

  readonly unsent: UnsentDelivery;
  readonly #message = new MessageDraft();
  #delivered = Promise.resolve();
  /** Seq of the question that the person does not answer now: what they write is something else. */
  leftQuestion = $state<number | null>(null);
  /** The one pane that a phone shows. */
  pane = $state<Pane>('chat');
  /** The CLI beneath the chat is folded at first where a person is new to it. */
  isCliOpen = $state(true);
  /** The command line was asked for by a key before it was there: it takes the focus when it comes. */
  isCliAwaited = false;
  /** The table of keys floats. */
  isKeysOpen = $state(false);
  /** Goals that the person opened; nothing else opens or closes one. */
  readonly openGoals = new SvelteSet<string>();
  /** An address that the person pressed, and that is opened only after they were asked. */
  askedLink = $state.raw<{ url: string; host: string } | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  replaced = $state.raw<Replacement>(null);
  /** Lines of the file that is being brought in, as far as it was read. */
  importedLines = $state(0);
  /** The import that the person wants no more, until it is settled. */
  withdrawnImport = $state<string | null>(null);

  /** What sounds alarms: there once one rang or its sound was tried. */
  belled = $state.raw<AlarmBell | null>(null);

  /** The mind in use; null: Reflex; undefined: not read yet. */
  mind = $state.raw<MindInUse | null | undefined>();
  /** What the mind is saying while it still writes; `trigger`: seq of what it answers. */
  spoken = $state.raw<{ trigger: number; text: string } | null>(null);
  /** What it was saying when this page was loaded anew; until it says something again. */
  halfSaid = $state.raw<HalfSaid | null>(takeHalfSaid());
  #minds: Promise<Minds> | null = null;

  readonly #mindsDatabase = new MindsDatabase();
  readonly #channel = new TabChannel();
  #lastSeq = 0;
  #stopPressedAt = -Infinity;

  constructor(database = new YadoriDatabase()) {
    this.database = database;
    this.updates = new Updates(this.#channel);
    this.outbox = new Outbox({
      database,
      language: () => this.preferences.language,
      poke: () => this.#poke(),
      onSettled: (settled) => this.#settled(settled),
      holdsKey: (row) => this.storedKeys.areIn(row),
    });
    this.view = new LiveView(
      database,
      () => this.outbox.sent(),
      (view, asked) => this.#viewChanged(view, asked),
    );
    this.agent.onBlocked = () => this.view.tellBlocked();
    this.approval = new Approval(
      this.view,
      this.outbox,
      (failed) => this.#unsent('answer', failed),
      () => this.preferences.language,
      () => this.mind?.host ?? null,
    );
    this.unsent = new UnsentDelivery(this.firstMoment.unsent, {
      send: (row, sent) => this.outbox.send(row, undefined, sent),
      shown: () => this.view.refresh(),
      giveBack: ({ text, prefilledBy }, problem) => {
        this.#message.giveBack(text, prefilledBy);
        if (problem) this.trouble = { kind: 'text', ...problem };
      },
      now: () => Date.now(),
    });
    if (/[?&](title|text|url|link)=/.test(location.search)) void this.#prefill();
  }

  /** What the Avatar is called now: as the person named it, else as it came. */
  get avatarName(): string {
    return this.view.current.snapshot.run.settings['avatar.name'] ?? defaultPersona.name[this.preferences.language];
  }

  /** What stands in the message box. */
  get draft(): string {
    return this.#message.text;
  }

  set draft(text: string) {
    if (this.#message.text === '' && text !== '') this.agent.prepare();
    this.#message.text = text;
  }

  /** Who put words into the box by a link or a share; null: the person alone writes in it. What is sent then says so. */
  get prefilledBy(): string | null {
    return this.#message.prefilledBy;
  }

  set prefilledBy(host: string | null) {
    this.#message.prefilledBy = host;
  }

  /** The mind in use as it is called now; null: Reflex. One of xAI goes by the model that the settings name. */
  get mindName(): string | null {
    const { mind } = this;
    return (mind?.service === 'xai' ? this.grokModel : null) ?? mind?.name ?? null;
  }

  get grokModel(): string | null {
    return this.view.current.snapshot.run.settings['grok.model'];
  }

  /** What is true of the mind in use, in the page's language. */
  get whereWordsGo(): WhereWordsGo {
    const mind = this.mind ?? null;
    const { rules } = this.view.current.snapshot.run;
    const mayRead = unaskedNow(rules, mind, timeNow()).reading;
    return whereWordsGo(placeOfMind(mind), this.preferences.language, this.avatarName, mayRead);
  }

  start(): void {
    this.#channel.listen((message) => {
      if (message.kind === 'status_changed') {
        this.agent.askAnew();
        void this.view.refresh(); // a leader that was killed after a commit could not signal it
      }
      if (message.kind === 'importing') {
        this.importedLines = message.lines;
        if (this.withdrawnImport !== null) this.withdraw(this.withdrawnImport);
      }
      if (message.kind === 'ring') void this.#ring(message);
      if (message.kind === 'draft') this.#heard(message);
      if (message.kind === 'mind') this.#followMinds();
    });
    this.agent.start(this.preferences.language);
    if (this.draft !== '' || this.unsent.waiting.length > 0) this.agent.prepare();
    this.view.start();
    void this.#signTab();
    this.#delivered = this.unsent.run(this.view.opened);
    void this.view.opened.then(() => this.#watchMind()); // the log comes first
    // the development server has no service worker
    if (import.meta.env.PROD) this.updates.start();
  }

  /** So that a tab of a later build, which this one keeps waiting, can say which it waits for. */
  async #signTab(): Promise<void> {
    const sign = new TabSign(() => this.router.route);
    this.view.onYield = () => sign.takeDown();
    if ((await this.view.opened).ok) sign.put();
  }

  /** What an address brings only stands in the box: nothing of it is sent, and it stays marked when it is. */
  async #prefill(): Promise<void> {
    const { prefilledBy, withoutPrefill } = await import('./prefilled');
    const prefilled = prefilledBy(location.search, document.referrer, location.origin);
    if (prefilled === null) return;
    history.replaceState(history.state, '', withoutPrefill(location.href));
    this.draft = this.draft === '' ? prefilled.text : `${this.draft}\n${prefilled.text}`; // who writes already goes on
    this.prefilledBy = prefilled.host;
  }

  /** Shows the chat, and takes what is written there for the answer to the open question, also where that was left for now. */
  turnToQuestion(): void {
    this.router.go('chat');
    this.pane = 'chat';
    this.leftQuestion = null;
  }

  /** Sends what stands in the box, `as` what the person said it is. What is refused stays there, with the reason as `trouble`. */
  async sendDraft(as?: 'answer' | 'aside'): Promise<void> {
    const text = this.draft;
    const problem = checkMessage(text);
    if (problem) {
      this.trouble = { kind: 'text', ...problem };
      return;
    }
    const { run } = this.view.current.snapshot;
    const meant = as ?? (this.leftQuestion !== null && this.leftQuestion === run.asking?.output ? 'aside' : undefined);
    const shown_request = run.pending?.request ?? null;
    const taint = this.prefilledBy === null ? [] : [`link:${this.prefilledBy}`];
    const row: NewRow = { kind: 'text', text, surface: 'chat', shown_request, taint, ...(meant && { as: meant }) };
    if (!(await this.send(row))) return;
    this.leftQuestion = null;
    this.prefilledBy = null;
    performance.mark('box-took-message');
    if (this.draft === text) this.draft = ''; // else the person went on typing meanwhile
  }

  /** Puts a row before the leader. False: it could not be stored, and `trouble` says so. */
  async send(row: NewRow): Promise<boolean> {
    this.trouble = null;
    const refused = this.#refusalOf(row);
    if (refused !== null) {
      this.#unsent(row.kind, refused);
      return false;
    }
    const opened = await this.view.opened;
    await this.#delivered; // what was said first comes first
    const sent = opened.ok ? await this.outbox.send(row) : notSaved(opened.message);
    if (sent.ok) return true;
    this.#unsent(row.kind, sent);
    void this.view.refresh(); // which mends a lost connection
    return false;
  }

  /** As `send`, and resolves when it is known what became of the row; nothing of it is shown as `trouble`. */
  async sendAndHear(row: NewRow): Promise<Heard> {
    const refused = this.#refusalOf(row);
    if (refused !== null) return heard(refused);
    const opened = await this.view.opened;
    if (!opened.ok) return heard(notSaved(opened.message));
    return new Promise((resolve) => {
      const told = (outcome: RowOutcome | null): void => {
        if (outcome?.ok === true) resolve({ ok: true, parameters: outcome.parameters });
        else resolve({ ok: false, code: outcome?.code ?? 'already_answered', parameters: outcome?.parameters ?? {} });
      };
      void this.outbox.send(row, told).then((sent) => {
        if (!sent.ok) resolve(heard(sent));
      });
    });
  }

  /** What owns the threads that minds need, beside this page's agent; there once one was chosen or looked for. */
  minds(): Promise<Minds> {
    this.#minds ??= import('./minds/minds.svelte').then(
      ({ Minds: Owner }) =>
        new Owner(this.agent, this.#mindsDatabase, () => {
          this.#channel.post({ kind: 'mind' });
          this.#followMinds();
        }),
    );
    this.#minds.catch(() => (this.#minds = null)); // its code did not come: the next one asks again
    return this.#minds;
  }

  /** As `minds`, but only where it is there already. */
  startedMinds(): Promise<Minds | null> {
    return this.#minds ?? Promise.resolve(null);
  }

  #heard({ trigger, text }: Extract<TabMessage, { kind: 'draft' }>): void {
    this.spoken = { trigger, text };
    // as it comes: a page that is killed is told of no end, and what one writes at its end may come too late for the next
    keepHalfSaid(text === '' ? null : { log: this.view.current.snapshot.run.log, trigger, text });
    if (text !== '' || trigger !== this.halfSaid?.trigger) this.halfSaid = null;
  }

  #watchMind(): void {
    if (readChoice(earlierMindKey) !== null) void this.#carryOverMind();
    liveQuery(() => this.#mindsDatabase.facts()).subscribe({
      next: (mind) => {
        this.mind = mind;
        this.#followMinds();
      },
      error: (error: unknown) => console.warn('the mind in use cannot be read', error),
    });
  }

  async #carryOverMind(): Promise<void> {
    try {
      const { carryOverMind } = await import('./minds/carry-over-mind');
      await carryOverMind(this.#mindsDatabase);
      this.#channel.post({ kind: 'mind' });
    } catch (error) {
      console.warn('the mind of an earlier build cannot be taken over', error); // tried again at the next start
    }
  }

  #followMinds(): void {
    this.storedKeys.changed();
    void (this.mind ? this.minds() : this.startedMinds()).then(
      (minds) => minds?.follow(),
      (error: unknown) => console.warn('no minds', error),
    );
  }

  async bell(): Promise<AlarmBell> {
    const { AlarmBell: Bell } = await import('./alarm-bell.svelte');
    return (this.belled ??= new Bell());
  }

  /** Tells all tabs, this one's agent among them, that the folder or its permission changed. */
  folderChanged(): void {
    this.#channel.post({ kind: 'folder' });
  }

  /** A second press in alarm must not undo the first: what was just stopped is resumed only after a moment. */
  async stopOrResume(): Promise<void> {
    const now = performance.now();
    const command = isResumable(this.view.current.snapshot.run) ? 'resume' : 'stop';
    if (command === 'resume' && now - this.#stopPressedAt < stopGuardMs) return;
    if (command === 'stop') this.#stopPressedAt = now;
    await this.send({ kind: 'control', command });
  }

  async drop(): Promise<void> {
    await this.send({ kind: 'control', command: 'drop' });
  }

  /**
   * The question goes without an answer: one of a task ends that task, one of a recipe is left open by `words` (which say so), and where
   * there is no going on without it, it is put aside.
   */
  async skipQuestion(words: string): Promise<void> {
    const { asking, intake } = this.view.current.snapshot.run;
    const isOpenSlot = asking?.task === null && intake?.awaiting != null && !needed.includes(intake.awaiting);
    if (!isOpenSlot) return this.drop();
    await this.send({ kind: 'text', text: words, surface: 'chat', shown_request: null, taint: [], as: 'answer' });
  }

  async #ring(ring: Extract<TabMessage, { kind: 'ring' }>): Promise<void> {
    const title = this.preferences.language === 'ja' ? `${this.avatarName}のアラーム` : `${this.avatarName}’s alarm`;
    try {
      await (await this.bell()).ring(ring, { log: this.view.current.snapshot.run.log, title });
    } catch (error) {
      console.warn('no ring', error); // its code did not come; the chat tells of it
    }
  }

  /** An import (its row) is wanted no more. Too late it does nothing, and what became of it is told all the same. */
  withdraw(row: string): void {
    this.withdrawnImport = row;
    this.#channel.post({ kind: 'withdrawn', row });
  }

  #poke(): void {
    this.agent.poke();
    this.#channel.post({ kind: 'poke' }); // the leader may be in another tab
  }

  #viewChanged(view: PageView, asked: readonly string[]): void {
    if (view.anchor) mirrorAnchor(view.anchor);
    this.outbox.settle(view, asked);
    const { run } = view.snapshot;
    this.belled?.seen(run);
    const isNews = run.last.seq !== this.#lastSeq;
    this.#lastSeq = run.last.seq;
    // an agent whose writes fail can say so only when asked; at rest it is left asleep
    const isAtWork = view.inbox.length > 0 || isBusy(run) || (isNews && run.halt !== null);
    if (isAtWork || this.agent.status.role !== 'leading') this.agent.ask();
  }

  #settled({ row, outcome }: Settled): void {
    if (row.kind === 'import') [this.importedLines, this.withdrawnImport] = [0, null];
    if (outcome.ok) {
      const kind = row.kind;
      if (kind !== 'import' && kind !== 'clear' && kind !== 'redact') return;
      const { count = null, kind: recognised = null } = outcome.parameters;
      this.replaced = { kind, count, recognised };
      if (kind !== 'redact') this.openGoals.clear(); // they were goals of another log
      return;
    }
    if (row.kind === 'answer' || row.kind === 'rule') this.approval.refused();
    // to be mended and sent again; but a y that came too late must not lie there for the next request
    if (row.kind === 'text' && readAnswer(row.text) === null) {
      const link = row.taint.find((mark) => mark.startsWith('link:'));
      this.#message.giveBack(row.text, link?.slice('link:'.length) ?? null);
    }
    this.trouble = { kind: row.kind, code: outcome.code ?? 'storage', parameters: outcome.parameters };
  }

  /** Why a row is not sent at all; null: nothing stands against it. */
  #refusalOf(row: NewRow): Refused | null {
    if (!this.view.isWritable()) return notSaved(this.view.problem?.code ?? '');
    const isAnswer = row.kind === 'text' && row.shown_request !== null && readAnswer(row.text) !== null;
    if (isAnswer && this.approval.isTooSoonFor(row.shown_request)) return { ok: false, code: 'too_soon', message: '' };
    return null;
  }

  #unsent(kind: InboxRow['kind'], unsent: Refused): void {
    const { code, parameters } = heard(unsent);
    this.trouble = { kind, code, parameters };
  }
}

type Refused = { ok: false; code: (typeof pageRefusals)[number]; message: string };

function notSaved(message: string): FailedSend {
  return { ok: false, code: 'not_saved', message };
}

function heard({ code, message }: Refused): Extract<Heard, { ok: false }> {
  return { ok: false, code, parameters: { reason: message } };
}

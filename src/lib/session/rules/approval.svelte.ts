import { mayAnswer } from '../../agent/fold/halts';
import type { RowOf } from '../../agent/fold/inbox-row';
import type { PendingRequest } from '../../agent/fold/snapshot';
import type { Language } from '../../base/language';
import { aloneMs, approvalKeyOf, guardMs, isLetter, isSettled, makesWord, mayTakeFocus } from '../keys/approval-keys';
import { isOfInputMethod, isTextField, type KeyPress } from '../keys/key-press';
import type { LiveView } from '../view/live-view.svelte';
import type { NewRow, Outbox, SendResult, FailedSend, Settled } from '../send/outbox';

/** The request that waits for the person: what is shown of it, and how it is answered. */
export class Approval {
  /** Shown only where the leader would take an answer. */
  readonly pending: PendingRequest | null = $derived.by(() => {
    const { run } = this.#view.current.snapshot;
    return mayAnswer(run) ? run.pending : null;
  });
  readonly details = $derived.by(() => this.#view.current.request);
  /** What it says, in the page's language: made from what would run, not from what is kept of the request. */
  readonly lines = $derived.by(() => this.details?.lines(this.#language(), this.#host()) ?? ([null, null] as const));
  readonly parts = $derived.by(() => this.details?.parts(this.#language()) ?? null);
  /** Its buttons take a press: none that was under way when it appeared. */
  isSettled = $state(false);
  isPayloadOpen = $state(false);
  /** Its card came up without the focus, which would have read it out: it is told by itself. */
  isToldAloud = $state(false);
  /** Its key was pressed, and answers in a moment. */
  heldKey = $state<'y' | 'n' | null>(null);
  /** What was pressed begins a word of a message. False: there is no box in sight to write it in. */
  onTyping: (text: string) => boolean = () => false;
  /** Bounds for a rule are being chosen. */
  isRuleOpen = $state(false);
  /** Nothing forbids a rule for the request that is shown; see the leader's check, which decides. */
  isRulePossible = $state(false);
  /** Digest of the request that was answered here and is not settled yet: its buttons rest. Ids may come again in another log. */
  #answered = $state<string | null>(null);
  readonly isAnswered = $derived.by(() => this.#answered !== null && this.#answered === this.#asked?.digest);
  /** What an answer is to: the request as it was written down, whose lines were shown. */
  readonly #asked = $derived.by(() => this.pending && (this.details?.asked ?? this.pending));

  /** How often this kind of action was approved on this page for a goal, since one was rejected: a reason to say more, and no count to tell. */
  #approved = $state.raw<Readonly<Record<string, number>>>({});
  /** The same before the newest answer, which may yet be refused. */
  #before: Readonly<Record<string, number>> = {};
  /** Of what waits. */
  readonly inARow = $derived.by(() => (this.pending ? (this.#approved[kindOf(this.pending)] ?? 0) : 0));

  readonly #view: LiveView;
  readonly #outbox: Outbox;
  readonly #onFailed: (failed: FailedSend) => void;
  readonly #language: () => Language;
  readonly #host: () => string | null;
  #shownAt = Infinity;
  #lastKeyAt = -Infinity;
  /** Of a letter that was none of its own: a word may end in y. */
  #lastOtherAt = -Infinity;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;

  /** `host`: of the mind in use; null: it is here. */
  constructor(
    view: LiveView,
    outbox: Outbox,
    onFailed: (failed: FailedSend) => void,
    language: () => Language,
    host: () => string | null,
  ) {
    this.#view = view;
    this.#outbox = outbox;
    this.#onFailed = onFailed;
    this.#language = language;
    this.#host = host;
  }

  /** A card for a request appeared on this page. Returns whether it may take the focus. */
  shown(isBoxEmpty: boolean, isRulePossible: boolean): boolean {
    this.isRulePossible = isRulePossible;
    this.#shownAt = performance.now();
    this.isSettled = false;
    this.#settle();
    this.isPayloadOpen = false;
    this.isRuleOpen = false;
    const mayFocus = mayTakeFocus(isBoxEmpty, isCovered(), this.#shownAt, this.#lastKeyAt);
    this.isToldAloud = !mayFocus;
    return mayFocus;
  }

  /** Whether a word for this request was sent before the person can have read it. */
  isTooSoonFor(request: string | null): boolean {
    return this.pending?.request === request && !isSettled({ now: performance.now(), shownAt: this.#shownAt });
  }

  hidden(): void {
    this.#shownAt = Infinity;
    this.isToldAloud = false;
    clearTimeout(this.#settling);
    this.#release();
  }

  /** A timer may fire a moment early by the clock that keys go by. */
  #settle(): void {
    const now = performance.now();
    clearTimeout(this.#settling);
    if (isSettled({ now, shownAt: this.#shownAt })) this.isSettled = true;
    else this.#settling = setTimeout(() => this.#settle(), this.#shownAt + guardMs - now);
  }

  /** Every key that comes to the page. True: it was the approval's. `hasLetters`: single letters are switched on. */
  press(press: KeyPress, target: EventTarget | null, hasLetters: boolean): boolean {
    const now = performance.now();
    const moment = { now, shownAt: this.#shownAt, isInTextField: isTextField(target), isCovered: isCovered() };
    this.#lastKeyAt = now;
    if (!this.pending || !hasLetters) return false;
    const { heldKey } = this;
    if (heldKey !== null && !moment.isInTextField && makesWord(heldKey, press)) {
      this.#release();
      this.#lastOtherAt = now;
      return !isOfInputMethod(press) && this.onTyping(`${heldKey}${press.key}`);
    }
    const key = approvalKeyOf(press, moment);
    const isInWord = (key === 'y' || key === 'n') && now - this.#lastOtherAt < aloneMs;
    if (key === null || isInWord) {
      if (isLetter(press)) this.#lastOtherAt = now;
      return false;
    }
    if (key === 'r' && !this.isRulePossible) return false;
    if (key === 'r') this.isRuleOpen = !this.isRuleOpen;
    else if (key === 'p') this.isPayloadOpen = !this.isPayloadOpen;
    else this.#hold(key);
    return true;
  }

  #hold(key: 'y' | 'n'): void {
    this.#release();
    this.heldKey = key;
    this.#holding = setTimeout(() => {
      this.#release();
      void this.answer(key, 'key');
    }, aloneMs);
  }

  #release(): void {
    clearTimeout(this.#holding);
    this.heldKey = null;
  }

  /** `why`: with n, in the person's words. */
  async answer(answer: 'y' | 'n', via: 'key' | 'button', why?: string): Promise<void> {
    if (via === 'button' && !this.isSettled) return;
    const { pending } = this;
    const more = why === undefined ? {} : { why };
    if (
      !(await this.#send((request, digest) => ({ kind: 'answer', request, digest, answer, via, ...more }))) ||
      !pending
    )
      return;
    const kind = kindOf(pending);
    this.#before = this.#approved;
    this.#approved = answer === 'n' ? {} : { ...this.#approved, [kind]: (this.#approved[kind] ?? 0) + 1 };
  }

  /** y, and from then on to all within these terms. */
  async always(terms: Pick<RowOf<'rule'>, 'bounds' | 'rate_an_hour' | 'lasts_hours'>): Promise<void> {
    await this.#send((request, digest) => ({ kind: 'rule', request, digest, ...terms, via: 'button' }));
  }

  /** False: nothing was sent. */
  async #send(rowOf: (request: string, digest: string) => NewRow): Promise<boolean> {
    const asked = this.#asked;
    if (!asked || this.isAnswered) return false;
    const { request, digest } = asked;
    this.#answered = digest; // before anything is awaited: a second y finds it answered
    const sent: SendResult = await this.#outbox.send(rowOf(request, digest));
    if (sent.ok) return true;
    this.#answered = null;
    this.#onFailed(sent);
    return false;
  }

  /** Where the leader refused the answer, the request can be answered again, if it is still there. */
  settled({ row, outcome }: Settled): void {
    if (outcome.ok || (row.kind !== 'answer' && row.kind !== 'rule')) return;
    this.#answered = null;
    this.#approved = this.#before;
  }
}

/** A capability, and the goal that it is used for. */
function kindOf({ capability, task }: PendingRequest): string {
  return `${capability} ${task?.split('-')[0] ?? ''}`;
}

function isCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

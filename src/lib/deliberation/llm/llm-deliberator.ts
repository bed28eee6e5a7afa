import type { ModelSpent } from '../../agent/fold/budget';
import type { Misfit } from '../../agent/fold/capability';
import { settings } from '../../agent/fold/settings';
import type { HalfSaid, MindPlace } from '../../agent/step/turn';
import type { MindNotice } from '../../agent/words/lines';
import type { AbortSignalLike, Clock, Random } from '../../base/ports';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack, Deliberator, MadeSummary } from '../../mind/context-pack';
import { isFromPublic } from '../../mind/is-from-public';
import { InvalidOutput, MindFailure, ModelBudgetSpent } from '../../mind/mind-failure';
import type { Transcript } from '../../mind/transcript';
import { countedUse } from '../../models/counted-use';
import {
  modelFailure,
  type CountedUse,
  type LanguageModel,
  type ModelAnswer,
  type ModelErrorCode,
  type ModelFailure,
  type ModelPurpose,
  type TokenUse,
} from '../../models/language-model';
import { isTokenSalad } from '../../models/token-salad';
import { isForOthers } from './abilities';
import { Breaker } from './breaker';
import { goesOn, mayBeKept, standingHash, type Conversation, type ConversationStore } from './conversation';
import { fitTranscript } from './fit';
import { modelLine } from '../../agent/words/model-lines';
import { OpaqueParts } from './opaque-parts';
import { isHere, watched } from './patience';
import type { FailedTry } from './present';
import { promptOf, textOfPrompt, tokensOfPictures, type Prompt, type ReadingWay } from './prompt';
import { readAnswer } from './read-answer';
import { SaladWatch } from './salad-watch';
import { SpokenDraft } from './spoken-draft';
import { isTimeToSummarise, summaryLength } from './summarise';
import { SummaryMaker } from './summary-maker';
import { restingTalker, toDecision } from './to-decision';
import { TokenMeter } from './token-meter';

/** What is being said and thought, whole so far, while the model still writes; both empty: it begins. `trigger`: seq of what it answers. */
export interface Draft {
  trigger: number;
  text: string;
  thinking: string;
}

export interface LlmOptions {
  clock: Clock;
  random: Random;
  /** When something was in a time zone, by its IANA name: ms since 1970 UTC. */
  zone: (name: string) => { dateAt(time: number): string; clockAt(time: number): string };
  place: MindPlace;
  /** How it is asked; what its check found, or the person set. */
  way: ReadingWay;
  /** It is shown pictures; else it is told that there are some. */
  sees?: boolean;
  /** 0 … 2, asked for at each turn. */
  temperature: (pack: ContextPack) => number;
  onDraft?: (draft: Draft) => void;
  /** Before each call, with what it is likely to read; what it gives back is told what the call used; null: nothing. */
  onCall?: (purpose: ModelPurpose, likely: TokenUse) => (used: CountedUse | null) => void;
  /** What a request said, word for word, for whoever wants to see it. */
  onSent?: (sent: { trigger: number; attempt: number; prompt: Prompt; way: ReadingWay }) => void;
  /** A budget that is spent; null: none is. */
  spent?: (pack: ContextPack, purpose: ModelPurpose) => Promise<ModelSpent | null>;
  /** It is asked in another way from now on, since its host refused this one. */
  onWay?: (way: ReadingWay) => void;
  /** It wrote tokens at random, twice running. */
  onSalad?: () => void;
  /** Where a conversation that the host keeps stands; absent: it is to store nothing, and is told all each time. */
  conversation?: ConversationStore;
}

/** Of one answer: the longest note, and room to think; tokens. */
const answerTokens = 8_000;
/** Of a context whose size is not known: programs of this computer are often set to less than their model could; tokens. */
const unknownContext = { here: 8_192, elsewhere: 32_768 } as const;
/** The most that is told of any: more costs time and money, and is read less well; tokens. */
const workingWindow = 16_000;
/** Under it nothing but talk has room. */
const leastForActing = 4_096;
/** Calls for one turn while a host only asks to wait, and how long is waited at most; ms. */
const patience = { calls: 3, baseMs: 1_000, mostMs: 20_000 };
/** For a message that nothing held for before: in words alone. */
const lastAttempt = 4;

/** Answers that came, and hold nothing to judge by: a failed turn, and no reason not to ask again. */
const ofTheAnswer: readonly ModelErrorCode[] = ['malformed', 'empty', 'too_much', 'refused', 'cut_off'];

/** A mind that thinks with a language model. What it gives passes the same checks and approvals as any mind's. */
export class LlmDeliberator implements Deliberator {
  readonly isRules = false;
  readonly #model: LanguageModel;
  readonly #options: LlmOptions;
  readonly #meter = new TokenMeter();
  readonly #breaker = new Breaker();
  #way: ReadingWay;
  #notice: MindNotice | null = null;
  /** What was tried for this turn and did not fit: no later turn holds it. */
  #failed: (FailedTry & { trigger: number }) | null = null;
  /** The newest that was taken for a decision. */
  #answered: { pack: ContextPack; written: string } | null = null;
  readonly #opaque = new OpaqueParts();
  #log: string | null = null;
  /** Everything up to it is left out of what is told; see fitTranscript. */
  #cutAt = 0;
  readonly #summaries: SummaryMaker;
  #half: HalfSaid | null = null;
  /** Answers running that were tokens at random. */
  #salads = 0;

  constructor(model: LanguageModel, options: LlmOptions) {
    this.#model = model;
    this.#options = options;
    this.#way = options.way;
    this.#summaries = new SummaryMaker(model, options, this.#meter);
  }

  get name(): string {
    return this.#model.name;
  }

  get place(): MindPlace {
    return this.#options.place;
  }

  /** The person changed what stood in the way, or wants it tried all the same. */
  tryAnew(): void {
    this.#breaker.close();
    this.#salads = 0;
  }

  takeNotice(): MindNotice | null {
    const notice = this.#notice;
    this.#notice = null;
    return notice;
  }

  halfSaid(): HalfSaid | null {
    return this.#half;
  }

  takeSummary(): MadeSummary | null {
    return this.#summaries.take();
  }

  /** As an answer that does not fit; nothing that its host keeps may hold it. */
  async refused(misfits: readonly Misfit[]): Promise<void> {
    if (!this.#answered) return;
    this.#invalid(this.#answered.pack, this.#answered.written, misfits, '');
    await this.#options.conversation?.write(null);
  }

  async deliberate(pack: ContextPack, signal: AbortSignalLike): Promise<ActionDecision> {
    try {
      return await this.#deliberate(pack, signal);
    } finally {
      if (this.#half?.trigger === pack.trigger.seq) this.#half = null;
    }
  }

  async #deliberate(pack: ContextPack, signal: AbortSignalLike): Promise<ActionDecision> {
    this.#summaries.giveWay();
    if (this.#log !== pack.log.id) this.#forget(pack.log.id);
    const way = this.#wayOf(pack);
    if (way === 'talk' && pack.why === 'plan') return restingTalker(pack);
    const told = this.#summaries.inPlace(pack);
    const failed = this.#failed?.trigger === pack.trigger.seq ? this.#failed : null;
    let known = await this.#known(pack);
    let room = this.#room;
    for (let call = 1; ; call++) {
      const { transcript, cutAt } = this.#fit(pack, told, way, failed, room, known);
      const prompt = this.#promptOf(pack, way, transcript, failed, known);
      const { answer, held } = await this.#ask(prompt, way, pack, known, !failed && mayBeKept(pack), signal);
      if (answer.ok) {
        this.#cutAt = cutAt;
        const seen = { from: transcript.entries[0]?.seq ?? pack.trigger.seq, left_out: transcript.left_out };
        const decision = { ...this.#read(answer, way, pack), seen };
        this.#opaque.keep(pack, answer);
        this.#summaries.wasTold();
        if (!failed) await this.#remember(pack, answer.id, held); // a try that did not hold is nothing that a later turn is told
        const isCut = transcript.left_out > told.left_out;
        const bare = this.#measure(pack, { summary: null, entries: [], left_out: 0 }, way);
        const length = summaryLength(this.#context, this.#answerRoom);
        if (told.closed) this.#summaries.makeOfClosed(pack, told.closed, this.#room, length);
        else if (isCut || isTimeToSummarise(transcript, this.#measure(pack, transcript, way) - bare, this.#room - bare))
          this.#summaries.make(pack, told, this.#room, length);
        return decision;
      }
      if (answer.code === 'aborted') throw new DOMException('deliberation was stopped', 'AbortError');
      const { code, message } = answer;
      if (code === 'salad') throw this.#salad(pack);
      if (code === 'tools_refused' && way === 'tools') {
        this.#changeWay('form');
        return this.#deliberate(pack, signal);
      }
      if (known && (code === 'conversation_lost' || code === 'too_long')) {
        known = null;
        await this.#options.conversation?.write(null); // all of it, from our own log
        continue;
      }
      if (ofTheAnswer.includes(code))
        throw this.#invalid(pack, '', [{ path: '/', got: message, allowed: 'a whole answer' }], code);
      if (code === 'too_long' && call < patience.calls) {
        this.#meter.wasTooLow();
        room = Math.floor(room / 2); // never the same again, and never more
        continue;
      }
      if ((code !== 'rate_limited' && code !== 'server') || call >= patience.calls) {
        this.#breaker.failed(code, this.#options.clock.monotonic(), answer.retryAfterMs);
        throw failure(code, message, pack);
      }
      await this.#options.clock.wait(this.#pause(call, answer), signal);
    }
  }

  /** Another log is in place: what was known of the one before is of no use. */
  #forget(log: string | null): void {
    this.#log = log;
    this.#cutAt = 0;
    this.#summaries.forget();
    this.#failed = null;
    this.#answered = null;
  }

  #wayOf({ why, attempt }: ContextPack): ReadingWay {
    if (attempt >= lastAttempt && (why === 'input' || why === 'follow')) return 'talk';
    return this.#context < leastForActing ? 'talk' : this.#way;
  }

  #changeWay(way: ReadingWay): void {
    this.#way = way;
    this.#notice = 'form_refused';
    this.#options.onWay?.(way);
  }

  get #context(): number {
    return this.#model.contextTokens ?? unknownContext[isHere(this.#options.place) ? 'here' : 'elsewhere'];
  }

  get #answerRoom(): number {
    return Math.min(answerTokens, Math.floor(this.#context / 3));
  }

  /** For all that is sent, with what stands; tokens. */
  get #room(): number {
    return Math.min(workingWindow, this.#context - this.#answerRoom);
  }

  #promptOf(
    pack: ContextPack,
    way: ReadingWay,
    transcript: Transcript,
    failed: FailedTry | null,
    known: Conversation | null,
  ): Prompt {
    const zone = this.#options.zone(pack.now.zone);
    const at = (time: string) => ({
      date: zone.dateAt(Date.parse(time)),
      clock: zone.clockAt(Date.parse(time)).slice(0, 5),
    });
    const { sees } = this.#options;
    return promptOf(pack, way, transcript, failed, at, known?.seq, this.#opaque.of(pack, transcript), sees);
  }

  #measure(pack: ContextPack, transcript: Transcript, way: ReadingWay): number {
    return this.#tokensOf(this.#promptOf(pack, way, transcript, null, null));
  }

  #tokensOf(prompt: Prompt): number {
    return this.#meter.estimate(textOfPrompt(prompt)) + tokensOfPictures(prompt);
  }

  #fit(
    pack: ContextPack,
    told: Transcript,
    way: ReadingWay,
    failed: FailedTry | null,
    room: number,
    known: Conversation | null,
  ): { transcript: Transcript; cutAt: number } {
    const measure = (transcript: Transcript) => this.#tokensOf(this.#promptOf(pack, way, transcript, failed, known));
    const { why, trigger, intent } = pack;
    const atHand = why === 'input' || why === 'follow' ? Math.min(trigger.seq, Number(intent.slice(1))) : trigger.seq;
    return fitTranscript(told, room - (known?.tokens ?? 0), this.#cutAt, atHand, measure);
  }

  /** The conversation that this turn goes on with; null: all is told. */
  async #known(pack: ContextPack): Promise<Conversation | null> {
    const known = (await this.#options.conversation?.read()) ?? null;
    return known && goesOn(known, pack, this.#options.clock.now(), this.#context) ? known : null;
  }

  async #remember(pack: ContextPack, id: string | undefined, tokens: number): Promise<void> {
    const { clock, conversation } = this.#options;
    if (!conversation || id === undefined) return;
    const { log, trigger, transcript } = pack;
    const seq = Math.max(trigger.seq, transcript.entries.at(-1)?.seq ?? 0);
    await conversation.write({ answer: id, log: log.id, seq, standing: standingHash(pack), at: clock.now(), tokens });
  }

  /** `held`: what the host's conversation holds after it, where it keeps one; tokens. */
  async #ask(
    prompt: Prompt,
    way: ReadingWay,
    pack: ContextPack,
    known: Conversation | null,
    isKept: boolean,
    signal: AbortSignalLike,
  ): Promise<{ answer: ModelAnswer; held: number }> {
    const { clock, conversation, onCall, onSent, spent, temperature, place } = this.#options;
    const refusal = this.#breaker.problem(clock.monotonic());
    if (refusal) throw failure(refusal, 'the host refused before, and was not asked again', pack);
    const budget = (await spent?.(pack, purposeOf(pack))) ?? null;
    if (budget !== null) throw new ModelBudgetSpent(budget);
    const text = textOfPrompt(prompt);
    const input = this.#tokensOf(prompt) + (known?.tokens ?? 0);
    const ended = onCall?.(purposeOf(pack), { input, output: 0 });
    onSent?.({ trigger: pack.trigger.seq, attempt: pack.attempt, prompt, way });
    const draft = this.#draftOf(pack, way);
    const watch = watched(clock, signal, place, settings.parse(pack.settings).first_word_minutes);
    const { tools, schema, messages } = prompt;
    const salad = new SaladWatch(() => watch.stop());
    const answer = await this.#model.generate(
      {
        messages,
        schema,
        ...(tools.length > 0 && { tools }),
        purpose: purposeOf(pack),
        maxTokens: this.#answerRoom,
        temperature: temperature(pack),
        ...(conversation && { keeps: isKept }),
        ...(known && { continues: known.answer }),
        onText: (piece) => {
          watch.touch();
          draft.said(piece);
          salad.look(draft.written);
        },
        onReasoning: (piece) => {
          watch.touch();
          draft.thought(piece);
        },
      },
      watch.signal,
    );
    watch.end();
    const output = this.#meter.estimate(answer.ok ? answer.text + JSON.stringify(answer.calls ?? []) : draft.written);
    const used = countedUse(answer, { input, output });
    ended?.(used);
    const read = answer.usage?.input ?? 0;
    const told = textOfPrompt({ messages, tools: [], schema: null }); // tools and form come anew with each turn
    const shown = tokensOfPictures(prompt);
    const held = (used?.output ?? 0) + (read > 0 ? read : this.#meter.estimate(told) + shown + (known?.tokens ?? 0));
    if (!known && shown === 0) this.#meter.learn(text, read); // else more was read than these words
    if (!signal.aborted && (salad.isSalad || (answer.ok && isTokenSalad(answer.text))))
      return { answer: modelFailure('salad', 'what it wrote is no text'), held };
    if (answer.ok) this.#salads = 0;
    if (!answer.ok && answer.code === 'aborted' && !signal.aborted)
      return { answer: { ...answer, code: 'cut_off', message: 'nothing came for too long' }, held };
    return { answer, held };
  }

  /** What others caused is not shown before it was checked. */
  #draftOf(
    pack: ContextPack,
    way: ReadingWay,
  ): { said(piece: string): void; thought(piece: string): void; written: string } {
    const { onDraft } = this.#options;
    const trigger = pack.trigger.seq;
    const isShown = !isFromPublic(pack.trigger);
    const form = new SpokenDraft();
    let [text, thinking] = ['', ''];
    const tell = (): void => {
      if (isShown) this.#half = text === '' ? null : { trigger, text, taint: pack.taint };
      onDraft?.({ trigger, text, thinking });
    };
    const draft = {
      written: '',
      said(piece: string): void {
        draft.written += piece;
        if (!isShown) return;
        const said = way === 'form' ? form.push(piece) : draft.written;
        if (said === null) return;
        text = said;
        tell();
      },
      thought(piece: string): void {
        thinking = `${thinking}${piece}`.slice(-4_000);
        if (isShown) tell();
      },
    };
    tell();
    return draft;
  }

  #read(answer: Extract<ModelAnswer, { ok: true }>, way: ReadingWay, pack: ContextPack): ActionDecision {
    const read = readAnswer(answer, way, pack);
    const calls = answer.calls ?? [];
    const written = [answer.text, ...calls.map(({ name, input }) => `${name}(${input})`)].filter(Boolean).join('\n');
    if (read.ok) {
      this.#failed = null;
      this.#answered = { pack, written };
      return toDecision(read.value, way, pack);
    }
    throw this.#invalid(pack, written, read.problems, 'the answer does not fit');
  }

  /** Once may be chance; twice it is the build, which will write nothing else. */
  #salad(pack: ContextPack): Error {
    this.#options.onDraft?.({ trigger: pack.trigger.seq, text: '', thinking: '' });
    this.#salads += 1;
    if (this.#salads < 2)
      return this.#invalid(
        pack,
        '',
        [{ path: '/', got: 'signs without a meaning', allowed: 'an answer in words' }],
        'salad',
      );
    this.#options.onSalad?.();
    return failure('salad', 'what it wrote is no text, twice running', pack);
  }

  /** What is shown of it is withdrawn, and the next try is told what did not fit. */
  #invalid(pack: ContextPack, answer: string, problems: FailedTry['problems'], what: string): InvalidOutput {
    const { seq } = pack.trigger;
    this.#half = null;
    this.#failed = { trigger: seq, answer: answer.slice(0, 600), problems };
    this.#options.onDraft?.({ trigger: seq, text: '', thinking: '' });
    const told = problems.slice(0, 3).map(({ path, got, allowed }) => `${path}: ${got}; may be ${allowed}`);
    return new InvalidOutput(`${what}: ${told.join(' | ')}`);
  }

  /** Longer each time, by chance a little more: many tabs must not ask again at one moment. */
  #pause(call: number, { retryAfterMs }: ModelFailure): number {
    const [first = 0] = this.#options.random.bytes(1);
    const own = patience.baseMs * 2 ** (call - 1) * (1 + first / 255);
    return Math.min(patience.mostMs, Math.max(own, retryAfterMs ?? 0));
  }
}

/** What a turn is for, as the person sees it beside its use. */
function purposeOf(pack: ContextPack): ModelPurpose {
  const { why, task } = pack;
  if (why === 'input' || why === 'follow') return isForOthers(pack) ? 'deliberate' : 'reply';
  if (why === 'start') return 'ask_purpose';
  return task ? 'deliberate' : 'make_goal';
}

function failure(code: string, message: string, { lang }: ContextPack): MindFailure {
  return new MindFailure(code, modelLine(code, lang), message);
}

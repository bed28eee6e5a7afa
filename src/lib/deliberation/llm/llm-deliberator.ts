import * as z from 'zod/mini';
import type { ModelSpent } from '../../agent/fold/budget';
import type { MindNotice } from '../../agent/words/lines';
import type { JsonObject } from '../../base/json';
import type { AbortSignalLike, Clock, Random } from '../../base/ports';
import type { ContextPack, Deliberator, PackEvent } from '../../mind/context-pack';
import { InvalidOutput, MindFailure, ModelBudgetSpent } from '../../mind/mind-failure';
import { countedUse } from '../../models/counted-use';
import type {
  CountedUse,
  LanguageModel,
  ModelAnswer,
  ModelErrorCode,
  ModelFailure,
  ModelPurpose,
  TokenUse,
} from '../../models/language-model';
import { Breaker } from './breaker';
import { goesOn, mayBeKept, standingHash, type Conversation, type ConversationStore } from './conversation';
import { decisionForm, type WrittenDecision } from './decision-form';
import { fitPrompt, type FittedPrompt } from './fit-prompt';
import { modelLine } from './model-lines';
import { SpokenDraft } from './spoken-draft';
import { toDecision } from './to-decision';
import { TokenMeter } from './token-meter';

export interface LlmOptions {
  clock: Clock;
  random: Random;
  /** 0 … 2, asked for at each turn. */
  temperature: (pack: ContextPack) => number;
  /** What is being said, whole so far, while the model still writes; empty: it begins to think. `trigger`: seq of what it answers. */
  onDraft?: (draft: { trigger: number; text: string }) => void;
  /** Before each call, with what it is likely to read; what it gives back is told what the call used; null: nothing. */
  onCall?: (purpose: ModelPurpose, likely: TokenUse) => (used: CountedUse | null) => void;
  /** A budget that is spent; null: none is. */
  spent?: (pack: ContextPack) => Promise<ModelSpent | null>;
  /** Its engine refused the form of answers before, and the person knows. */
  asksInWords?: boolean;
  /** It did so now: it is asked for in words. */
  onFormRefused?: () => void;
  /**
   * Which conversation a channel belongs to, by name: of one conversation, what was said in another is no part. Null: what came by no
   * channel, as the plan going on. Absent: all channels are one conversation.
   */
  conversationOf?: (channel: string | null) => string;
  /** Where a conversation that the host keeps stands, by its name; absent: it is to store nothing, and is told all each time. */
  conversation?: (name: string) => ConversationStore;
}

/** The one that every channel belongs to, as long as none has its own. */
export const mainConversation = 'main';

/** Of one answer, and of a context whose size is not known; tokens. */
const answerTokens = 2_000;
const unknownContext = 8_192;
/** For the form, which most engines count into the context. */
const formTokens = 1_200;
/** Before waiting gets no answer at all; ms without a character. */
const stallMs = 180_000;
/** Calls for one turn while a host only asks to wait, and how long is waited at most; ms. */
const patience = { calls: 3, baseMs: 1_000, mostMs: 20_000 };

/** Answers that came, and hold nothing to judge by: a failed turn, and no reason not to ask again. */
const ofTheAnswer: readonly ModelErrorCode[] = ['malformed', 'empty', 'too_much', 'refused', 'cut_off'];

/** A mind that thinks with a language model. What it gives passes the same checks and approvals as any mind's. */
export class LlmDeliberator implements Deliberator {
  readonly isRules = false;
  readonly #model: LanguageModel;
  readonly #options: LlmOptions;
  readonly #meter = new TokenMeter();
  readonly #breaker = new Breaker();
  #asksInWords: boolean;
  #notice: MindNotice | null = null;

  constructor(model: LanguageModel, options: LlmOptions) {
    this.#model = model;
    this.#options = options;
    this.#asksInWords = options.asksInWords === true;
  }

  get name(): string {
    return this.#model.name;
  }

  /** The person changed what stood in the way, or wants it tried all the same. */
  tryAnew(): void {
    this.#breaker.close();
  }

  takeNotice(): MindNotice | null {
    const notice = this.#notice;
    this.#notice = null;
    return notice;
  }

  async deliberate(given: ContextPack, signal: AbortSignalLike): Promise<unknown> {
    const pack = this.#ofItsConversation(given);
    const form = decisionForm(pack, shownIn(pack));
    const schema = z.toJSONSchema(form) as JsonObject;
    let known = await this.#known(pack);
    let fitted = this.#fit(pack, 0, known);
    for (let call = 1; ; call++) {
      const { answer, held } = await this.#ask(fitted, schema, pack, known, signal);
      if (answer.ok) {
        this.#sawForm(answer.schema);
        const decision = this.#read(answer.text, form, pack);
        await this.#remember(pack, answer.id, held); // not one that does not hold: a failed turn brings nothing into the next
        return decision;
      }
      if (answer.code === 'aborted') throw new DOMException('deliberation was stopped', 'AbortError');
      const { code, message } = answer;
      if (known && (code === 'conversation_lost' || code === 'too_long')) {
        known = null;
        await this.#placeOf(pack)?.write(null);
        fitted = this.#fit(pack, 0, null); // all of it, from our own log
        continue;
      }
      if (ofTheAnswer.includes(code)) throw new InvalidOutput(`${code}: ${message}`);
      if (code === 'too_long' && call < patience.calls) {
        this.#meter.wasTooLow();
        fitted = this.#fit(pack, fitted.level + 1, null); // never the same again, and never more
        continue;
      }
      if ((code !== 'rate_limited' && code !== 'server') || call >= patience.calls) {
        this.#breaker.failed(code, this.#options.clock.monotonic(), answer.retryAfterMs);
        throw failure(code, message, pack);
      }
      await this.#options.clock.wait(this.#pause(call, answer), signal);
    }
  }

  #sawForm(schema: 'engine' | 'asked' | null): void {
    if (schema !== 'asked' || this.#asksInWords) return;
    this.#asksInWords = true;
    this.#notice = 'form_refused';
    this.#options.onFormRefused?.();
  }

  get #context(): number {
    return this.#model.contextTokens ?? unknownContext;
  }

  #fit(pack: ContextPack, fromLevel: number, known: Conversation | null): FittedPrompt {
    const context = this.#context;
    const room = context - Math.min(answerTokens, context / 3) - Math.min(formTokens, context / 4);
    return fitPrompt(pack, room - (known?.tokens ?? 0), this.#meter, fromLevel, known?.seq ?? null);
  }

  /** Of what was said before, only what is of the trigger's conversation. */
  #ofItsConversation(pack: ContextPack): ContextPack {
    const own = this.#nameOf(pack.trigger);
    return { ...pack, talk: pack.talk.filter((event) => this.#nameOf(event) === own) };
  }

  #nameOf({ channel }: PackEvent): string {
    return this.#options.conversationOf?.(channel) ?? mainConversation;
  }

  #placeOf({ trigger }: ContextPack): ConversationStore | undefined {
    return this.#options.conversation?.(this.#nameOf(trigger));
  }

  /** The conversation that this turn goes on with; null: all is told. */
  async #known(pack: ContextPack): Promise<Conversation | null> {
    const known = (await this.#placeOf(pack)?.read()) ?? null;
    return known && goesOn(known, pack, this.#options.clock.now(), this.#context) ? known : null;
  }

  async #remember(pack: ContextPack, id: string | undefined, tokens: number): Promise<void> {
    const { clock } = this.#options;
    const conversation = this.#placeOf(pack);
    if (!conversation || id === undefined) return;
    const { log, trigger, together } = pack;
    const standing = standingHash(pack);
    await conversation.write({
      answer: id,
      log: log.id,
      seq: together.at(-1)?.seq ?? trigger.seq,
      standing,
      at: clock.now(),
      tokens,
    });
  }

  /** `held`: what the host's conversation holds after it, where it keeps one; tokens. */
  async #ask(
    { messages, text, tokens }: FittedPrompt,
    schema: JsonObject,
    pack: ContextPack,
    known: Conversation | null,
    signal: AbortSignalLike,
  ): Promise<{ answer: ModelAnswer; held: number }> {
    const { clock, conversation, onDraft, onCall, spent, temperature } = this.#options;
    const refusal = this.#breaker.problem(clock.monotonic());
    if (refusal) throw failure(refusal, 'the host refused before, and was not asked again', pack);
    const budget = (await spent?.(pack)) ?? null;
    if (budget !== null) throw new ModelBudgetSpent(budget);
    const draft = new SpokenDraft();
    const purpose = purposeOf(pack);
    // the host reads the form with each request, and what it knows already
    const form = this.#meter.estimate(JSON.stringify(schema));
    const input = tokens + form + (known?.tokens ?? 0);
    const ended = onCall?.(purpose, { input, output: 0 });
    let written = '';
    onDraft?.({ trigger: pack.trigger.seq, text: '' });
    const watched = watch(clock, signal);
    const answer = await this.#model.generate(
      {
        messages,
        schema,
        purpose,
        maxTokens: answerTokens,
        temperature: temperature(pack),
        ...(conversation && { keeps: mayBeKept(pack) }),
        ...(known && { continues: known.answer }),
        onText: (piece) => {
          watched.touch();
          written += piece;
          const said = onDraft ? draft.push(piece) : null;
          if (said !== null) onDraft?.({ trigger: pack.trigger.seq, text: said });
        },
      },
      watched.signal,
    );
    watched.end();
    const output = this.#meter.estimate(answer.ok ? answer.text : written);
    const used = countedUse(answer, { input, output });
    ended?.(used);
    const read = answer.usage?.input ?? 0;
    // the form is told anew with each turn: reckoned, it would add up
    const held = (used?.output ?? 0) + (read > 0 ? read : input - form);
    if (!known) this.#meter.learn(text, read); // else more was read than was sent
    if (!answer.ok && answer.code === 'aborted' && !signal.aborted)
      return { answer: { ...answer, code: 'cut_off', message: 'nothing came for too long' }, held };
    return { answer, held };
  }

  /** The whole answer must be one JSON value of the form; nothing is cut out of it or mended. */
  #read(text: string, form: z.ZodMiniType<WrittenDecision>, pack: ContextPack): unknown {
    let written: unknown;
    try {
      written = JSON.parse(text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw new InvalidOutput('the answer is no JSON');
    }
    const parsed = form.safeParse(written);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new InvalidOutput(`the answer is not valid at /${(issue?.path ?? []).map(String).join('/')}`);
    }
    return toDecision(parsed.data, pack);
  }

  /** Longer each time, by chance a little more: many tabs must not ask again at one moment. */
  #pause(call: number, { retryAfterMs }: ModelFailure): number {
    const [first = 0] = this.#options.random.bytes(1);
    const own = patience.baseMs * 2 ** (call - 1) * (1 + first / 255);
    return Math.min(patience.mostMs, Math.max(own, retryAfterMs ?? 0));
  }
}

/** What a turn is for, as the person sees it beside its use. */
function purposeOf({ why, task }: ContextPack): ModelPurpose {
  if (why === 'input') return 'reply';
  if (why === 'start') return 'ask_purpose';
  return task ? 'deliberate' : 'make_goal';
}

function failure(code: string, message: string, { lang }: ContextPack): MindFailure {
  return new MindFailure(code, modelLine(code, lang), message);
}

/** The events in a pack, which alone can be evidence. */
function shownIn({ trigger, together, talk, intake, task, open_question }: ContextPack): number[] {
  const events = [
    trigger,
    ...together,
    ...talk,
    ...(open_question ? [open_question] : []),
    ...Object.values(intake?.answers ?? {}),
    ...(task?.answers ?? []),
    ...(task?.result ? [task.result] : []),
  ];
  return [...new Set(events.map(({ seq }) => seq))];
}

/** Aborts as the given signal does, and when nothing came for too long. */
function watch(clock: Clock, signal: AbortSignalLike): { signal: AbortSignalLike; touch(): void; end(): void } {
  const abort = new AbortController();
  const over = new AbortController();
  let lastAt = clock.monotonic();
  const stop = (): void => abort.abort();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  void (async () => {
    while (!over.signal.aborted) {
      const left = lastAt + stallMs - clock.monotonic();
      if (left <= 0) return stop();
      await clock.wait(left, over.signal);
    }
  })();
  return {
    signal: abort.signal,
    touch: () => (lastAt = clock.monotonic()),
    end: () => {
      over.abort();
      signal.removeEventListener('abort', stop);
    },
  };
}

import type { MindPlace } from '../../agent/step/turn';
import { startOf } from '../../base/text';
import type { ContextPack, MadeSummary } from '../../mind/context-pack';
import type { Transcript } from '../../mind/transcript';
import { countedUse } from '../../models/counted-use';
import type { CountedUse, LanguageModel, TokenUse } from '../../models/language-model';
import { closedRange, summaryOf, summaryRange, type SummaryLength, type SummaryRange } from './summarise';
import type { TokenMeter } from './token-meter';

/** After so many turns an unfinished summary is given up. */
const mostOvertaken = 4;
/** Of what came of one, whatever was asked for; UTF-16 units. */
const longest = 8_000;

export interface SummaryOptions {
  place: MindPlace;
  /** When something was in a time zone, by its IANA name: ms since 1970 UTC. */
  zone: (name: string) => { dateAt(time: number): string; clockAt(time: number): string };
  /** Before each call; what it gives back is told what the call used, or null. */
  onCall?: (purpose: 'summary', likely: TokenUse) => (used: CountedUse | null) => void;
}

/** `log`, `forgotten`: the log that it was made of, and up to where words of it had been taken out or replaced then. */
type Made = MadeSummary & { log: string | null; forgotten: number };

/** Has older talk summed up beside the turns, and keeps what came of it until it is committed with a thought. */
export class SummaryMaker {
  readonly #model: LanguageModel;
  readonly #options: SummaryOptions;
  readonly #meter: TokenMeter;
  #making: AbortController | null = null;
  /** Turns since it is made. */
  #overtaken = 0;
  /** The one before gave way: turn after turn would else leave no time for any. */
  #hasGivenWay = false;
  #made: Made | null = null;
  /** The one that stands in what this turn was told. */
  #placed: Made | null = null;
  #isTold = false;

  constructor(model: LanguageModel, options: SummaryOptions, meter: TokenMeter) {
    this.#model = model;
    this.#options = options;
    this.#meter = meter;
  }

  /** A turn begins. An engine of this device does one thing at a time, and the turn comes first, but not twice running. */
  giveWay(): void {
    if (this.#making === null) return;
    this.#overtaken += 1;
    const isFirst = this.#options.place.kind === 'device' && !this.#hasGivenWay;
    if (!isFirst && this.#overtaken < mostOvertaken) return;
    this.#hasGivenWay = isFirst;
    this.#making.abort();
    this.#making = null;
  }

  /** Of another log, or of a talk that the person took words out of, nothing is told. */
  forget(): void {
    this.#making?.abort();
    this.#making = null;
    this.#made = null;
  }

  /** The turn whose thought it is committed with told it. */
  wasTold(): void {
    this.#isTold = this.#placed !== null && this.#placed === this.#made;
  }

  take(): MadeSummary | null {
    if (!this.#isTold) return null;
    const made = this.#made;
    this.#made = null;
    this.#isTold = false;
    if (!made) return null;
    const { log: _log, forgotten: _forgotten, ...summary } = made;
    return summary;
  }

  /** What was made since the last turn stands in place of what it is of, before it is committed with this turn's thought. */
  inPlace({ transcript, log }: ContextPack): Transcript {
    const made = this.#made;
    this.#placed = null;
    if (!made) return transcript;
    const isOfIt = made.log === log.id && made.forgotten === log.forgotten;
    if (!isOfIt || made.previous !== (transcript.summary?.seq ?? null)) {
      this.#made = null; // words were taken out, or another log is there
      return transcript;
    }
    this.#placed = made;
    const entries = transcript.entries.filter(({ seq }) => seq > made.to);
    const { closed } = transcript;
    const isOpen = closed && (closed.entries.at(-1)?.seq ?? 0) > made.to;
    return { summary: { seq: made.to, text: made.text }, entries, left_out: 0, ...(isOpen && { closed }) };
  }

  /** Of the older half. `room`: for all that is sent; tokens. */
  make(pack: ContextPack, transcript: Transcript, room: number, length: SummaryLength): void {
    const range = summaryRange(transcript, pack.intent, (part) => this.#fits(pack, part, room, length));
    if (range) this.#sumUp(pack, range, length);
  }

  /** Of the talk before another topic began, as much as there is room for, the newest of it. */
  makeOfClosed(pack: ContextPack, closed: Transcript, room: number, length: SummaryLength): void {
    const range = closedRange(closed, (part) => this.#fits(pack, part, room, length));
    if (range) this.#sumUp(pack, range, length);
  }

  #fits(pack: ContextPack, part: Transcript, room: number, length: SummaryLength): boolean {
    const zone = this.#options.zone(pack.now.zone);
    return this.#meter.estimate(textOfMessages(summaryOf(pack, { from: 1, to: 1, part }, zone, length))) <= room;
  }

  #sumUp(pack: ContextPack, range: SummaryRange, length: SummaryLength): void {
    if (this.#made || this.#making) return;
    const abort = new AbortController();
    this.#making = abort;
    this.#overtaken = 0;
    const prompt = summaryOf(pack, range, this.#options.zone(pack.now.zone), length);
    const input = this.#meter.estimate(textOfMessages(prompt));
    const ended = this.#options.onCall?.('summary', { input, output: 0 });
    void this.#model
      .generate(
        { messages: prompt, schema: null, purpose: 'summary', maxTokens: length.tokens, temperature: 0.2 },
        abort.signal,
      )
      .then((answer) => {
        ended?.(countedUse(answer, { input, output: answer.ok ? this.#meter.estimate(answer.text) : 0 }));
        if (this.#making === abort) this.#making = null;
        if (!answer.ok || abort.signal.aborted || answer.text.trim() === '') return;
        const { from, to } = range;
        this.#hasGivenWay = false;
        this.#made = {
          ...{ from, to, text: startOf(answer.text.trim(), longest) },
          ...{ previous: pack.transcript.summary?.seq ?? null, log: pack.log.id, forgotten: pack.log.forgotten },
        };
      });
  }
}

function textOfMessages(messages: ReturnType<typeof summaryOf>): string {
  return messages.map(({ content }) => content).join('\n');
}

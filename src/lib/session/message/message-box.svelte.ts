import { readAnswer } from '../../agent/fold/chat-grammar';
import { checkMessage } from '../../agent/fold/check-text';
import { maySupersede } from '../../agent/fold/exchange';
import type { AgentHost } from '../agent/agent-host.svelte';
import type { NewRow, Outbox, Settled } from '../send/outbox';
import type { Sender } from '../send/sender.svelte';
import type { LiveView } from '../view/live-view.svelte';
import { BroughtFiles } from './brought-files.svelte';
import type { takeFirstMoment } from './first-moment';
import type { KeptDraft } from './kept-draft';
import { linkIn, linkTaint } from './link-taint';
import { MessageDraft } from './message-draft.svelte';
import { UnsentDelivery } from './unsent-delivery.svelte';

/** The box that the person writes in, and what is sent from it. */
export class MessageBox {
  readonly draft: MessageDraft;
  readonly unsent: UnsentDelivery;
  readonly files = new BroughtFiles();
  /** What was typed, sent and begun before this was there. */
  readonly firstMoment: ReturnType<typeof takeFirstMoment>;
  /** Seq of the question that the person does not answer now: what they write is something else. */
  leftQuestion = $state<number | null>(null);
  /** What is looked for in the talk; null: nothing is. */
  sought = $state<string | null>(null);
  /** The message that is being said otherwise, and what stood in the box before, with the link that it came by and its pictures. */
  editing = $state.raw<{ seq: number; before: KeptDraft; pictures: BroughtFiles['pictures'] } | null>(null);
  /** Resolves once what was sent before the page could store it is stored. */
  delivered = Promise.resolve();

  readonly #agent: AgentHost;
  readonly #view: LiveView;
  readonly #sender: Sender;

  constructor(
    firstMoment: ReturnType<typeof takeFirstMoment>,
    { agent, view, outbox, sender }: { agent: AgentHost; view: LiveView; outbox: Outbox; sender: Sender },
  ) {
    this.firstMoment = firstMoment;
    this.#agent = agent;
    this.#view = view;
    this.#sender = sender;
    this.draft = new MessageDraft(() => agent.prepare());
    this.unsent = new UnsentDelivery(firstMoment.unsent, {
      send: (row, sent) => outbox.send(row, undefined, sent),
      shown: () => view.refresh(),
      giveBack: ({ text, prefilledBy }, problem) => {
        this.draft.giveBack(text, prefilledBy);
        if (problem) sender.trouble = { kind: 'text', ...problem };
      },
      now: () => Date.now(),
    });
    if (/[?&](title|text|url|link)=/.test(location.search)) void this.#prefill();
  }

  start(): void {
    if (this.draft.text !== '' || this.unsent.waiting.length > 0) this.#agent.prepare();
    this.delivered = this.unsent.run(this.#view.opened);
  }

  /** What was typed elsewhere goes on in the box. False: it is not in sight. */
  continueDraft(text: string): boolean {
    const box = document.getElementById('message');
    if (!box?.checkVisibility()) return false;
    this.draft.text += this.draft.text === '' || /\s$/u.test(this.draft.text) ? text : ` ${text}`;
    box.focus();
    return true;
  }

  /** Puts a message into the box, to be said otherwise. `link`: who put words into that message, which stay marked; null: nobody. */
  edit(seq: number, text: string, link: string | null): void {
    const { text: typed, prefilledBy } = this.draft;
    const { before, pictures } = this.editing ?? {
      before: { text: typed, prefilledBy },
      pictures: this.files.pictures,
    };
    this.editing = { seq, before, pictures };
    this.files.pictures = [];
    this.draft.replace({ text, prefilledBy: link });
  }

  /** What stood in the box before comes back. */
  leaveEdit(): void {
    this.draft.replace(this.editing?.before ?? noDraft);
    this.files.pictures = this.editing?.pictures ?? [];
    this.editing = null;
  }

  /** Sends what stands in the box, `as` what the person said it is. What is refused stays there, with the reason as `trouble`. */
  async send(as?: 'answer' | 'aside'): Promise<void> {
    const { text, prefilledBy } = this.draft;
    const sought = /^\s*[/／]find(?:\s+([\s\S]*))?$/i.exec(text);
    if (sought) {
      this.sought = sought[1]?.trim() ?? '';
      this.draft.text = '';
      return;
    }
    const { pictures } = this.files;
    const problem = checkMessage(text);
    if (problem && !(problem.code === 'empty' && pictures.length > 0)) {
      this.#sender.trouble = { kind: 'text', ...problem };
      return;
    }
    const { run } = this.#view.current.snapshot;
    const meant = as ?? (this.leftQuestion !== null && this.leftQuestion === run.asking?.output ? 'aside' : undefined);
    const shown_request = run.pending?.request ?? null;
    const taint = prefilledBy === null ? [] : [linkTaint(prefilledBy)];
    const { editing } = this;
    const isInPlace = editing !== null && maySupersede(run, editing.seq);
    const row: NewRow = {
      ...{ kind: 'text', text, surface: 'chat', shown_request, taint, ...(meant && { as: meant }) },
      ...(isInPlace && { supersedes: editing.seq }),
      ...(pictures.length > 0 && { pictures: [...pictures] }),
    };
    if (!(await this.#sender.send(row))) return;
    const added = this.files.pictures.filter((picture) => !pictures.includes(picture));
    this.files.pictures = [...(editing?.pictures ?? []), ...added];
    this.leftQuestion = null;
    this.editing = null;
    performance.mark('box-took-message');
    // else the person went on typing meanwhile, and what a link put there is still in it
    if (this.draft.text === text) this.draft.replace(editing?.before ?? noDraft);
  }

  /** What the leader refused comes back, to be mended and sent again; but a y that came too late must not lie there for the next request. */
  settled({ row, outcome }: Settled): void {
    if (outcome.ok || row.kind !== 'text' || (readAnswer(row.text) !== null && !row.pictures)) return;
    this.draft.giveBack(row.text, linkIn(row.taint));
    this.files.pictures = [...(row.pictures ?? []), ...this.files.pictures];
  }

  /** What an address brings only stands in the box: nothing of it is sent, and it stays marked when it is. */
  async #prefill(): Promise<void> {
    const { prefilledBy, withoutPrefill } = await import('./prefilled');
    const prefilled = prefilledBy(location.search, document.referrer, location.origin);
    if (prefilled === null) return;
    history.replaceState(history.state, '', withoutPrefill(location.href));
    const { draft } = this;
    draft.text = draft.text === '' ? prefilled.text : `${draft.text}\n${prefilled.text}`; // who writes already goes on
    draft.prefilledBy = prefilled.host;
  }
}

const noDraft: KeptDraft = { text: '', prefilledBy: null };

import { startBlobWorker } from './lib/bridge/blob-worker';
import { defaultName } from './lib/mind/default-name';
import { enterSends } from './lib/session/keys/enter-sends';
import type { FirstMoment } from './lib/session/message/first-moment';
import { keepDraft, keptDraft } from './lib/session/message/kept-draft';
import { isFresh, keepUnsent, readUnsent, type Unsent } from './lib/session/message/unsent';
import { startOptions } from './lib/session/agent/start-options';
import { applyPreferences, chosenPreferences } from './lib/session/settings/chosen-preferences';
import { firstWords } from './lib/ui/chat/first-words';

/*
 * The page's first script, before anything is drawn and before the app is fetched: the message box of index.html takes text at once. What
 * is typed is kept, what is sent stands in the chat as waiting, and the app takes over the same box: session/message/first-moment.ts. The
 * agent's thread is begun, so that it loads beside the page.
 */
const preferences = chosenPreferences();
const words = firstWords[preferences.language];
const listening = new AbortController();
/** Nothing works there, and index.html says so. */
const isFile = location.protocol === 'file:';
const moment: FirstMoment = {
  unsent: readUnsent(),
  isComposing: false,
  compositionEndedAt: -Infinity,
  agent: startAgent(document.currentScript?.dataset['agent']),
  end,
};
let { text, prefilledBy } = keptDraft('message');

applyPreferences(preferences);
globalThis.firstMoment = moment;
const parsed = new MutationObserver(prepare);
parsed.observe(document, { childList: true, subtree: true });
for (const [event, listener] of [
  ['input', oninput],
  ['keydown', onkeydown],
  ['submit', onsubmit],
  ['compositionstart', () => (moment.isComposing = true)],
  ['compositionend', oncompositionend],
  ['error', onerror],
] as const)
  document.addEventListener(event, listener as EventListener, { signal: listening.signal, capture: true });

/** `files`: the agent's module and what it imports, as the build names them; absent on the development server. */
function startAgent(files: string | undefined): Worker | null {
  const [module, ...imported] = files?.split(' ') ?? [];
  if (module === undefined || isFile) return null;
  const then = `startAgent(${JSON.stringify(startOptions(preferences.language))});`;
  const worker = startBlobWorker(module, 'agent', { imported, then });
  worker.addEventListener('error', giveUp, { once: true }); // the app starts another, which tells of it
  return worker;
}

/** Without the app nobody could stop it. */
function onerror({ target }: Event): void {
  if (target instanceof HTMLScriptElement) giveUp();
}

function giveUp(): void {
  moment.agent?.terminate();
  moment.agent = null;
}

/** Once the box is there, and before it is drawn. */
function prepare(): void {
  const place = document.querySelector<HTMLElement>('.first');
  const box = boxIn(place);
  const send = place?.querySelector('.send');
  if (!place || !box || !send || !place.querySelector('.tabs')) return; // not parsed so far
  parsed.disconnect();
  box.setAttribute('aria-label', words.message);
  box.placeholder = words.placeholder(defaultName[preferences.language]);
  send.setAttribute('aria-label', words.send);
  box.value = text;
  for (const message of moment.unsent) if (isFresh(message, Date.now())) showWaiting(message);
  performance.mark('box-usable');
  place.hidden = isFile || /^#\/[a-z]/.test(location.hash); // another page than the chat
  // where a finger types, a focus would raise the keyboard over what there is to read
  if (!place.hidden && matchMedia('(pointer: fine)').matches) box.focus();
}

function oninput(): void {
  text = boxIn(document)?.value ?? '';
  if (text === '') prefilledBy = null; // nothing of the link is left in it
  keepDraft('message', { text, prefilledBy });
}

function onkeydown(event: KeyboardEvent): void {
  if (event.target !== boxIn(document)) return;
  if (!enterSends(event, event.timeStamp - moment.compositionEndedAt)) return;
  event.preventDefault();
  send();
}

function oncompositionend({ timeStamp }: Event): void {
  moment.isComposing = false;
  moment.compositionEndedAt = timeStamp;
}

function onsubmit(event: SubmitEvent): void {
  event.preventDefault();
  send();
  boxIn(document)?.focus();
}

function send(): void {
  const box = boxIn(document);
  if (!box || box.value.trim() === '') return;
  const message = { id: crypto.randomUUID(), at: new Date().toISOString(), text: box.value, prefilledBy };
  moment.unsent.push(message);
  keepUnsent(moment.unsent);
  showWaiting(message);
  box.value = '';
  oninput();
}

/** As the chat shows what waits: ui/chat/ChatPane.svelte. */
function showWaiting(message: Unsent): void {
  const article = document.createElement('article');
  article.className = 'msg user sending';
  article.setAttribute('aria-label', words.you);
  const line = article.appendChild(document.createElement('p'));
  line.textContent = message.text;
  line.appendChild(document.createElement('small')).textContent = words.sending;
  document.querySelector('.first .log > div')?.append(article);
}

function boxIn(place: ParentNode | null): HTMLTextAreaElement | null {
  return place?.querySelector<HTMLTextAreaElement>('#message') ?? null;
}

function end(): void {
  parsed.disconnect();
  listening.abort();
}

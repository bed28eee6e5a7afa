import { expose, proxy } from 'comlink';
import { bigramGguf } from '../../../../tests/support/bigram-gguf';
import { FakePromptApi, type FakeAnswer } from '../../../../tests/support/fake-prompt-api';
import { BrowserModel } from '../../bridge/browser-model';
import { liveRemote } from '../../bridge/live-remote';
import type { EngineRequest, Loaded, ModelThread } from '../../bridge/model-contract';
import { threadModel } from '../../models/thread-model';
import { WllamaEngine } from '../../models/wllama/wllama-engine';
import { invalidOutputContract, type InvalidAnswer } from './invalid-output.contract';

/** Too long a piece to be tokens at random. */
const onAndOn = 'and then it went on ';
let ids = 0;
const newId = (): string => `id-${++ids}`;

invalidOutputContract('the browser’s own model', () => {
  const api = new FakePromptApi();
  api.window = 200_000; // characters
  const { port1, port2 } = new MessageChannel();
  expose(new BrowserModel(api), port1);
  const remote = liveRemote<ModelThread>(port2, 'browser model');
  const thread = {
    load: (id: string) => remote.load(id),
    generate: (request: EngineRequest, onText: (piece: string) => void) => remote.generate(request, proxy(onText)),
    abort: (id: string) => void remote.abort(id),
  };
  return Promise.resolve({
    model: threadModel({ id: 'browser', name: 'built-in', contextTokens: null }, thread, newId),
    say: (answer) => {
      api.answer = () => fakeAnswerOf(answer);
    },
  });
});

function fakeAnswerOf({ kind, text }: InvalidAnswer): FakeAnswer {
  if (kind === 'refusal') return { pieces: [], end: new DOMException(text, 'NotReadableError') };
  return kind === 'text' ? { pieces: [text], end: 'ends' } : { pieces: [text, onAndOn.repeat(1_500)], end: 'hangs' };
}

/**
 * llama.cpp itself: its model writes a text since each part of it is followed by one other alone. Its grammar is left out, which would not let
 * it; and it reads a few words in place of the prompt, and may write a few only, since neither is what is looked at here.
 */
invalidOutputContract('llama.cpp', () => {
  let engine = new WllamaEngine();
  let loaded: Promise<Loaded> | null = null;
  let written: string | null = null;
  const thread = {
    load: () => loaded ?? Promise.resolve({ ok: false as const, code: 'not_loaded', message: 'nothing was said yet' }),
    generate: (request: EngineRequest, onText: (piece: string) => void) =>
      engine.generate(
        { ...request, messages: [{ role: 'user', content: 'Go on.' }], schema: null, maxTokens: 80 },
        onText,
      ),
    abort: (id: string) => engine.abort(id),
  };
  return Promise.resolve({
    model: threadModel({ id: 'tiny', name: 'tiny', contextTokens: 8_192 }, thread, newId),
    hasNoRefusal: true,
    say: async (answer) => {
      const text = answer.kind === 'endless' ? `${answer.text}${onAndOn.repeat(20)}` : answer.text;
      if (written === text) return;
      if (written !== null) await engine.unload();
      written = text;
      engine = new WllamaEngine();
      loaded = engine.load(writerOf(text, answer.kind === 'endless' ? [onAndOn] : []), null);
      await loaded;
    },
  });
});

/** Parts of one text that each stand in it once, so that each has one that follows it. */
function writerOf(text: string, more: readonly string[]): Blob {
  const size = Math.max(24, Math.ceil(text.length / 40));
  const parts =
    more.length > 0 ? [text.slice(0, text.indexOf('on '))] : (text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []);
  return new Blob([
    bigramGguf({
      text: `>${text}`,
      isOne: true,
      pieces: [...new Set([...parts, ...more])].filter((part) => part.length > 1),
      promptEnd: '<assistant>',
    }),
  ]);
}

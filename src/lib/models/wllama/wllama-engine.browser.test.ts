import { expect, it } from 'vitest';
import { bigramGguf } from '../../../../tests/support/bigram-gguf';
import { languageModelContract, requestOf, type EngineScript } from '../language-model.contract';
import type { LanguageModel } from '../language-model';
import { threadModel } from '../thread-model';
import { WllamaEngine } from './wllama-engine';

/**
 * The real engine. Its model writes what a script says since each character of it is followed by one other alone; the grammar of a schema
 * leads it besides.
 */
function fileFor(script: EngineScript): Blob {
  const text = script.kind === 'writes' ? script.pieces.join('') : script.kind === 'hangs' ? script.text : '';
  const pieces = [...new Set(text)].filter((character) => character > '~'); // others are its letters already
  const gguf = bigramGguf({ text: `>${text}`, pieces, promptEnd: '<assistant>' });
  return script.kind === 'breaks' ? new Blob([gguf.slice(0, 60_000)]) : new Blob([gguf]);
}

let ids = 0;
let schemaSeen: unknown;

function modelOf(script: EngineScript): LanguageModel {
  const engine = new WllamaEngine();
  const file = fileFor(script);
  let loaded: ReturnType<WllamaEngine['load']> | null = null;
  return threadModel(
    { id: 'tiny', name: 'tiny', contextTokens: null },
    {
      load: () => (loaded ??= engine.load(file, null)),
      generate: (request, onText) => {
        schemaSeen = request.schema ?? undefined;
        return engine.generate(request, onText);
      },
      abort: (id) => engine.abort(id),
    },
    () => `id-${++ids}`,
  );
}

languageModelContract('llama.cpp on this device', {
  model: modelOf,
  schemaSeen: () => schemaSeen,
  toolsSeen: null,
});

it('[F-36] what is longer than its context is told apart', async () => {
  const content = 'why not '.repeat(3_000);
  const answer = await modelOf({ kind: 'writes', pieces: ['x'] }).generate(
    requestOf({ messages: [{ role: 'user', content }] }),
    new AbortController().signal,
  );
  expect(answer).toMatchObject({ ok: false, code: 'too_long' });
});

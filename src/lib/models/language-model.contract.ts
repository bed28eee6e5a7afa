import { describe, expect, it } from 'vitest';
import { modelErrorCodes, type LanguageModel, type ModelRequest } from './language-model';

/** What the engine behind an adapter is told to do. */
export type EngineScript =
  | { kind: 'writes'; pieces: readonly string[] }
  | { kind: 'hangs'; text: string }
  | { kind: 'breaks' }
  | { kind: 'empty' };

export interface ModelHarness {
  /** A model whose engine does as told with each request. */
  model(script: EngineScript): LanguageModel | Promise<LanguageModel>;
  /** The schema as the newest request gave it to the engine; undefined: none. */
  schemaSeen(): unknown;
}

export function requestOf(more: Partial<ModelRequest> = {}): ModelRequest {
  return {
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Say something.' },
    ],
    schema: null,
    purpose: 'test',
    maxTokens: 200,
    temperature: 0,
    ...more,
  };
}

const schema = {
  type: 'object',
  properties: { word: { type: 'string', enum: ['yes', 'no'] } },
  required: ['word'],
  additionalProperties: false,
};

/** What every LanguageModel promises; see the port. */
export function languageModelContract(name: string, harness: ModelHarness): void {
  describe(`${name} as a LanguageModel`, () => {
    it('streams whole characters in order, and answers with all of them and their use', async () => {
      const pieces = ['凪は', '静か', '。👩‍🌾', ' Done', '.'];
      const model = await harness.model({ kind: 'writes', pieces });
      const told: string[] = [];
      const answer = await model.generate(requestOf({ onText: (piece) => told.push(piece) }), never());
      expect(answer).toMatchObject({ ok: true, text: pieces.join(''), schema: null });
      expect(told.join('')).toBe(pieces.join(''));
      expect(told.length).toBeGreaterThan(1);
      if (answer.ok && answer.usage) {
        expect(answer.usage.input).toBeGreaterThan(0);
        expect(answer.usage.output).toBeGreaterThan(0);
      }
    });

    it('gives a schema to the engine, and says how it is kept', async () => {
      const model = await harness.model({ kind: 'writes', pieces: ['{"word":', '"yes"}'] });
      const answer = await model.generate(requestOf({ schema }), never());
      expect(answer).toMatchObject({ ok: true, schema: 'engine' });
      expect(JSON.stringify(harness.schemaSeen())).toContain('yes');
      await model.generate(requestOf(), never());
      expect(harness.schemaSeen()).toBeUndefined();
    });

    it('an abort ends it in the middle, at once, and nothing is told afterwards', async () => {
      const model = await harness.model({ kind: 'hangs', text: 'On and on' });
      const abort = new AbortController();
      const told: string[] = [];
      let hasEnded = false;
      const onText = (piece: string): void => {
        expect(hasEnded).toBe(false);
        told.push(piece);
        abort.abort();
      };
      const answer = await model.generate(requestOf({ onText }), abort.signal);
      hasEnded = true;
      expect(answer).toMatchObject({ ok: false, code: 'aborted' });
      expect('On and on'.startsWith(told.join(''))).toBe(true);
    });

    it('a signal that aborted before asks for nothing', async () => {
      const model = await harness.model({ kind: 'writes', pieces: ['x'] });
      const answer = await model.generate(requestOf(), AbortSignal.abort());
      expect(answer).toMatchObject({ ok: false, code: 'aborted' });
    });

    it('what fails is a classified value, never a throw', async () => {
      for (const kind of ['breaks', 'empty'] as const) {
        const answer = await (await harness.model({ kind })).generate(requestOf(), never());
        expect(answer.ok, kind).toBe(false);
        if (!answer.ok) expect(modelErrorCodes).toContain(answer.code);
      }
    });

    it('answers again after a failure and after an abort', async () => {
      const model = await harness.model({ kind: 'writes', pieces: ['Again', '.'] });
      await model.generate(requestOf(), AbortSignal.abort());
      expect(await model.generate(requestOf(), never())).toMatchObject({ ok: true, text: 'Again.' });
    });

    it('has a name, and a context size or none', async () => {
      const model = await harness.model({ kind: 'empty' });
      expect(model.name).not.toBe('');
      expect(model.contextTokens === null || model.contextTokens > 0).toBe(true);
    });
  });
}

function never(): AbortSignal {
  return new AbortController().signal;
}

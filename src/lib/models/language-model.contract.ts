import { describe, expect, it } from 'vitest';
import { modelErrorCodes, type LanguageModel, type ModelRequest, type ModelTool } from './language-model';

/** What the engine behind an adapter is told to do. */
export type EngineScript =
  | { kind: 'writes'; pieces: readonly string[] }
  /** Words, then calls; `isCut`: the last of them breaks off at its limit. */
  | { kind: 'calls'; text: string; calls: readonly ScriptedCall[]; isCut?: boolean }
  /** Words, then `call` where there is one begins, and nothing more. */
  | { kind: 'hangs'; text: string; call?: ScriptedCall }
  | { kind: 'breaks' }
  | { kind: 'empty' };

export interface ScriptedCall {
  name: string;
  input: string;
}

export interface ModelHarness {
  /** A model whose engine does as told with each request. */
  model(script: EngineScript): LanguageModel | Promise<LanguageModel>;
  /** The schema as the newest request gave it to the engine; undefined: none. */
  schemaSeen(): unknown;
  /** The tools as the newest request gave them to the engine; null: it takes none. */
  toolsSeen: (() => unknown) | null;
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

const tools: ModelTool[] = [
  {
    name: 'note_read',
    description: 'Reads a note.',
    parameters: {
      type: 'object',
      properties: { path: { type: 'string' }, why: { type: 'string' } },
      required: ['path'],
    },
  },
];

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

    const { toolsSeen } = harness;
    if (toolsSeen === null) {
      it('refuses tools at once, and answers without them', async () => {
        const model = await harness.model({ kind: 'writes', pieces: ['Yes', '.'] });
        expect(await model.generate(requestOf({ tools }), never())).toMatchObject({ ok: false, code: 'tools_refused' });
        expect(await model.generate(requestOf(), never())).toMatchObject({ ok: true, text: 'Yes.' });
      });
    } else {
      it('gives tools to the engine, and tells what it says and what it calls, in order', async () => {
        const calls = [
          { name: 'note_read', input: '{"path":"畑/計画.md"}' },
          { name: 'note_read', input: '{"path":"bees/goal.md","why":"to see"}' },
        ];
        const model = await harness.model({ kind: 'calls', text: 'I look.', calls });
        const told: string[] = [];
        const answer = await model.generate(requestOf({ tools, onText: (piece) => told.push(piece) }), never());
        expect(answer).toMatchObject({ ok: true, text: 'I look.', calls, schema: null });
        expect(told.join('')).toBe('I look.');
        expect(JSON.stringify(toolsSeen())).toContain('note_read');
        const ids = (answer.ok && answer.calls ? answer.calls : []).map(({ id }) => id);
        expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[A-Za-z0-9]{9}$/) as string));
        expect(new Set(ids).size).toBe(2);
        await model.generate(requestOf({ tools: [] }), never());
        expect(toolsSeen()).toBeUndefined();
      });

      it('may call without a word', async () => {
        const model = await harness.model({ kind: 'calls', text: '', calls: [{ name: 'note_read', input: '{}' }] });
        expect(await model.generate(requestOf({ tools }), never())).toMatchObject({ ok: true, text: '' });
      });

      it('an abort in the middle of a call tells of none', async () => {
        const call = { name: 'note_read', input: '{"path":"bees/goal.md"}' };
        const model = await harness.model({ kind: 'hangs', text: 'I look at the note before I answer.', call });
        const abort = new AbortController();
        const answer = await model.generate(requestOf({ tools, onText: () => abort.abort() }), abort.signal);
        expect(answer).toEqual({ ok: false, code: 'aborted', message: expect.any(String) as string });
      });

      it('what a call is given and breaks off is no call, though what stands there could be read', async () => {
        for (const input of ['{"path":"bees/go', '{"path":"bees/goal.md"}']) {
          const model = await harness.model({
            kind: 'calls',
            text: '',
            calls: [{ name: 'note_read', input }],
            isCut: true,
          });
          const answer = await model.generate(requestOf({ tools }), never());
          expect(answer).toMatchObject({ ok: false, code: 'too_much' });
          expect(answer).not.toHaveProperty('calls');
        }
      });
    }

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

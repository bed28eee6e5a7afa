import { expect, it } from 'vitest';
import type { ListedModel } from '../../bridge/listed-models';
import { programFound, type Surroundings } from './local-programs';

const abroad: Surroundings = { permission: null, pageUrl: 'https://yadori.example/' };
const failed = (code: string, isOfHost = false) => ({ ok: false as const, code, message: 'told', isOfHost });
const found = (code: string, around = abroad) => programFound('ollama', failed(code), around).is;

it('what a look found is told apart: nothing there, web pages not allowed, the browser’s permission, a key, a fault', () => {
  expect(found('unreachable')).toBe('nothing');
  expect(found('cors')).toBe('shut');
  expect(found('forbidden')).toBe('shut');
  expect(found('bad_key')).toBe('wants_key');
  expect(found('server')).toBe('busy');
  expect(found('not_protocol')).toBe('another');
  expect(found('no_policy')).toBe('unready');
  expect(programFound('ollama', { ok: true, value: [] }, abroad).is).toBe('no_models');
  const model = { id: 'tiny' } as ListedModel;
  expect(programFound('ollama', { ok: true, value: [model] }, abroad)).toEqual({
    program: 'ollama',
    is: 'there',
    models: [model],
  });
});

it('only where the browser refused, and the page is not of this computer itself, its permission is what is missing', () => {
  expect(found('unreachable', { ...abroad, permission: 'denied' })).toBe('no_permission');
  expect(found('unreachable', { ...abroad, permission: 'granted' })).toBe('nothing');
  expect(found('unreachable', { ...abroad, permission: 'prompt' })).toBe('nothing'); // the browser asks only once something is there
  expect(found('unreachable', { permission: 'denied', pageUrl: 'http://localhost:5173/' })).toBe('nothing');
  expect(found('cors', { ...abroad, permission: 'denied' })).toBe('shut');
});

it('what the host itself says is told, and nothing that this app made up', () => {
  expect(programFound('llamacpp', failed('server', true), abroad)).toMatchObject({ told: 'told' });
  expect(programFound('llamacpp', failed('server'), abroad)).toMatchObject({ told: null });
});

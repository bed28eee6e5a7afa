import { describe, expect, it } from 'vitest';
import { InvariantError } from '../base/invariant';
import { conversation } from './conversation/conversation';
import { readNote } from './note/read';
import { createRegistry } from './registry';

describe('createRegistry', () => {
  it('knows just the capabilities that it was given', () => {
    const registry = createRegistry([readNote, conversation]);
    expect(registry.names()).toEqual(['conversation', 'note.read']);
    expect(registry.get('note.read')).toBe(readNote);
    expect(registry.catalogue('note.read')?.name).toBe('note.read');
    for (const absent of ['note.write', '', '__proto__', 'constructor', 'toString']) {
      expect(registry.get(absent)).toBeUndefined();
      expect(registry.catalogue(absent)).toBeUndefined();
    }
  });

  it('refuses two of one name', () => {
    expect(() => createRegistry([readNote, readNote])).toThrow(InvariantError);
  });
});

import { expect, it } from 'vitest';
import { callInText, mayBeCall } from './calls-in-text';

const tools = [{ name: 'note_read', description: 'Reads a note.', parameters: {} }];
const call = '{"name": "note_read", "arguments": {"path": "a.md"}}';

it.each([
  ['as it is', call],
  ['under another name', '{"name":"note_read","parameters":{"path":"a.md"}}'],
  ['in a fence', `\`\`\`json\n${call}\n\`\`\``],
  ['between marks', `<tool_call>\n${call}\n</tool_call>\n`],
])('a call that stands in the text %s is one', (_, text) => {
  expect(callInText(text, tools)).toEqual({ name: 'note_read', input: '{"path":"a.md"}' });
  for (let length = 0; length <= text.length; length++) expect(mayBeCall(text.slice(0, length))).toBe(true);
});

it.each([
  ['of a tool that was not given', '{"name":"note_delete","arguments":{}}'],
  ['with words around it', `I call ${call}`],
  ['and another one', `${call}\n${call}`],
  ['with more than that', '{"name":"note_read","arguments":{},"why":"x"}'],
  ['whose input is text', '{"name":"note_read","arguments":"a.md"}'],
  ['that broke off', call.slice(0, -2)],
])('what looks like a call %s is text', (_, text) => {
  expect(callInText(text, tools)).toBeNull();
});

it.each(['Yes.', '`a` is a letter', '<b>no</b>'])('%s is shown as it comes', (text) => {
  expect(mayBeCall(text)).toBe(false);
});

import { isJsonObject } from '../../base/json';
import type { ModelTool } from '../language-model';
import { parseObject } from './classify';

/** Marks that templates put around a call, where a host does not take them off. */
const wrappings = [/^```(?:json)?\s*([\s\S]*?)\s*```$/, /^<tool_call>\s*([\s\S]*?)\s*<\/tool_call>$/];
const openings = ['{', '```', '<tool_call>'];

/** Whether a text, as far as it came, may be a call: then nothing of it is shown yet. */
export function mayBeCall(text: string): boolean {
  const start = text.trimStart();
  return openings.some((opening) => start.startsWith(opening) || opening.startsWith(start));
}

/** A call that some hosts leave in the text; null: it is text. Only where it is all of it, and names a tool that was given. */
export function callInText(text: string, tools: readonly ModelTool[]): { name: string; input: string } | null {
  const whole = text.trim();
  const inner = wrappings.map((wrapping) => wrapping.exec(whole)?.[1]).find((one) => one !== undefined) ?? whole;
  const call = parseObject(inner);
  if (!call || Object.keys(call).length !== 2) return null;
  const { name, arguments: given, parameters } = call;
  const input = given ?? parameters;
  if (!isJsonObject(input) || typeof name !== 'string' || !tools.some((tool) => tool.name === name)) return null;
  return { name, input: JSON.stringify(input) };
}

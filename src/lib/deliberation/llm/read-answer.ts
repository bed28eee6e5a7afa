import { canonicalJson } from '../../base/canonical-json';
import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';
import type { Way } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import type { ToolCall } from '../../models/language-model';
import { abilities, fieldsOf, isOpen, openMarks, type Ability, type Mark } from './abilities';
import { foundBy } from './found-done';
import { readFields, spelled, withSpelling, type Problem } from './fields';

/** What a model's answer says, once it held. */
export interface Written {
  say: string | null;
  /** Of several the first; the others are not run. */
  call: { ability: Ability; input: JsonObject; payload: JsonObject } | null;
  /** What the words mean besides. */
  marks: readonly Mark[];
  /** Tasks that it says are done, where it calls for nothing else: no card is asked for that. */
  found?: readonly string[];
}

export type ReadAnswer = { ok: true; value: Written } | { ok: false; problems: Problem[] };

/** UTF-16 units of what is said at once. */
export const mostSaid = 8_000;

/** What a template of chats puts between turns: in an answer it is no text of anybody's. */
const marker =
  /<\|[a-z_]{2,20}\|>|<\/?(?:start_of_turn|end_of_turn|s|tool_call|function_calls?)>|\[\/?(?:INST|TOOL_CALLS)\]/i;

/**
 * Reads an answer whole, by the way that it was asked for. Nothing is cut out of it or guessed: what does not fit is told with its place, what
 * came and what may come. Pure.
 */
export function readAnswer(
  { text, calls = [] }: { text: string; calls?: readonly ToolCall[] },
  way: Exclude<Way, 'rules'>,
  pack: ContextPack,
): ReadAnswer {
  switch (way) {
    case 'talk':
      return checked({ say: text.trim(), calls: [] }, pack);
    case 'form':
      return readForm(text, pack);
    case 'tools':
      return readCalls(text, calls, pack);
  }
}

function readCalls(text: string, calls: readonly ToolCall[], pack: ContextPack): ReadAnswer {
  const read = calls.map(({ name, input }, index) => ({
    name,
    input: parsed(input === '' ? '{}' : input),
    at: `/calls/${index}`,
  }));
  const broken = read.find(({ input }) => input === undefined);
  if (broken) return { ok: false, problems: [{ path: broken.at, got: 'no JSON', allowed: 'one JSON object' }] };
  return checked({ say: text.trim(), calls: read as Called[] }, pack);
}

interface Called {
  name: string;
  input: JsonValue;
  at: string;
}

function readForm(text: string, pack: ContextPack): ReadAnswer {
  const written = parsed(unfenced(text));
  if (!isJsonObject(written))
    return {
      ok: false,
      problems: [
        {
          path: '/',
          got: written === undefined ? 'no JSON' : typeof written,
          allowed: 'one JSON object {say, call, mark}',
        },
      ],
    };
  const { say = '', call = null, mark = null, ...others } = withSpelling(written, ['say', 'call', 'mark']);
  const unknown = Object.keys(others);
  if (unknown.length > 0)
    return {
      ok: false,
      problems: unknown.map((key) => ({ path: `/${key}`, got: 'an unknown key', allowed: 'say, call, mark' })),
    };
  if (typeof say !== 'string' && say !== null)
    return { ok: false, problems: [{ path: '/say', got: typeof say, allowed: 'a text' }] };
  const listed = call === null ? [] : Array.isArray(call) ? call : [call];
  const calls: Called[] = mark === null ? [] : [{ name: 'mark', input: { what: mark }, at: '/mark' }];
  for (const [index, one] of listed.entries()) {
    const { name, input = {}, ...more } = isJsonObject(one) ? withSpelling(one, ['name', 'input']) : {};
    if (typeof name !== 'string')
      return {
        ok: false,
        problems: [{ path: '/call', got: JSON.stringify(one).slice(0, 80), allowed: '{"name", "input"}' }],
      };
    if (Object.keys(more).length > 0)
      return {
        ok: false,
        problems: [{ path: `/call/${Object.keys(more)[0]}`, got: 'an unknown key', allowed: 'name, input' }],
      };
    calls.push({ name, input, at: Array.isArray(call) ? `/call/${index}/input` : '/call/input' });
  }
  return checked({ say: (say ?? '').trim(), calls }, pack);
}

function checked({ say, calls }: { say: string; calls: readonly Called[] }, pack: ContextPack): ReadAnswer {
  const problems: Problem[] = [];
  const named = calls.map((call) => ({ ...call, ability: abilityNamed(call.name) }));
  const marked = named.filter(({ ability }) => ability?.name === 'mark');
  const [first] = named.filter((call) => !marked.includes(call));
  if (say.length > mostSaid)
    problems.push({ path: '/say', got: `${say.length} characters`, allowed: `at most ${mostSaid}` });
  if (marker.test(say) || calls.some(({ name, input }) => marker.test(`${name}${JSON.stringify(input)}`)))
    problems.push({ path: '/', got: 'a mark of a chat template', allowed: 'words' });
  if (holdsCall(say)) problems.push({ path: '/say', got: 'a call written as words', allowed: 'words alone' });
  for (const { ability, at, name } of [...marked, ...(first ? [first] : [])]) {
    if (!ability) problems.push({ path: at, got: name, allowed: abilities.map((known) => known.name).join(', ') });
    else if (!isOpen(ability, pack)) problems.push({ path: at, got: name, allowed: openNames(pack) });
  }
  const read = problems.length === 0 ? marked.map(({ input, at }) => readMark(input, at, pack)) : [];
  for (const mark of read) if (typeof mark !== 'string') problems.push(mark);
  const marks = read.filter((mark) => typeof mark === 'string');
  const call = problems.length === 0 && first?.ability ? readCall(first.ability, first, pack) : null;
  if (call && 'problems' in call) problems.push(...call.problems);
  const found = call && !('problems' in call) ? foundBy(call.ability, call.input, pack) : null;
  const wanted = problems.length === 0 ? missing(say, first?.ability ?? null, marks, found !== null, pack) : null;
  if (wanted !== null) problems.push(wanted);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: {
      say: say === '' ? null : say,
      call: call && !('problems' in call) && !found ? call : null,
      marks,
      ...(found && { found }),
    },
  };
}

/** What an answer of its kind does not go without. */
function missing(
  say: string,
  ability: Ability | null,
  marks: readonly Mark[],
  isFound: boolean,
  { why, task }: ContextPack,
): Problem | null {
  const isMessage = why === 'input' || why === 'follow';
  const acts = ability !== null && ability.capability !== null && !isFound;
  // in the plan's own turn nobody waits for words
  const isEnd = why === 'plan' && task !== null && (isFound || (ability === null && marks.includes('task_done')));
  if (marks.includes('keep_for_later') && ability !== null)
    return {
      path: '/mark',
      got: 'keep_for_later beside a call',
      allowed: 'keep_for_later with words alone, or the call',
    };
  if (say === '' && ability === null && marks.length === 0)
    return { path: '/say', got: 'nothing', allowed: 'words, or a call' };
  if (say === '' && !acts && !isEnd && (isMessage || marks.length > 0))
    return { path: '/say', got: 'nothing', allowed: 'words to the person beside it' };
  if (why === 'plan' && task !== null && ability === null && !marks.includes('task_done'))
    return {
      path: '/call',
      got: 'words alone',
      allowed: 'the mark task_done where the task ends with them, or a call: ask, rest, or what the task needs',
    };
  return null;
}

function readMark(input: JsonValue, at: string, pack: ContextPack): Mark | Problem {
  const open = openMarks(pack);
  const what = isJsonObject(input) ? input['what'] : input;
  const mark = typeof what === 'string' ? spelled(what.trim(), open) : undefined;
  return mark ?? { path: at, got: JSON.stringify(what ?? null).slice(0, 80), allowed: open.join(', ') };
}

function readCall(
  ability: Ability,
  { input, at }: Called,
  pack: ContextPack,
): NonNullable<Written['call']> | { problems: Problem[] } {
  const read = readFields(input, fieldsOf(ability), at);
  if (!read.ok) return { problems: read.problems };
  const { why: _why, done: _done, ...own } = read.value;
  const payload = ability.payload && !foundBy(ability, own, pack) ? ability.payload(own, pack) : own;
  if (payload && isOpenAlready(ability, payload, pack))
    return {
      problems: [{ path: at, got: 'what the open request asks for already', allowed: 'words alone, or a change' }],
    };
  if (payload) return { ability, input: read.value, payload };
  const names = ability.named?.(pack) ?? [];
  const got = (ability.misfit?.(own, pack) ?? JSON.stringify(own)).slice(0, 120);
  return { problems: [{ path: at, got, allowed: names.length === 0 ? 'nothing: there is none' : names.join(', ') }] };
}

/** The very same as waits for y or n: a new card would only make the person read it twice. */
function isOpenAlready({ capability }: Ability, payload: JsonObject, { request, transcript }: ContextPack): boolean {
  if (request?.capability !== capability) return false;
  const open = transcript.entries.find((entry) => entry.kind === 'deed' && `D${entry.seq}` === request.decision);
  return open?.kind === 'deed' && open.stub === null && canonicalJson(open.payload) === canonicalJson(payload);
}

function openNames(pack: ContextPack): string {
  return abilities
    .filter((ability) => isOpen(ability, pack))
    .map(({ name }) => name)
    .join(', ');
}

/** Some models put a name of their template before it, or its place behind it. */
function abilityNamed(written: string): Ability | undefined {
  const names = abilities.map(({ name }) => name);
  const whole = written.trim().replace(/:\d{1,3}$/, '');
  const bare = /^[a-z_]{1,20}[.:/](.+)$/i.exec(whole)?.[1];
  const name = spelled(whole, names) ?? (bare === undefined ? undefined : spelled(bare, names));
  return abilities.find((ability) => ability.name === name);
}

/** A call, or a whole answer by the form, that stands where words should: nobody wants to read it, and nothing of it was asked for. */
function holdsCall(say: string): boolean {
  const written = parsed(unfenced(say));
  if (!isJsonObject(written)) return false;
  const keys = Object.keys(written);
  return (
    keys.includes('call') ||
    (keys.includes('name') && ['input', 'arguments', 'parameters'].some((key) => keys.includes(key)))
  );
}

/** One fence around the whole, and nothing else. */
function unfenced(text: string): string {
  const whole = text.trim();
  return /^```(?:json)?\s*\n([\s\S]*?)\n?```$/i.exec(whole)?.[1] ?? whole;
}

function parsed(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

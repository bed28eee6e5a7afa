import type { JsonObject, JsonValue } from '../../src/lib/base/json';

/** What a served model says, and how its host puts it on the wire. */
export interface Answer {
  text: string;
  pieces?: readonly string[];
  reasoning?: string;
  calls?: readonly ServedCall[];
  finish?: string;
  /** Put into the stream before the end. */
  junk?: string;
  usage?: { input: number; output: number; cached?: number };
  dialect?: Dialect;
}

export interface ServedCall {
  name: string;
  /** As the model wrote it. */
  input: string;
  /** What the host wants back with it. */
  extra?: JsonValue;
}

/** Ways of hosts that stray from the protocol; those of Chat Completions alone stand first. */
export const chatDialects = [
  'whole calls',
  'one index for all',
  'no ids',
  'no index',
  'neither id nor index',
  'an id a part',
  'the name in each part',
  'no finish reason',
  'stop after calls',
  'arguments as an object',
  'content in parts',
  'reasoning under another name',
] as const;
export const dialects = [
  ...chatDialects,
  'reasoning in the text',
  'events after the end',
  'a stream called text',
  'JSON called a stream',
] as const;
export type Dialect = (typeof dialects)[number];

const usual = { input: 11, output: 7 };

/** What the head calls it. */
export function typeOf({ dialect }: Answer, isWhole: boolean): string {
  if (dialect === 'a stream called text') return 'text/plain; charset=utf-8';
  return isWhole && dialect !== 'JSON called a stream' ? 'application/json' : 'text/event-stream';
}

export function eventOf(event: unknown): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}

export function textEvent(text: string, protocol: 'chat' | 'responses', isInParts = false): JsonObject {
  if (protocol === 'responses') return { type: 'response.output_text.delta', delta: text };
  return { choices: [{ delta: { content: isInParts ? [{ type: 'text', text }] : text } }] };
}

export function streamOf(answer: Answer, protocol: 'chat' | 'responses', id: string): string {
  const { junk = '', dialect } = answer;
  const events = protocol === 'chat' ? chatEvents(answer) : responseEvents(answer, id);
  const done = protocol === 'chat' || dialect === 'events after the end' ? 'data: [DONE]\n\n' : '';
  const late = dialect === 'events after the end' ? eventOf(textEvent(' And more.', protocol)) + 'data: {"x\n\n' : '';
  const at = Math.ceil(events.length / 2);
  return `${events.slice(0, at).map(eventOf).join('')}${junk}${events.slice(at).map(eventOf).join('')}${done}${late}`;
}

/** The first part of a call, whose rest never comes. */
export function openCall(call: ServedCall, protocol: 'chat' | 'responses'): string {
  const events = protocol === 'chat' ? callChunks(call, 0, undefined) : callEvents(call, 0);
  return events.slice(0, 2).map(eventOf).join('');
}

function partsOf(text: string): string[] {
  return text.match(/[\s\S]{1,7}/g) ?? [];
}

function spoken({ text, pieces, reasoning, dialect }: Answer): string[] {
  const before =
    dialect === 'reasoning in the text' && reasoning !== undefined ? partsOf(`<think>${reasoning}</think>\n`) : [];
  return [...before, ...(pieces ?? partsOf(text))];
}

function chatEvents(answer: Answer): JsonObject[] {
  const { reasoning, dialect, calls = [], usage = usual } = answer;
  const field = dialect === 'reasoning under another name' ? 'reasoning' : 'reasoning_content';
  const isApart = reasoning !== undefined && dialect !== 'reasoning in the text';
  const finish = finishOf(answer);
  return [
    ...(isApart ? partsOf(reasoning).map((part) => ({ choices: [{ delta: { [field]: part } }] })) : []),
    ...spoken(answer).map((part) => textEvent(part, 'chat', dialect === 'content in parts')),
    ...calls.flatMap((call, place) => callChunks(call, place, dialect)),
    ...(finish === null ? [] : [{ choices: [{ delta: {}, finish_reason: finish }] }]),
    { choices: [], usage: chatUsage(usage) },
  ];
}

function finishOf({ dialect, calls = [], finish }: Answer): string | null {
  if (dialect === 'no finish reason') return null;
  return finish ?? (calls.length > 0 && dialect !== 'stop after calls' ? 'tool_calls' : 'stop');
}

function callChunks({ name, input, extra }: ServedCall, place: number, dialect: Dialect | undefined): JsonObject[] {
  const index = dialect === 'one index for all' || dialect === 'no ids' ? 0 : place;
  const hasIndex = dialect !== 'no index' && dialect !== 'neither id nor index';
  const hasId = dialect !== 'no ids' && dialect !== 'neither id nor index';
  const chunk = (part: number, called: JsonObject, isFirst: boolean): JsonObject => {
    const id = dialect === 'an id a part' ? `call_${place}_${part}` : `call_host_${place}`;
    const call: JsonObject = {
      ...(hasIndex && { index }),
      ...(hasId && (isFirst || dialect === 'an id a part') && { id }),
      ...(isFirst && { type: 'function' }),
      ...(isFirst && extra !== undefined && { extra_content: extra }),
      function: called,
    };
    return { choices: [{ delta: { tool_calls: [call] } }] };
  };
  if (dialect === 'whole calls') return [chunk(0, { name, arguments: input }, true)];
  if (dialect === 'arguments as an object')
    return [chunk(0, { name, arguments: JSON.parse(input) as JsonValue }, true)];
  const parts = partsOf(input).map((part, at) =>
    chunk(at + 1, { ...(dialect === 'the name in each part' && { name }), arguments: part }, false),
  );
  return [chunk(0, { name, arguments: '' }, true), ...parts];
}

function chatUsage({ input, output, cached }: NonNullable<Answer['usage']>): JsonObject {
  const details = cached === undefined ? {} : { prompt_tokens_details: { cached_tokens: cached } };
  return { prompt_tokens: input, completion_tokens: output, ...details };
}

function responseUsage({ input, output, cached }: NonNullable<Answer['usage']>): JsonObject {
  const details = cached === undefined ? {} : { input_tokens_details: { cached_tokens: cached } };
  return { input_tokens: input, output_tokens: output, ...details };
}

function responseEvents(answer: Answer, id: string): JsonObject[] {
  const { reasoning, calls = [], finish = 'stop', dialect, usage = usual } = answer;
  const isApart = reasoning !== undefined && dialect !== 'reasoning in the text';
  const thought = (delta: string): JsonObject => ({ type: 'response.reasoning_summary_text.delta', delta });
  return [
    ...(isApart ? partsOf(reasoning).map(thought) : []),
    ...(isApart ? [{ type: 'response.output_item.done', output_index: 0, item: reasoningItem(reasoning) }] : []),
    ...spoken(answer).map((part) => textEvent(part, 'responses')),
    ...calls.flatMap((call, place) => callEvents(call, place + 2)),
    finish === 'length'
      ? { type: 'response.incomplete', response: { incomplete_details: { reason: 'max_output_tokens' } } }
      : { type: 'response.completed', response: { id, usage: responseUsage(usage) } },
  ];
}

function callEvents(call: ServedCall, place: number): JsonObject[] {
  const item_id = `fc_${place}`;
  const at = { output_index: place, item_id };
  const type = 'response.function_call_arguments';
  return [
    { type: 'response.output_item.added', output_index: place, item: callItem({ ...call, input: '' }, place) },
    ...partsOf(call.input).map((delta) => ({ type: `${type}.delta`, ...at, delta })),
    { type: `${type}.done`, ...at, arguments: call.input },
    { type: 'response.output_item.done', output_index: place, item: callItem(call, place) },
  ];
}

function callItem({ name, input }: ServedCall, place: number): JsonObject {
  return { type: 'function_call', id: `fc_${place}`, call_id: `call_host_${place}`, name, arguments: input };
}

function reasoningItem(text: string): JsonObject {
  return {
    type: 'reasoning',
    id: 'rs_1',
    summary: [{ type: 'summary_text', text }],
    encrypted_content: Buffer.from(`sealed:${text}`).toString('base64'),
  };
}

/** An answer that does not stream. */
export function wholeOf(answer: Answer, protocol: 'chat' | 'responses', id: string): JsonObject {
  const { reasoning, calls = [], usage = usual, dialect } = answer;
  const text = spoken({ ...answer, pieces: [answer.text] }).join('');
  const isApart = reasoning !== undefined && dialect !== 'reasoning in the text';
  if (protocol === 'responses')
    return {
      id,
      status: 'completed',
      output: [
        ...(isApart ? [reasoningItem(reasoning)] : []),
        ...(text === '' ? [] : [{ type: 'message', content: [{ type: 'output_text', text }] }]),
        ...calls.map((call, place) => callItem(call, place + 2)),
      ],
      usage: responseUsage(usage),
    };
  const finish = finishOf(answer);
  const message: JsonObject = {
    role: 'assistant',
    content: dialect === 'content in parts' ? [{ type: 'text', text }] : text,
    ...(isApart && { [dialect === 'reasoning under another name' ? 'reasoning' : 'reasoning_content']: reasoning }),
    ...(calls.length > 0 && {
      tool_calls: calls.map(({ name, input }, place) => ({
        id: `call_host_${place}`,
        type: 'function',
        function: {
          name,
          arguments: dialect === 'arguments as an object' ? (JSON.parse(input) as JsonValue) : input,
        },
      })),
    }),
  };
  return { choices: [{ message, ...(finish !== null && { finish_reason: finish }) }], usage: chatUsage(usage) };
}

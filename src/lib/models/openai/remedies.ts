import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';

/** What hosts refuse that others ask for. `tools` has no remedy: who asked is told. */
export const refusals = [
  'pictures',
  'max_tokens',
  'temperature',
  'stop',
  'stream_options',
  'parallel_tool_calls',
  'tool_choice',
  'include',
  'reasoning',
  'strict',
  'json_schema',
  'json_object',
  'system',
  'roles',
  'tools',
] as const;
export type Refusal = (typeof refusals)[number];

interface Remedy {
  /** In a host's own words, in small letters, when it refuses this. */
  isMeant(told: string): boolean;
  /** The request without it; null: it is not in there. */
  without(body: JsonObject): JsonObject | null;
}

/** UTF-16 units of a host's words that are looked at. */
const mostTold = 4_000;
const refusing = new RegExp(
  [
    "unsupported|not (yet )?support|is ?n[o\u2019']t supported|(does|do|did) ?n[o\u2019']?t (\\w+ )?(support|allow|accept|permit|work)",
    'unrecogni[sz]ed|unknown|unexpected|not (allowed|permitted|available|accepted|implemented|enabled)',
    'extra (inputs?|fields?)|extra_forbidden|forbidden|invalid (param|field|schema|argument|value|request field)',
    'only|instead|deprecated|incompatible|requires?|cannot|no endpoints|must be',
  ].join('|'),
);

/** Each names what it is about and says that it is not taken. */
function refuses(...names: readonly string[]): (told: string) => boolean {
  const named = new RegExp(`(^|[^a-z0-9_])(${names.join('|')})(?![a-z0-9_])`);
  return (told) => named.test(told) && refusing.test(told);
}

/** Tried in this order: what is told of a schema may be about strictness, and what is told of tools about one of their settings. */
const remedies: Record<Exclude<Refusal, 'tools'>, Remedy> = {
  pictures: {
    isMeant: (told) => isAboutPictures(told) || (/image|vision|mmproj/.test(told) && /missing|not loaded/.test(told)),
    without: withoutPictures,
  },
  max_tokens: {
    isMeant: refuses('max_tokens', 'max_completion_tokens'),
    without: (body) => renamed(body, 'max_tokens', 'max_completion_tokens'),
  },
  temperature: leftOut('temperature'),
  stop: leftOut('stop'),
  stream_options: leftOut('stream_options'),
  parallel_tool_calls: leftOut('parallel_tool_calls'),
  tool_choice: leftOut('tool_choice'),
  include: {
    isMeant: refuses('include', 'encrypted content', 'reasoning\\.encrypted_content'),
    without: (body) => without(body, 'include'),
  },
  reasoning: {
    isMeant: refuses('reasoning_content', 'reasoning_details', 'extra_content', 'encrypted_content'),
    without: withoutOpaque,
  },
  strict: {
    isMeant: (told) => refuses('strict')(told) || (/function|tool/.test(told) && told.includes('schema')),
    without: withoutStrict,
  },
  json_schema: { isMeant: isAboutForm, without: (body) => withForm(body, true) },
  json_object: { isMeant: isAboutForm, without: (body) => withForm(body, false) },
  system: {
    isMeant: (told) => /system (role|message|prompt)|role\W{1,4}system/.test(told) && refusing.test(told),
    without: withoutSystem,
  },
  roles: { isMeant: (told) => /after role|roles? must|alternat/.test(told), without: withJoinedRoles },
};

const isAboutPictures = refuses(
  'image_url',
  'input_image',
  'images?',
  'image inputs?',
  'vision',
  'multi-?modal',
  'mmproj',
);

const isAboutTools = refuses(
  'tools?',
  'tool[ _-](use|calls?|calling|choice)',
  'functions?',
  'function[ _-]?call(s|ing)?',
  '--jinja',
);

/** Which part of a request a host refuses by these words; null: none that can be done without. */
export function refusalIn(words: string, body: JsonObject, tried: ReadonlySet<Refusal>): Refusal | null {
  const told = words.slice(0, mostTold).toLowerCase().replaceAll('invalid_request_error', '');
  for (const refusal of refusals) {
    if (tried.has(refusal)) continue;
    if (refusal === 'tools') return 'tools' in body && isAboutTools(told) ? 'tools' : null;
    if (remedies[refusal].isMeant(told) && remedies[refusal].without(body)) return refusal;
  }
  return null;
}

/** A request without what a host refuses. */
export function withRemedies(body: JsonObject, refused: ReadonlySet<Refusal>): JsonObject {
  let mended = body;
  for (const refusal of refusals)
    if (refusal !== 'tools' && refused.has(refusal)) mended = remedies[refusal].without(mended) ?? mended;
  return mended;
}

/** What a stored profile remembers; what no build knows any more is left out. */
export function readRefusals(stored: readonly string[]): Refusal[] {
  return refusals.filter((refusal) => stored.includes(refusal));
}

function leftOut(field: string): Remedy {
  return { isMeant: refuses(field), without: (body) => without(body, field) };
}

function without(body: JsonObject, field: string): JsonObject | null {
  if (!(field in body)) return null;
  const { [field]: _, ...rest } = body;
  return rest;
}

function renamed(body: JsonObject, from: string, to: string): JsonObject | null {
  const { [from]: value, ...rest } = body;
  return value === undefined ? null : { ...rest, [to]: value };
}

function withoutStrict(body: JsonObject): JsonObject | null {
  if (!JSON.stringify([body['tools'], body['response_format'], body['text']]).includes('"strict":true')) return null;
  const loosened = (value: JsonValue | undefined): JsonValue | undefined => {
    if (Array.isArray(value)) return value.map((item) => loosened(item) as JsonValue);
    if (!isJsonObject(value)) return value;
    const { strict, parameters, schema, ...rest } = value;
    const inner = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, loosened(item) as JsonValue]));
    return {
      ...inner,
      ...(typeof strict !== 'boolean' && strict !== undefined && { strict }),
      ...(parameters !== undefined && { parameters }),
      ...(schema !== undefined && { schema }),
    };
  };
  const parts = ['tools', 'response_format', 'text'].filter((part) => part in body);
  return { ...body, ...Object.fromEntries(parts.map((part) => [part, loosened(body[part]) as JsonValue])) };
}

function isAboutForm(told: string): boolean {
  return /response_format|json_schema|json_object|text\.format|grammar|schema|structured/.test(told);
}

/** Asks for the form in words: beside `json_object`, or with nothing else. */
function withForm(body: JsonObject, isObject: boolean): JsonObject | null {
  const { response_format: format, text, ...rest } = body;
  const form = isJsonObject(format) ? format : isJsonObject(text) ? text['format'] : null;
  if (!isJsonObject(form)) return null;
  if (form['type'] === 'json_object') return isObject ? null : rest;
  const { schema } = isJsonObject(form['json_schema']) ? form['json_schema'] : form;
  const asked = withWords(rest, schema ?? null);
  const object = { type: 'json_object' };
  return { ...asked, ...(isObject && (format ? { response_format: object } : { text: { format: object } })) };
}

function withWords(body: JsonObject, schema: JsonValue): JsonObject {
  const words = `Answer with one JSON object and nothing else. It must be valid against this JSON Schema:\n${JSON.stringify(schema)}`;
  return withMessages(body, ([first, ...others]) =>
    first?.['role'] === 'system'
      ? [{ ...first, content: `${contentOf(first)}\n\n${words}` }, ...others]
      : [{ role: 'system', content: words }, ...(first ? [first] : []), ...others],
  );
}

function contentOf(message: JsonObject | undefined): string {
  const content = message?.['content'];
  return typeof content === 'string' ? content : '';
}

function withMessages(body: JsonObject, change: (messages: JsonObject[]) => JsonObject[]): JsonObject {
  const field = 'input' in body ? 'input' : 'messages';
  const messages = body[field];
  return { ...body, [field]: change(Array.isArray(messages) ? messages.filter(isJsonObject) : []) };
}

/** Where a message shows pictures, its words stay, and tell of each that it cannot be seen. */
function withoutPictures(body: JsonObject): JsonObject | null {
  let isChanged = false;
  const made = withMessages(body, (messages) =>
    messages.map((message) => {
      const parts = Array.isArray(message['content']) ? message['content'].filter(isJsonObject) : [];
      if (!parts.some(isPicture)) return message;
      isChanged = true;
      const texts = parts.map((part) => (isPicture(part) ? '(you cannot see this picture)' : part['text']));
      return { ...message, content: texts.filter((text) => typeof text === 'string').join('\n') };
    }),
  );
  return isChanged ? made : null;
}

function isPicture({ type }: JsonObject): boolean {
  return type === 'image_url' || type === 'input_image';
}

/** Words before those of a message, which may show pictures, too. */
function contentAfter(words: string, content: JsonValue | undefined): JsonValue {
  if (!Array.isArray(content)) return `${words}\n\n${typeof content === 'string' ? content : ''}`;
  const [first, ...rest] = content;
  return isJsonObject(first) && typeof first['text'] === 'string'
    ? [{ ...first, text: `${words}\n\n${first['text']}` }, ...rest]
    : content;
}

function withoutOpaque(body: JsonObject): JsonObject | null {
  const made = withMessages(body, (messages) =>
    messages
      .filter(({ type }) => type !== 'reasoning')
      .map(({ reasoning_content: _, reasoning_details: __, tool_calls: calls, ...rest }) => ({
        ...rest,
        ...(Array.isArray(calls) && { tool_calls: calls.map(withoutExtra) }),
      })),
  );
  return JSON.stringify(made) === JSON.stringify(body) ? null : made;
}

function withoutExtra(call: JsonValue): JsonValue {
  return isJsonObject(call) ? (without(call, 'extra_content') ?? call) : call;
}

/** What a template without a place for it is told stands before the first words of the other side. */
function withoutSystem(body: JsonObject): JsonObject | null {
  const messages = body['input'] ?? body['messages'];
  const first = Array.isArray(messages) ? messages[0] : null;
  if (!isJsonObject(first) || first['role'] !== 'system') return null;
  return withMessages(body, ([system, next, ...others]) =>
    next?.['role'] === 'user'
      ? [{ ...next, content: contentAfter(contentOf(system), next['content']) }, ...others]
      : [{ role: 'user', content: system?.['content'] ?? '' }, ...(next ? [next] : []), ...others],
  );
}

/** Where nobody may speak right after a tool, what is said then stands with what the tool said. */
function withJoinedRoles(body: JsonObject): JsonObject | null {
  let isChanged = false;
  const made = withMessages(body, (messages) => {
    const joined: JsonObject[] = [];
    for (const message of messages) {
      const last = joined.at(-1);
      if (last?.['role'] === 'tool' && message['role'] === 'user' && !Array.isArray(message['content'])) {
        isChanged = true;
        joined.splice(-1, 1, { ...last, content: `${contentOf(last)}\n\n${contentOf(message)}` });
      } else joined.push(message);
    }
    return joined;
  });
  return isChanged ? made : null;
}

import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';

/** One thing that a model writes for a tool. Its limits are told in the form, checked when it comes, and named when it does not fit. */
export interface Field {
  name: string;
  kind: 'text' | 'line' | 'number' | 'whole' | 'flag' | 'choice' | 'lines' | 'wholes';
  /** In the model's words; none where the name says it. */
  about?: string;
  /** Of a text, or of each of several: UTF-16 units; of a number: its value. */
  least?: number;
  most?: number;
  /** How many of several. */
  count?: readonly [least: number, most: number];
  /** Of a choice. */
  values?: readonly string[];
  /** Of a text, as it is told and as it is checked. */
  form?: { pattern: RegExp; like: string };
  /** Of several texts: each may hold line breaks. */
  mayBreak?: true;
  isOptional?: true;
  /** Read where it comes, and told of nowhere: code knows it. */
  isUntold?: true;
}

/** What does not fit: where, what came, and what may. */
export interface Problem {
  path: string;
  got: string;
  allowed: string;
}

export type ReadFields = { ok: true; value: JsonObject } | { ok: false; problems: Problem[] };

/** JSON Schema of an object with these fields, and no other. That a text is not empty goes without saying: it would be read with every request. */
export function schemaOf(fields: readonly Field[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    required: fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name),
    additionalProperties: false,
  };
}

/**
 * What a model wrote for these fields. Numbers and flags may stand as text, a choice in any case, one thing where several may be; null stands
 * for left out. A key that is not known is taken for the one field that is missing and that it is the name of in another spelling; else it
 * is a problem: nothing that was written is dropped.
 */
export function readFields(written: JsonValue, fields: readonly Field[], at = ''): ReadFields {
  if (!isJsonObject(written))
    return { ok: false, problems: [{ path: at || '/', got: shown(written), allowed: 'one JSON object' }] };
  const problems: Problem[] = [];
  const value: JsonObject = {};
  const named = withNames(written, fields);
  for (const [key, given] of Object.entries(named)) {
    if (!fields.some(({ name }) => name === key))
      problems.push({
        path: `${at}/${key}`,
        got: shown(given),
        allowed: `only ${fields.map(({ name }) => name).join(', ')}`,
      });
  }
  for (const field of fields) {
    const given = named[field.name];
    if (given === undefined || (given === null && field.isOptional)) {
      if (!field.isOptional) problems.push({ path: `${at}/${field.name}`, got: 'nothing', allowed: allowedBy(field) });
      continue;
    }
    const read = readField(given, field);
    if (read === undefined)
      problems.push({ path: `${at}/${field.name}`, got: shown(given), allowed: allowedBy(field) });
    else value[field.name] = read;
  }
  return problems.length === 0 ? { ok: true, value } : { ok: false, problems };
}

function withNames(written: JsonObject, fields: readonly Field[]): JsonObject {
  return withSpelling(
    written,
    fields.map(({ name }) => name),
  );
}

/** Keys as they are known, where each is the only one that is another spelling of one that is missing; the others stay as they were written. */
export function withSpelling(written: JsonObject, known: readonly string[]): JsonObject {
  const missing = known.filter((name) => written[name] === undefined);
  const keys = Object.keys(written).map((key) => (known.includes(key) ? key : (spelled(key, missing) ?? key)));
  return Object.fromEntries(
    Object.entries(written).map(([key, given], at) => {
      const name = keys[at] ?? key;
      return [keys.filter((other) => other === name).length === 1 ? name : key, given];
    }),
  );
}

/** The one name that this is, whatever its case and whatever stands between its words; undefined: none, or more than one. */
export function spelled<Name extends string>(written: string, names: readonly Name[]): Name | undefined {
  if (names.includes(written as Name)) return written as Name;
  const fits = names.filter((name) => plain(name) === plain(written));
  return fits.length === 1 ? fits[0] : undefined;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/g, '');
}

function fieldSchema(field: Field): JsonObject {
  const { kind, about, least, most, count, values, form } = field;
  const told = about === undefined ? {} : { description: about };
  switch (kind) {
    case 'text':
    case 'line':
      return {
        type: 'string',
        ...(most !== undefined && !form && { maxLength: most }),
        ...(form ? { description: [about, form.like].filter(Boolean).join(', ') } : told),
      };
    case 'number':
    case 'whole':
      return {
        type: kind === 'whole' ? 'integer' : 'number',
        ...(least !== undefined && { minimum: least }),
        ...(most !== undefined && { maximum: most }),
        ...told,
      };
    case 'flag':
      return { type: 'boolean', ...told };
    case 'choice':
      return { type: 'string', enum: [...(values ?? [])], ...told };
    case 'lines':
    case 'wholes': {
      const items: JsonObject =
        kind === 'lines'
          ? { type: 'string', ...(most !== undefined && { maxLength: most }) }
          : {
              type: 'integer',
              ...(least !== undefined && { minimum: least }),
              ...(most !== undefined && { maximum: most }),
            };
      return {
        type: 'array',
        items,
        // that a list is not empty goes without saying, too
        ...(count && { ...(count[0] > 1 && { minItems: count[0] }), maxItems: count[1] }),
        ...told,
      };
    }
  }
}

/** Undefined: it does not fit. */
function readField(given: JsonValue, field: Field): JsonValue | undefined {
  switch (field.kind) {
    case 'text':
    case 'line':
      return readText(given, field);
    case 'number':
    case 'whole':
      return readNumber(given, field);
    case 'flag':
      return typeof given === 'boolean' ? given : given === 'true' ? true : given === 'false' ? false : undefined;
    case 'choice':
      return typeof given === 'string' ? spelled(given.trim(), field.values ?? []) : undefined;
    case 'lines':
    case 'wholes':
      return readList(given, field);
  }
}

function readText(given: JsonValue, { kind, least = 1, most = Infinity, form }: Field): string | undefined {
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string') return undefined;
  const whole = kind === 'line' ? text.trim() : text;
  if (whole.length < least || whole.length > most || (least > 0 && whole.trim() === '')) return undefined;
  if (kind === 'line' && /[\n\r\t]/.test(whole)) return undefined;
  return form && !form.pattern.test(whole) ? undefined : whole;
}

function readNumber(given: JsonValue, { kind, least = -Infinity, most = Infinity }: Field): number | undefined {
  const isText = typeof given === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(given);
  const number = isText ? Number(given) : given;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < least || number > most) return undefined;
  return kind === 'whole' && !Number.isInteger(number) ? undefined : number;
}

function readList(given: JsonValue, field: Field): JsonValue[] | undefined {
  const { kind, mayBreak, count = [0, Infinity] } = field;
  const items = Array.isArray(given) ? given : [given];
  if (items.length < count[0] || items.length > count[1]) return undefined;
  const read = items.map((item) =>
    readField(item, { ...field, kind: kind === 'wholes' ? 'whole' : mayBreak ? 'text' : 'line' }),
  );
  return read.includes(undefined) ? undefined : (read as JsonValue[]);
}

function allowedBy({ kind, least, most, count, values, form }: Field): string {
  const many = count ? `${count[0]} to ${count[1]} of: ` : '';
  const range = `${least ?? ''}…${most ?? ''}`;
  switch (kind) {
    case 'text':
      return form?.like ?? `a text of ${least ?? 1} to ${most} characters`;
    case 'line':
      return form?.like ?? (most === undefined ? 'one line' : `one line of ${least ?? 1} to ${most} characters`);
    case 'number':
      return `a number ${range}`;
    case 'whole':
      return `a whole number ${range}`;
    case 'flag':
      return 'true or false';
    case 'choice':
      return (values ?? []).join(' or ');
    case 'lines':
      return `${many}one line of at most ${most} characters`;
    case 'wholes':
      return `${many}a whole number ${range}`;
  }
}

function shown(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}… (${text.length} characters)` : text;
}

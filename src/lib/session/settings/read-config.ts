import { isAlias, isMap, isScalar, parseDocument, visit, type Node } from 'yaml';
import { checkSetting, type SettingProblem, type Settings } from '../../agent/fold/settings';
import { configNames, maxConfigBytes, type ConfigName } from '../../agent/words/config-text';
import { utf8Length } from '../../base/hash';
import { oneLine } from '../../base/text';

export type ConfigProblem =
  /** `line`: from 1, where it is known. */
  | {
      reason: 'too_large' | 'not_yaml' | 'alias' | 'tag' | 'doubled' | 'not_a_map' | 'nothing_known';
      line: number | null;
    }
  | { reason: 'value'; name: ConfigName; problem: SettingProblem };

export type ConfigRead =
  | {
      ok: true;
      values: { name: ConfigName; value: Settings[ConfigName] }[];
      /** Keys that mean nothing here, as one line each; at most 8. Their values are not looked at. */
      ignored: string[];
    }
  | { ok: false; problem: ConfigProblem };

interface Entry {
  key: Node;
  value: Node | null;
}

/** A key or a value of a document that holds no more than this may nest. */
const maxDepth = 24;

/**
 * A config.yaml of the document's form. Only the core schema, no tag of anybody's own, no alias, no doubled key: a file that has them is
 * refused whole. Keys that are not known are named and left. Loaded when a file is chosen; it brings the YAML library with it.
 */
export function readConfig(text: string): ConfigRead {
  if (utf8Length(text) > maxConfigBytes) return problem('too_large');
  if (deepest(text) > maxDepth) return problem('not_yaml');
  const document = parsed(text);
  if (!document) return problem('not_yaml');
  const [error] = document.errors;
  if (error) return problem(error.code === 'DUPLICATE_KEY' ? 'doubled' : 'not_yaml', error.linePos?.[0].line ?? null);
  const [warning] = document.warnings;
  if (warning) return problem('tag', warning.linePos?.[0].line ?? null);
  let hasAlias = false;
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || ('anchor' in node && node.anchor !== undefined)) hasAlias = true;
      return hasAlias ? visit.BREAK : undefined;
    },
  });
  if (hasAlias) return problem('alias');
  return valuesIn(document.contents);
}

function parsed(text: string): ReturnType<typeof parseDocument> | null {
  try {
    return parseDocument(text, {
      version: '1.2',
      schema: 'core',
      customTags: null,
      merge: false,
      resolveKnownTags: false,
      strict: true,
      stringKeys: true,
      uniqueKeys: true,
      logLevel: 'error',
    });
  } catch (error) {
    console.debug('not read as YAML', error); // nested deeper than the library can follow
    return null;
  }
}

function valuesIn(contents: Node | null): ConfigRead {
  if (!isMap(contents)) return problem('not_a_map');
  const values: { name: ConfigName; value: Settings[ConfigName] }[] = [];
  const ignored: string[] = [];
  for (const section of contents.items as Entry[]) {
    const outer = keyOf(section);
    if (!isMap(section.value)) {
      ignored.push(outer);
      continue;
    }
    for (const entry of section.value.items as Entry[]) {
      const path = `${outer}.${keyOf(entry)}`;
      const name = configNames.find((known) => known === path);
      if (name === undefined) {
        ignored.push(path);
        continue;
      }
      const checked = checkSetting(name, valueOf(name, entry.value));
      if (!checked.ok) return { ok: false, problem: { reason: 'value', name, problem: checked.problem } };
      values.push({ name, value: checked.value });
    }
  }
  if (values.length === 0) return problem('nothing_known');
  return { ok: true, values, ignored: ignored.slice(0, 8).map((path) => oneLine(path, 80)) };
}

/** Names may look like numbers or words of YAML's: then they are what stands in the file. An empty one is unset, save the Avatar's. */
function valueOf(name: ConfigName, node: Node | null): unknown {
  if (!isScalar(node)) return node === null && name !== 'grok.temperature' && name !== 'avatar.name' ? null : undefined;
  const { value, source } = node;
  if (name === 'grok.temperature') return value;
  if ((value === null || value === '') && name !== 'avatar.name') return null;
  return typeof value === 'string' ? value : value === null ? '' : source;
}

function keyOf({ key }: Entry): string {
  return isScalar(key) ? String(key.value) : '?';
}

/** Of brackets that are open at once, or of indentation: a first measure, before anything is parsed. */
function deepest(text: string): number {
  let open = 0;
  let most = 0;
  for (const character of text) {
    if (character === '[' || character === '{') most = Math.max(most, ++open);
    else if (character === ']' || character === '}') open -= 1;
  }
  const dashes = Math.max(0, ...[...text.matchAll(/^[\s-]*-/gm)].map(([line]) => line.split('-').length));
  return Math.max(most, dashes);
}

function problem(
  reason: Exclude<ConfigProblem, { reason: 'value' }>['reason'],
  line: number | null = null,
): { ok: false; problem: ConfigProblem } {
  return { ok: false, problem: { reason, line } };
}

import { utf8Length } from '../../base/hash';
import type { JsonObject } from '../../base/json';
import { listDate } from '../../base/calendar-date';
import { cut, oneLine, startOf } from '../../base/text';
import type { ActionDecision, Expectation } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import type { Request } from '../sentences/request';
import type { Grammar } from '../sentences/sentence';
import { acting, choose, type Option } from './choose';
import { answerWords } from './answer-words';
import { itemsIn, itemsNamed, thingsIn, ticked, without, type Item } from './list-text';
import { isPlanUnder } from './plan-under';
import { talk } from './talk';
import type { Tools } from './tools';

/** Of a note that is written whole: more does not fit an event. */
const mostBytes = 20_000;
/** Notes whose boxes are looked through for an item, newest first. */
const mostLists = 12;

/** Sentences that need to know what stands in notes. */
const needing: ReadonlySet<string> = new Set(['list_tick', 'list_remove', 'list_show', 'note_show', 'plan_fact']);

/** Notes whose text must be read before a request can be judged: lists that may hold what is ticked or taken off. */
export function notesNeeded(requests: readonly Request[], pack: ContextPack): string[] {
  const isNeeded = requests.some(({ id }) => needing.has(id));
  if (!isNeeded && !isPlanUnder(pack)) return [];
  // a plan's own note may be an old one
  const named = new Set(pack.deeds.map(({ payload }) => payload['path']));
  const isNamed = ({ path }: { path: string }): number => Number(named.has(path));
  const lists = ownNotes(pack).sort((one, other) => isNamed(other) - isNamed(one) || (one.time < other.time ? 1 : -1));
  return lists
    .filter(({ bytes }) => bytes <= mostBytes)
    .slice(0, mostLists)
    .map(({ path }) => path);
}

export function addToList(request: Request, pack: ContextPack, { grammar }: Tools): ActionDecision {
  const words = answerWords[pack.lang].list;
  const { text = '', list } = request.places;
  const things = thingsIn(text, grammar.items);
  const name = listName(list, pack) ?? lastList(pack) ?? words.shopping;
  const path = listPath(name, pack);
  const isThere = pack.notes.some((note) => note.path === path);
  if (things.length === 0 && isThere) return talk(pack, 'reply.list_what', words.nothingToAdd);
  const shown = things.map((thing) => oneLine(thing, 200));
  const lines = shown.map((thing) => `- [ ] ${thing}`);
  const content = isThere ? `${lines.join('\n')}\n` : [`# ${capital(name)}`, '', ...lines, ''].join('\n');
  return write(pack, isThere ? 'append' : 'create', path, content, shown.slice(0, 3), words.added(name));
}

export function tickOnList(request: Request, pack: ContextPack, tools: Tools): ActionDecision | null {
  return changeList(request, pack, tools, ticked);
}

export function removeFromList(request: Request, pack: ContextPack, tools: Tools): ActionDecision | null {
  return changeList(request, pack, tools, without);
}

const everything = /^(?:everything|all|all of it|全部|ぜんぶ|すべて)$/iu;

function changeList(
  { places }: Request,
  pack: ContextPack,
  { notes, grammar }: Tools,
  change: (content: string, items: readonly Item[]) => string,
): ActionDecision | null {
  const words = answerWords[pack.lang].list;
  const { text = '', list } = places;
  const wanted = listName(list, pack);
  const only = wanted === null ? null : listPath(wanted, pack);
  const things = everything.test(text.trim()) ? [] : thingsIn(text, grammar.items);
  for (const [path, content] of notes) {
    if (only !== null && path !== only) continue;
    const items = itemsIn(content).filter(({ isTicked }) => change === without || !isTicked);
    const named = things.length === 0 ? items : things.flatMap((thing) => itemsNamed(items, thing));
    if (named.length === 0 || (things.length === 0 && only === null && path !== lastListPath(pack))) continue;
    return write(pack, 'replace', path, change(content, named), [], words.added(path));
  }
  const { folder } = words;
  const isOfOthers = pack.notes.some(
    ({ path, taint }) => taint.length > 0 && (only === null ? path.startsWith(`${folder}/`) : path === only),
  );
  if (isOfOthers) return talk(pack, 'reply.list_of_others', words.ofOthers);
  return only === null ? null : talk(pack, 'reply.not_on_list', words.notOn(oneLine(text, 80)));
}

export function showList(request: Request, pack: ContextPack, { notes }: Tools): ActionDecision {
  const words = answerWords[pack.lang].list;
  const name = listName(request.places.list, pack) ?? lastList(pack);
  const path = name === null ? null : listPath(name, pack);
  if (path === null || !pack.notes.some((note) => note.path === path)) return talk(pack, 'reply.no_list', words.noList);
  return show(pack, path, notes);
}

/** Into the note of the day: one a day, so that notes stay few and tidy. */
export function writeNote(request: Request, pack: ContextPack, { grammar }: Tools): ActionDecision {
  const words = answerWords[pack.lang].note;
  const said = textOf(request, grammar);
  if (said === '') return talk(pack, 'reply.note_what', words.what);
  return addLine(pack, `${words.daily}/${pack.now.date}.md`, listDate(pack.now.date, pack.lang), said);
}

export function remember(request: Request, pack: ContextPack, { grammar }: Tools): ActionDecision {
  const words = answerWords[pack.lang].note;
  const said = textOf(request, grammar);
  return said === ''
    ? talk(pack, 'reply.note_what', words.what)
    : addLine(pack, `${words.about}.md`, words.aboutHeading, said);
}

/** As it was said: what closes the message, politeness too, belongs to what is to be kept, unless the order itself stands there. */
function textOf({ places, said }: Request, { behind }: Grammar): string {
  const text = (places.text ?? '').trim();
  const at = said.lastIndexOf(text);
  const tail = at < 0 ? '' : said.slice(at + text.length);
  let rest = tail.toLowerCase();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.trim().replace(/^(?:[.!?。！？、,…\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200D|\uFE0F)+/u, '');
    rest = rest.slice(behind.reduce((most, word) => (rest.startsWith(word) ? Math.max(most, word.length) : most), 0));
  }
  const kept = rest === '' ? tail : (/^[.!?。！？]+/u.exec(tail)?.[0] ?? '');
  return `${text}${kept}`.trim().replace(/\r\n|\r/gu, '\n');
}

function addLine(pack: ContextPack, path: string, heading: string, said: string): ActionDecision {
  const words = answerWords[pack.lang].note;
  if (utf8Length(JSON.stringify(said)) > mostBytes) return talk(pack, 'reply.note_too_long', words.tooLong);
  const isThere = pack.notes.some((note) => note.path === path);
  const line = `- ${said}`;
  const content = isThere ? `${line}\n` : [`# ${heading}`, '', line, ''].join('\n');
  return write(
    pack,
    isThere ? 'append' : 'create',
    path,
    content,
    [startOf(said.split('\n')[0] ?? '', 200)],
    words.do('+', path),
  );
}

export function showNote({ places }: Request, pack: ContextPack, { notes }: Tools): ActionDecision | null {
  const path = noteNamed(places.name ?? '', pack);
  return path === null
    ? talk(pack, 'reply.no_such_note', answerWords[pack.lang].note.noSuch(oneLine(places.name ?? '', 80)))
    : show(pack, path, notes);
}

export function deleteNote({ places }: Request, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang].note;
  const path = places.name === undefined ? lastNotePath(pack) : noteNamed(places.name, pack);
  if (path === null) return talk(pack, 'reply.no_such_note', words.noSuch(oneLine(places.name ?? '', 80)));
  const option = acting(pack, {
    action: 'note.delete',
    payload: { path },
    name: words.do('−', path),
    topics: ['notes'],
    expected: [{ kind: 'note_absent', path, texts: [] }],
  });
  return choose(pack, [option]);
}

export function renameNote({ places }: Request, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang].note;
  const path = places.name === undefined ? lastNotePath(pack) : noteNamed(places.name, pack);
  const wanted = (places.to ?? '').trim();
  if (path === null || wanted === '')
    return talk(pack, 'reply.no_such_note', words.noSuch(oneLine(places.name ?? '', 80)));
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  const to = `${folder}${fileName(wanted)}.md`;
  if (pack.notes.some((note) => note.path === to)) return talk(pack, 'reply.note_exists', words.exists(wanted));
  return choose(pack, [
    acting(pack, {
      action: 'note.move',
      payload: { path, to, ...baseOf(pack, path) },
      name: words.do('→', to),
      topics: ['notes'],
    }),
  ]);
}

export function find({ places }: Request, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  const query = (places.text ?? '').trim();
  if (query.length > 200) return talk(pack, 'reply.query_too_long', words.queryTooLong);
  const payload = { query, said_by: 'anyone', before: pack.trigger.seq };
  return choose(pack, [acting(pack, { action: 'recall', payload, name: words.find(cut(oneLine(query), 60)) })]);
}

export function notesText(pack: ContextPack): string {
  const words = answerWords[pack.lang].note;
  if (pack.notes.length === 0) return words.none;
  const own = ownNotes(pack);
  const shown = own.slice(0, 20).map(({ path }) => `- ${oneLine(path)}`);
  const [rest, others] = [own.length - shown.length, pack.notes.length - own.length];
  return [
    ...(own.length > 0 ? [words.all(own.length)] : []),
    ...shown,
    ...(rest > 0 ? [words.more(rest)] : []),
    ...(others > 0 ? [words.ofOthers(others)] : []),
  ].join('\n');
}

/** A note of the person's own is answered as it stands; what others wrote was not read, and is only looked at, as any mind would. */
function show(pack: ContextPack, path: string, notes: ReadonlyMap<string, string>): ActionDecision {
  const text = notes.get(path)?.trim();
  return text !== undefined && text !== '' && text.length <= 4_000 ? talk(pack, 'reply.note', text) : read(pack, path);
}

function read(pack: ContextPack, path: string): ActionDecision {
  return choose(pack, [
    acting(pack, {
      action: 'note.read',
      payload: { path },
      name: answerWords[pack.lang].note.do('…', path),
      topics: ['notes'],
    }),
  ]);
}

/** One write of a note, read back afterwards. */
function writing(
  pack: ContextPack,
  way: 'create' | 'append' | 'replace',
  { path, content, texts, name }: { path: string; content: string; texts: readonly string[]; name: string },
): Option {
  const payload: JsonObject = {
    path,
    content,
    ...(way !== 'append' && { mode: way }),
    ...(way === 'replace' && baseOf(pack, path)),
  };
  const expected: Expectation[] = [{ kind: 'note_holds', path, texts: [...texts] }];
  return acting(pack, {
    action: way === 'append' ? 'note.append' : 'note.write',
    payload,
    name,
    topics: ['notes'],
    expected,
  });
}

function write(
  pack: ContextPack,
  way: 'create' | 'append' | 'replace',
  path: string,
  content: string,
  texts: readonly string[],
  name: string,
): ActionDecision {
  return choose(pack, [writing(pack, way, { path, content, texts, name })]);
}

/** Which text of a note would be written over. */
function baseOf({ notes }: Pick<ContextPack, 'notes'>, path: string): { base?: number } {
  const base = notes.find((note) => note.path === path)?.written_by;
  return base === undefined ? {} : { base };
}

/** A list as it is called: words that mean the shopping list are one name, whatever was said. */
function listName(said: string | undefined, { lang }: ContextPack): string | null {
  const words = answerWords[lang].list;
  const name = (said ?? '')
    .normalize('NFKC')
    .trim()
    .replace(/^(?:the|my|our) /iu, '')
    .replace(/^["'「『“](.*)["'」』”]$/u, '$1');
  if (name === '' || /^(?:it|list)$/iu.test(name)) return null;
  if (/^(?:shopping|shopping ?list|grocery|groceries|買い?物|買うも[のん]|かいもの|お買い物)$/iu.test(name))
    return words.shopping;
  if (/^(?:to.?do|todos?|tasks?|やること|すること|タスク)$/iu.test(name)) return words.todo;
  if (/^(?:packing|持ち物|もちもの)$/iu.test(name)) return words.packing;
  return name;
}

function listPath(name: string, pack: ContextPack): string {
  const known = noteNamed(name, pack);
  return known ?? `${answerWords[pack.lang].list.folder}/${fileName(name)}.md`;
}

/** The list that was written last; null: none was. */
function lastListPath(pack: ContextPack): string | null {
  const { folder } = answerWords[pack.lang].list;
  const paths = pack.deeds.flatMap(({ payload: { path } }) =>
    typeof path === 'string' && path.startsWith(`${folder}/`) ? [path] : [],
  );
  const last = paths.at(-1);
  const own = ownNotes(pack);
  if (last !== undefined && own.some(({ path }) => path === last)) return last;
  const lists = own.filter(({ path }) => path.startsWith(`${folder}/`));
  return lists.length === 1 ? (lists[0]?.path ?? null) : null;
}

function lastList(pack: ContextPack): string | null {
  const path = lastListPath(pack);
  return path === null ? null : baseName(path);
}

function lastNotePath(pack: ContextPack): string | null {
  const paths = pack.deeds.flatMap(({ payload: { path } }) => (typeof path === 'string' ? [path] : []));
  const last = paths.at(-1);
  return last !== undefined && ownNotes(pack).some(({ path }) => path === last) ? last : null;
}

/** Names and texts of the rest are words of others: what rules decide of them would stand there as the person's own. */
function ownNotes({ notes }: Pick<ContextPack, 'notes'>): ContextPack['notes'][number][] {
  return notes.filter(({ taint }) => taint.length === 0);
}

/** The note that is called so: by its path, its name, or the only one whose name holds the words. One of others by all of its path. */
function noteNamed(said: string, pack: Pick<ContextPack, 'notes' | 'lang'>): string | null {
  const wanted = said
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(?:the|my|our) /u, '')
    .replace(/^["'「『“](.*)["'」』”]$/u, '$1')
    .replace(/ list$/u, '');
  if (wanted === '') return null;
  const named = (path: string): string => baseName(path).normalize('NFKC').toLowerCase();
  const own = ownNotes(pack);
  const { list, note } = answerWords[pack.lang];
  const paths = ['', `${list.folder}/`, `${note.daily}/`].flatMap((folder) => [
    folder + wanted,
    `${folder}${wanted}.md`,
  ]);
  const whole =
    own.find(({ path }) => path.toLowerCase() === wanted || named(path) === wanted) ??
    pack.notes.find(({ path }) => paths.includes(path.toLowerCase()));
  if (whole) return whole.path;
  const held = own.filter(({ path }) => named(path).includes(wanted));
  return held.length === 1 ? (held[0]?.path ?? null) : null;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/u, '');
}

function fileName(name: string): string {
  return (
    cut(
      oneLine(name, 200)
        .replace(/[\\/:*?"<>|#]/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
      60,
    ).replace(/^\.+|\.+$/gu, '') || 'note'
  );
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

import { readAnswer } from '../../agent/fold/chat-grammar';
import { checkMessage } from '../../agent/fold/check-text';
import { isSentence } from '../../reflex/sentences/is-sentence';
import type { CliCall, CliCommand, CliContext } from './cli-command';
import { failed, plainText, refused, type CliOutput } from './cli-output';
import { cliWords } from './cli-words';
import { headOf, readCommandLine, type CommandLine, type Redirect, type Stage } from './grammar';
import { nearName } from './near-name';
import { readWords } from './read-words';

/** What one typed line does. It never throws: what goes wrong is what it prints. */
export async function runLine(typed: string, context: CliContext): Promise<CliOutput> {
  try {
    return await runRead(typed.trim(), context);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return failed(cliWords[context.lang].failed(reason));
  }
}

async function runRead(line: string, context: CliContext): Promise<CliOutput> {
  const words = cliWords[context.lang];
  const answer = readAnswer(line);
  if (answer !== null && (context.snapshot().run.pending || !isAsked(context))) return answerWith(answer, context);
  const { name, rest, hasSlash } = headOf(line);
  const command = commandNamed(name, context);
  if (!command) {
    if (hasSlash) return failed(words.noCommand(name));
    if (!isBareWord(line)) return say(line, context);
    const near = nearName(name, context.commands);
    if (near !== null) return failed(words.nearMiss(line, near));
    const isSaid = isAnswerable(context) || isSentence(line, context.lang);
    return isSaid ? say(line, context) : failed(words.noBareCommand(line));
  }
  switch (command.reads) {
    case 'none':
      if (rest !== '') return failed(words.takesNothing(name, line));
      return command.run(callOf(line, { rest }), context);
    case 'text':
      return runText(line, { command, rest }, context);
    case 'filter':
      return failed(words.filterFirst(name));
    case 'words': {
      const read = readCommandLine(line);
      return read.ok ? runStages(line, read.value, context) : failed(words.grammar[read.code]);
    }
  }
}

/** Free text may hold any sign. It is a pipe or a redirect where the command only prints, and where it leads on to what exists. */
function runText(
  line: string,
  { command, rest }: { command: CliCommand; rest: string },
  context: CliContext,
): CliOutput | Promise<CliOutput> {
  const { prints } = command;
  if (prints === undefined) return command.run(callOf(line, { rest }), context);
  const read = readCommandLine(line);
  if (!read.ok) {
    // also behind what leads on to a pipe by itself
    const [word = ''] = /^[^\s|｜>＞]+(?=\s*[|｜>＞])/u.exec(rest) ?? [];
    const isSign = /^[|｜>＞]/u.test(rest) || prints.includes(word.toLowerCase());
    return isSign ? failed(cliWords[context.lang].grammar[read.code]) : command.run(callOf(line, { rest }), context);
  }
  const { stages, redirect } = read.value;
  const [{ words }, second] = stages;
  const [first = '', more] = words;
  if (more === undefined && (first === '' || prints.includes(first.toLowerCase())))
    return runStages(line, read.value, context);
  const leadsOn =
    redirect?.path.endsWith('.md') === true || commandNamed(second?.name ?? '', context)?.reads === 'filter';
  return leadsOn
    ? failed(cliWords[context.lang].standsAlone(command.name))
    : command.run(callOf(line, { rest }), context);
}

/** y or n to what waits. Nothing waits: nothing is done, and nothing is said to the Avatar. */
export async function answerWith(answer: 'y' | 'n', context: CliContext): Promise<CliOutput> {
  const { pending } = context.snapshot().run;
  if (!pending) return failed(cliWords[context.lang].noRequest);
  const { request: shown_request } = pending;
  const what = context.view().request?.lines(context.lang)[0] ?? pending.capability;
  const heard = await context.send({ kind: 'text', text: answer, surface: 'cli', shown_request, taint: [] });
  if (!heard.ok) return refused(heard);
  return { status: 'done', parts: [{ kind: 'pairs', pairs: [[answer, what]] }] };
}

/** Says something to the Avatar, who answers here. `as`: what it is to a question that is open; without it the words tell. */
export async function say(text: string, context: CliContext, as?: 'answer' | 'aside'): Promise<CliOutput> {
  const problem = checkMessage(text);
  if (problem) return refused({ ok: false, ...problem });
  const heard = await context.send({
    kind: 'text',
    text,
    surface: 'cli',
    shown_request: null,
    taint: [],
    ...(as && { as }),
  });
  return heard.ok ? { status: 'done', parts: [], isLogged: true } : refused(heard);
}

interface CheckedStage {
  command: CliCommand;
  words: readonly string[];
  options: Readonly<Record<string, string>>;
}

/** All of a line is checked before any of it runs. */
async function runStages(line: string, { stages, redirect }: CommandLine, context: CliContext): Promise<CliOutput> {
  const checked: CheckedStage[] = [];
  for (const [place, stage] of stages.entries()) {
    const isAlone = stages.length === 1 && redirect === null;
    const stageOrProblem = checkStage(line, stage, place === 0, isAlone, context);
    if ('status' in stageOrProblem) return stageOrProblem;
    checked.push(stageOrProblem);
  }
  let output: CliOutput = { status: 'done', parts: [] };
  for (const [place, { command, words, options }] of checked.entries()) {
    const input = place === 0 ? null : { parts: output.parts, taint: output.taint ?? [] };
    output = withTaint(await command.run(callOf(line, { words, options, input }), context), output);
    if (output.status === 'fail') return output;
  }
  return redirect === null ? output : write(line, output, redirect, context);
}

function checkStage(
  line: string,
  { name, words: given }: Stage,
  isFirst: boolean,
  isAlone: boolean,
  context: CliContext,
): CheckedStage | CliOutput {
  const words = cliWords[context.lang];
  const command = commandNamed(name, context);
  if (!command) return failed(words.noCommand(name));
  if (!isFirst && command.reads !== 'filter') return failed(words.notInPipe(name));
  const read = readWords(given, command.options);
  if (!read.ok) {
    const values = command.options?.[read.option];
    const known = Object.keys(command.options ?? {}).map((option) => `--${option}`);
    const allowed = read.code === 'unknown_option' ? known.join(' ') || words.noOptions : valuesText(values, words);
    return failed(words.option[read.code](read.option, read.value, allowed));
  }
  if (takesNothing(command) && read.words.length > 0) return failed(words.takesNothing(name, line));
  if (!isAlone && command.standsAlone?.(read.words) === true) return failed(words.standsAlone(name));
  return { command, words: read.words, options: read.options };
}

function valuesText(values: 'text' | 'number' | readonly string[] | undefined, words: (typeof cliWords)['en']): string {
  if (values === 'number') return words.anyNumber;
  return values === 'text' || values === undefined ? words.anyText : values.join(' ');
}

/** Writing a note is an action: it is asked for, like whatever the Avatar decides to do. */
async function write(line: string, output: CliOutput, to: Redirect, context: CliContext): Promise<CliOutput> {
  const text = plainText(output.parts);
  if (text === '') return failed(cliWords[context.lang].nothingToWrite);
  const content = `${text}\n`;
  const there = await context.database.notes.get(to.path);
  const mode = there ? { mode: 'replace', base: there.written_by } : { mode: 'create' };
  const heard = await context.send({
    kind: 'command',
    line: slashed(line),
    taint: [...(output.taint ?? [])],
    ...(to.isAppended
      ? { capability: 'note.append', payload: { path: to.path, content } }
      : { capability: 'note.write', payload: { path: to.path, content, ...mode } }),
  });
  return heard.ok ? { status: 'done', parts: [], isLogged: true } : refused(heard);
}

function withTaint(output: CliOutput, before: CliOutput | null): CliOutput {
  const taint = [...new Set([...(before?.taint ?? []), ...(output.taint ?? [])])].sort();
  return taint.length === 0 ? output : { ...output, taint };
}

function callOf(line: string, more: Partial<CliCall>): CliCall {
  return { line: slashed(line), rest: '', words: [], options: {}, input: null, ...more };
}

/** As the log keeps a command: so that nothing else in it is taken for one. */
function slashed(line: string): string {
  return `/${line.replace(/^\s*[/／]/, '')}`;
}

/** What looks like a command: one word of small Latin letters. A question may be answered so, and a published sentence is one word at times. */
function isBareWord(line: string): boolean {
  return /^[a-z][a-z0-9_-]*$/.test(line);
}

function takesNothing(command: CliCommand): boolean {
  return command.words.en.takes === '';
}

/** A question to which one word may well be the answer: any but the first of all, for a purpose. */
function isAnswerable({ snapshot }: CliContext): boolean {
  const { state, run } = snapshot();
  return run.asking !== null && (state.plan.purpose !== null || run.intake !== null);
}

function isAsked({ snapshot }: CliContext): boolean {
  return snapshot().run.asking !== null;
}

function commandNamed(name: string, { commands }: CliContext): CliCommand | null {
  return commands.find((command) => command.name === name) ?? null;
}

import { utf8Length } from '../../base/hash';
import { cut } from '../../base/text';
import type { ContextPack, PackEvent, PackTask } from '../context-pack';
import { hasWord } from './has-word';
import { answerText, type NoteText } from './note-texts';
import { readLine } from './slots';
import { wordsOf } from './words';

/** Of one answer that goes into a note in one action; bytes of its JSON. The rest stays in the log, and the note says so. */
const maxAnswerBytes = 10_000;
const maxAnswerLines = 40;

/** What the person added when asked first, under its own heading. */
export function withAddition(pack: ContextPack, task: PackTask, text: NoteText): NoteText {
  const answer = task.answers.at(-1);
  const added = answer && readLine(answer, pack, 100) !== null ? answerLinesOf(answer, pack) : [];
  if (added.length === 0) return text;
  const addition = answerText(wordsOf(pack.lang).askFirst.heading, added, []);
  return { content: `${text.content}${addition.content}`, texts: [...text.texts, ...addition.texts] };
}

/** The answer's lines in the person's own words, as many as one action can write. */
export function answerLinesOf(answer: PackEvent, pack: ContextPack): string[] {
  if (answer.choice !== null || answer.text === null || !hasWord(answer.text)) return [];
  const lines = answer.text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const kept: string[] = [];
  let room = maxAnswerBytes;
  for (const line of lines.slice(0, maxAnswerLines)) {
    const bytes = utf8Length(JSON.stringify(line));
    if (bytes > room) {
      kept.push(cut(line, Math.max(1, Math.floor(room / 6)))); // no unit takes more than 6 bytes of JSON
      break;
    }
    room -= bytes;
    kept.push(line);
  }
  const isCut = kept.length < lines.length || kept.at(-1) !== lines.at(kept.length - 1);
  return isCut ? [...kept, wordsOf(pack.lang).note.restInChat] : kept;
}

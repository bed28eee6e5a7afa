import { StorageError, type Journal } from '../agent/fold/ports';
import { oneLine } from '../base/text';
import type { Crossing, FoundText, TextSearch } from '../bridge/contract';
import { textsHolding } from '../events/redaction';

const page = 500;
/** More than anybody looks through: then a longer passage is needed. */
const mostFound = 1_000;

/** Every event of the log, and every note, that holds a passage. Codes: `storage`, `too_many`. */
export async function findText(journal: Journal, passage: string): Promise<Crossing<TextSearch>> {
  try {
    const last = (await journal.head())?.seq ?? 0;
    const events: FoundText[] = [];
    for (let from = 1; from <= last;) {
      const read = await journal.events(from, page);
      for (const stored of read) {
        const texts = textsHolding(stored, passage);
        const [first] = texts;
        if (!first) continue;
        const time = typeof stored['time'] === 'string' ? stored['time'] : '';
        const pointers = texts.map(({ pointer }) => pointer);
        events.push({ seq: stored.seq, time, type: stored.type, pointers, excerpt: around(first.text, passage) });
      }
      if (events.length > mostFound) return { ok: false, code: 'too_many', message: String(mostFound) };
      from = (read.at(-1)?.seq ?? last) + 1;
    }
    return { ok: true, value: { events, notes: await notesHolding(journal, passage) } };
  } catch (error) {
    if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
    throw error;
  }
}

async function notesHolding({ notes }: Journal, passage: string): Promise<string[]> {
  if (passage === '') return [];
  const found: string[] = [];
  for (const { path } of await notes.list('')) {
    if (path.includes(passage) || (await notes.read(path))?.content.includes(passage)) found.push(path);
  }
  return found;
}

/** One line with the passage in it. */
function around(text: string, passage: string): string {
  const from = Math.max(0, text.indexOf(passage) - 40);
  return oneLine(`${from > 0 ? '…' : ''}${text.slice(from)}`, 160);
}

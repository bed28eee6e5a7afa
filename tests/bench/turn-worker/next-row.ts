import type { InboxRow } from '../../../src/lib/agent/fold/inbox-row';
import type { Journal } from '../../../src/lib/agent/fold/ports';
import type { Snapshot } from '../../../src/lib/agent/fold/snapshot';
import { readEvent } from '../../../src/lib/events/log-event';

const purpose = '/purpose Finish my essay on city bees, in English';
/** What a person who wants to get on does next: y to a request, the first button of a question, else one more thing to write down. */
export async function nextRow(snapshot: Snapshot, journal: Journal, number: number): Promise<InboxRow> {
  const { pending, asking, confirm } = snapshot.run;
  const base = { id: `row-${number}`, lang: 'en' as const, at: new Date().toISOString() };
  if (pending) {
    return { kind: 'answer', ...base, request: pending.request, digest: pending.digest, answer: 'y', via: 'key' };
  }
  const question = confirm?.output ?? asking?.output ?? null;
  const hasPurpose = snapshot.state.plan.purpose !== null;
  const [choice] = question === null || !hasPurpose ? [] : await choicesAt(journal, question);
  if (question !== null && choice) return { kind: 'choice', ...base, question, choice: choice.id, label: choice.id };
  const text = hasPurpose ? `Note: hive ${number} was quiet in the afternoon, by the window of the roof` : purpose;
  return { kind: 'text', ...base, text, surface: 'chat', shown_request: null, taint: [] };
}

async function choicesAt(journal: Journal, seq: number): Promise<readonly { id: string }[]> {
  const read = readEvent(await journal.event(seq));
  return read.ok && read.value.known && read.value.event.type === 'output' ? (read.value.event.choices ?? []) : [];
}

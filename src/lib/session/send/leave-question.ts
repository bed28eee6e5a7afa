import type { Run } from '../../agent/fold/snapshot';
import type { Controls } from './controls';
import type { Sender } from './sender.svelte';

/** What a recipe cannot do without. */
const needed: readonly string[] = ['purpose', 'subject', 'merge'];

/** What comes of leaving the open question: its step ends, a recipe goes on without an answer, or it is put aside. */
export function endOfQuestion({ asking, intake }: Pick<Run, 'asking' | 'intake'>): 'step' | 'slot' | 'aside' {
  if (asking !== null && asking.task !== null) return 'step';
  return asking !== null && intake?.awaiting != null && !needed.includes(intake.awaiting) ? 'slot' : 'aside';
}

/** The question goes without an answer. One of a recipe is left open by `words`, which say so. */
export async function leaveQuestion(
  run: Pick<Run, 'asking' | 'intake'>,
  { controls, sender }: { controls: Controls; sender: Sender },
  words: string,
): Promise<void> {
  if (endOfQuestion(run) !== 'slot') return controls.drop();
  await sender.send({
    kind: 'text',
    text: words,
    surface: 'chat',
    shown_request: null,
    taint: [],
    as: 'answer',
  });
}

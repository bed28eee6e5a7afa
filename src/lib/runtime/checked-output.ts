import type { Misfit } from '../agent/fold/capability';
import { keepCapability } from '../agent/fold/plan-keeping';
import { StorageError } from '../agent/fold/ports';
import type { DeliberationOutput } from '../agent/step/turn';
import type { ActionDecision } from '../events/decision';
import type { ContextPack, Deliberator } from '../mind/context-pack';
import type { RuntimePorts } from './ports';

/**
 * What a mind wants done is looked at before anybody is asked for it: what cannot be done as things are is as invalid as what does not parse, and
 * the mind is told why. Rejects with StorageError.
 */
export async function checkedOutput(
  { capabilities, journal }: Pick<RuntimePorts, 'capabilities' | 'journal'>,
  output: DeliberationOutput,
  mind: Deliberator,
  pack: ContextPack,
): Promise<DeliberationOutput> {
  if (output.kind !== 'output') return output;
  let misfits: readonly Misfit[];
  try {
    // what throws here, or does not parse, is said by the step
    const { action_type: name, action_payload: given } = output.raw as Partial<ActionDecision>;
    const capability = typeof name === 'string' ? capabilities.get(name) : undefined;
    const payload = capability?.check && given && capability.parse(given);
    const context = { notes: journal.notes, mayTell: knownTo(mind, pack) };
    misfits = (payload?.ok && (await capability?.check?.(payload.value, context))) || [];
  } catch (error) {
    if (error instanceof StorageError) throw error;
    return output;
  }
  if (misfits.length === 0) return output;
  await mind.refused?.(misfits);
  const message = misfits.slice(0, 3).map(({ path, got, allowed }) => `${path}: ${got}; ${allowed}`);
  return { kind: 'invalid', message: message.join(' | '), ...(output.mind !== undefined && { mind: output.mind }) };
}

/**
 * Notes that a mind may be told about: all, where it may look at them, or is here; else those that stand in what it is told. By what does
 * not fit, an address could find out what it may not read.
 */
function knownTo({ place }: Deliberator, { reading, transcript: { entries } }: ContextPack): (path: string) => boolean {
  if (reading === 'unasked' || (place?.host ?? null) === null) return () => true;
  const read = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'result' && entry.of === 'note.read' && !entry.stub ? [entry.request] : [],
    ),
  );
  const paths = entries.flatMap((entry) => {
    if (entry.kind !== 'deed' || entry.stub) return [];
    const isWhole = entry.capability === 'note.write' || entry.capability === keepCapability;
    return isWhole || (entry.capability === 'note.read' && read.has(entry.request)) ? [entry.payload['path']] : [];
  });
  return (path) => paths.includes(path);
}

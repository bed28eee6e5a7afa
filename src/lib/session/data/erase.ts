import type { Heard, Session } from '../session.svelte';
import { rungKey, typedKey, writeChoice } from '../stored-choice';
import { keepHalfSaid } from '../view/half-said';
import { Folder } from './folder.svelte';

/** What a person can choose to erase. Together they are all that this browser keeps of theirs. */
export const erasable = ['log', 'minds', 'models', 'folder', 'settings'] as const;
export type Erasable = (typeof erasable)[number];

/** How much of each there is. `folder`: its name; null: none. */
export interface Erasables {
  minds: number;
  models: number;
  folder: string | null;
}

export async function readErasables(session: Session): Promise<Erasables> {
  const [profiles, folder] = await Promise.all([
    session.minds().then((minds) => minds.allProfiles()),
    Folder.chosenName(),
  ]);
  const models = profiles.filter(({ kind }) => kind === 'wllama' || kind === 'webllm').length;
  return { minds: profiles.length - models, models, folder };
}

/** The log first: where that is not possible now, nothing is erased. Rejects where something of the rest could not be erased. */
export async function erase(session: Session, chosen: ReadonlySet<Erasable>): Promise<Heard> {
  if (chosen.has('log')) {
    const heard = await session.sendAndHear({ kind: 'clear' });
    if (!heard.ok) return heard;
    for (const key of [typedKey, rungKey]) writeChoice(key, null);
    keepHalfSaid(null);
    session.lastBackup.forget();
  }
  if (chosen.has('minds')) await (await session.minds()).eraseServed();
  if (chosen.has('models')) await (await session.minds()).eraseModels();
  if (chosen.has('folder')) await new Folder(() => session.folderChanged()).forget();
  if (chosen.has('settings')) session.preferences.forget();
  return { ok: true, parameters: {} };
}

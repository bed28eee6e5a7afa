import type { CurrentMind } from '../minds/current-mind.svelte';
import type { Heard, Sender } from '../send/sender.svelte';
import type { Preferences } from '../settings/preferences.svelte';
import { rungKey, typedKey, writeChoice, zonesKey } from '../page/stored-choice';
import { keepHalfSaid } from '../minds/speech.svelte';
import type { TabChannel } from '../tabs/tab-channel';
import { Folder } from './folder.svelte';
import type { LastBackupMemory } from './last-backup.svelte';

/** What a person can choose to erase. Together they are all that this browser keeps of theirs. */
export const erasable = ['log', 'minds', 'models', 'folder', 'settings'] as const;
export type Erasable = (typeof erasable)[number];

/** How much of each there is. `folder`: its name; null: none. */
export interface Erasables {
  minds: number;
  models: number;
  folder: string | null;
}

/** What is erased by whom. */
export interface EraseParts {
  channel: TabChannel;
  lastBackup: LastBackupMemory;
  mind: CurrentMind;
  preferences: Preferences;
  sender: Sender;
}

export async function readErasables({ mind }: Pick<EraseParts, 'mind'>): Promise<Erasables> {
  const [profiles, folder] = await Promise.all([
    mind.minds().then((minds) => minds.allProfiles()),
    Folder.chosenName(),
  ]);
  const models = profiles.filter(({ kind }) => kind === 'wllama' || kind === 'webllm').length;
  return { minds: profiles.length - models, models, folder };
}

/** The log first: where that is not possible now, nothing is erased. Rejects where something of the rest could not be erased. */
export async function erase(parts: EraseParts, chosen: ReadonlySet<Erasable>): Promise<Heard> {
  const { channel, lastBackup, mind, preferences, sender } = parts;
  if (chosen.has('log')) {
    const heard = await sender.sendAndHear({ kind: 'clear' });
    if (!heard.ok) return heard;
    for (const key of [typedKey, rungKey, zonesKey]) writeChoice(key, null);
    keepHalfSaid(null);
    lastBackup.forget();
  }
  if (chosen.has('minds')) await (await mind.minds()).eraseServed();
  if (chosen.has('models')) await (await mind.minds()).eraseModels();
  if (chosen.has('folder')) await new Folder(() => channel.post({ kind: 'folder' })).forget();
  if (chosen.has('settings')) preferences.forget();
  return { ok: true, parameters: {} };
}

import { isXai, type MindChecked, type MindProfile } from '../../bridge/minds';
import type { Session } from '../session';
import type { Minds } from './minds.svelte';

interface Given {
  minds: Minds;
  profile: MindProfile;
  /** For its origin; null leaves the stored one. */
  key: string | null;
  passphrase: string;
  /** It is kept, and not tried yet. */
  onKept?: () => Promise<void>;
}

/** Keeps a mind and tries it. The settings name the model of xAI: what is chosen here is chosen there. Never rejects. */
export async function keepAndCheck(
  { sender, mind }: Pick<Session, 'sender' | 'mind'>,
  { minds, profile, key, passphrase, onKept }: Given,
): Promise<MindChecked> {
  try {
    const grokModel = isXai(profile) ? profile.model : null;
    if (grokModel !== null && grokModel !== mind.grokModel)
      await sender.send({ kind: 'settings', changes: [{ name: 'grok.model', value: grokModel }] });
    await minds.save(profile, key, passphrase);
    await onKept?.();
    return await minds.check(profile.id, grokModel);
  } catch (error) {
    return { ok: false, code: '', message: error instanceof Error ? error.message : String(error) };
  }
}

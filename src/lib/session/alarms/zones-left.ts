import { readChoice, writeChoice, zonesKey } from '../page/stored-choice';

/* Which moves from a zone to another the person wants no alarm to follow: each is asked about once on a device. */

/** More moves than that nobody remembers. */
const most = 40;

export function moveOf(from: string, here: string): string {
  return `${from} ${here}`;
}

export function zonesLeft(): string[] {
  return readChoice(zonesKey)?.split('\n') ?? [];
}

export function leaveZones(moves: readonly string[]): string[] {
  const kept = [...new Set(moves)].slice(-most);
  writeChoice(zonesKey, kept.join('\n'));
  return kept;
}

/** Set where a folder was chosen; which, its own store knows. */
export const folderKey = 'yadori.folder';

/** Where earlier builds kept the mind in use; its store is the one home of it now. */
export const earlierMindKey = 'yadori.mind';

/** Of which log and line the newest ring sounded: of all pages one rings. */
export const rungKey = 'yadori.rung';

/** Moves to another zone that alarms need not follow. */
export const zonesKey = 'yadori.alarm-zones';

/** Lines that were typed in the CLI. */
export const typedKey = 'yadori.cli';

/** What this browser remembers for the page itself. Where storage is blocked, nothing is remembered and nothing breaks. */

export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.debug('no localStorage', error);
    return null;
  }
}

/** Null forgets it. */
export function writeChoice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.debug('no localStorage', error);
  }
}

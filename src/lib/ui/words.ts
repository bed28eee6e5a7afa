import { getSession } from '../session/context';
import { dictionaryOf } from './dictionary/dictionaries';
import type { Dictionary } from './dictionary/dictionary';

/** The page's words in the language chosen now. Call it while a component is set up; what it gives is read anew at each use. */
export function getWords(): () => Dictionary {
  const session = getSession();
  return () => dictionaryOf(session.preferences.language, session.avatar.name);
}

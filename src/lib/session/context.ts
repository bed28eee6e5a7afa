import { createContext } from 'svelte';
import type { Session } from './session';

/** The page's one session, for every component below the root. */
export const [getSession, setSession]: readonly [() => Session, (session: Session) => Session, ...unknown[]] =
  createContext<Session>();

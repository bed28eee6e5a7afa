import { Dexie } from 'dexie';
import { dexieStore } from '../../../tests/support/journal-stores';
import { journalContract } from './journal.contract';

Dexie.debug = false; // on localhost it would print each failure
journalContract('the journal over the IndexedDB of a browser', dexieStore);

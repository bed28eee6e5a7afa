import { dexieStore } from '../../../tests/support/journal-stores';
import { journalContract } from './journal.contract';

journalContract('the journal over a stand-in for IndexedDB', dexieStore);

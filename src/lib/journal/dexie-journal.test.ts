import { dexieStore } from '../../../tests/support/journal-stores';
import { journalToldContract } from './journal-told.contract';
import { journalContract } from './journal.contract';

journalContract('the journal over a stand-in for IndexedDB', dexieStore);
journalToldContract(dexieStore);

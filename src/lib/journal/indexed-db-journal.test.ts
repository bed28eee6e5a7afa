import { indexedDbStore } from '../../../tests/support/journal-stores';
import { journalToldContract } from './journal-told.contract';
import { journalContract } from './journal.contract';

journalContract('the journal over a stand-in for IndexedDB', indexedDbStore);
journalToldContract(indexedDbStore);

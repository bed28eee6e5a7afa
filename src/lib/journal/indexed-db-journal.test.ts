import { indexedDbStore } from '../../../tests/support/journal-stores';
import { journalSignalsContract } from './journal-signals.contract';
import { journalContract } from './journal.contract';

journalContract('the journal over a stand-in for IndexedDB', indexedDbStore);
journalSignalsContract(indexedDbStore);

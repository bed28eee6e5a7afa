import { memoryStore } from '../../../tests/support/journal-stores';
import { journalContract } from './journal.contract';

journalContract('the journal in memory', memoryStore);

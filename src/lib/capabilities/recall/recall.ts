import { defineCapability, isUnbounded } from '../define-capability';
import { recallPayload } from './recall-payload';

/** Looks for words in the log and in the notes; reads only. Of the log only what is searchable: never a thought. */
export const recall = defineCapability({
  name: 'recall',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Search log and notes', ja: '記録とノートの検索' },
  schema: recallPayload,
  isWithin: (bounds) => isUnbounded(bounds),
  ruleBounds: { propose: () => [], knows: isUnbounded },
  load: async () => (await import('./search')).search,
  // reading changes nothing
  probe: () => Promise.resolve('not_done'),
});

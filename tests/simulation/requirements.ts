import type { CoverageData } from './coverage';

/** Every place where a tab can wait for the world, and so be killed. */
const places = [
  ...[
    'journal.append',
    'journal.archive',
    'journal.archivedUpTo',
    'journal.changesOf',
    'journal.claimEpoch',
    'journal.epoch',
    'journal.event',
    'journal.events',
    'journal.eventsAt',
    'journal.load',
    'journal.mind',
    'journal.nextRow',
    'journal.replace',
    'journal.rewrite',
    'notes.list',
    'notes.read',
    'notes.totalBytes',
    'page.putRow',
  ].flatMap((call) => [`${call} begins`, `${call} answers`]),
  'anchor.read',
  'anchor.write',
  'channel.are_you_there',
  'channel.beat',
  'channel.poke',
  'clock.wait',
  'lock.given_up',
  'lock.granted',
  'lock.lost',
  'mind.deliberate',
  'outside.call',
  'store.reopen',
];

/** Every kind of fault besides kills. Faults of the store are counted by kind, whatever call they hit. */
const kinds = [
  'abort',
  'connection_lost',
  'quota',
  'slow',
  'unheard',
  'unreadable',
  'browser killed',
  'clock jumps',
  'machine sleeps',
  'disk full',
  'hidden or shown',
  'leader frozen',
  'tab frozen',
  'message doubled',
  'message late',
  'message lost',
  'snapshot forged',
  'store emptied',
  'store shortened',
  'tail lost beneath open tabs',
  'outside: failed',
  'outside: hangs',
  'outside: no_effect',
  'outside: throws',
  'outside: timed_out',
  'mind big',
  'mind call_aside',
  'mind claims_approval',
  'mind hangs',
  'mind new_goal',
  'mind new_purpose',
  'mind nonsense',
  'mind repeats',
  'mind throws',
  'reader acts_after_no',
  'reader answers_anything',
  'reader hangs',
  'reader nonsense',
  'reader replaces_anything',
  'reader says_beside_talk',
  'reader sets_purpose',
  'reader silent',
  'reader throws',
  'reader waits_for_nothing',
];

const perThousand = 20;
/** Where a tab waits once an action alone. */
const rarePerThousand: Readonly<Record<string, number>> = {
  'journal.eventsAt begins': 10,
  'journal.eventsAt answers': 10,
};
/** Of each thousand seeds. */
const countsPerThousand = {
  'moves to the archive': 200,
  'granted by a rule of the person': 200,
  'orders granted by a rule': 8,
  'commands typed': 1_000,
  'alarms rung': 20,
  'files brought in': 100,
  'new connections': 500,
  'requests of a reader': 4_000,
  'messages that ended answered': 2_000,
  'summaries made': 300,
  'requests taken back': 30,
  'messages said otherwise': 100,
  'answers given anew': 30,
  'answers cut short': 50,
  'topics begun': 25,
  'changed lines checked': 500,
  redactions: 100,
  'pictures shown': 300,
  'pictures taken out': 20,
  'plans changed by hand': 1_000,
  'plans changed by a card': 20,
  'plans kept': 50,
  'corrections made': 20,
  'notes corrected': 10,
  'tasks ended by an answer': 10,
  'steps done otherwise': 10,
  'tasks found done': 10,
} as const;
/** Looking at what is its own is not asked for. */
const approvalsASeed = 4.3;
const stepsASeed = 200;

/** What a run did too seldom to count as proof; empty when it did enough. */
export function shortOf(coverage: CoverageData): string[] {
  const kills = new Map(coverage.kills);
  const faults = byKind(coverage.faults);
  const counts = new Map(coverage.counts);
  const seeds = counts.get('seeds') ?? 0;
  const needed = (perThousand * seeds) / 1_000;
  const short: string[] = [];
  for (const place of places) {
    const count = kills.get(place) ?? 0;
    const atLeast = ((rarePerThousand[place] ?? perThousand) * seeds) / 1_000;
    if (count < atLeast) short.push(`killed at ${place}: ${count} of ${atLeast}`);
  }
  for (const kind of kinds) {
    const count = faults.get(kind) ?? 0;
    if (count < needed) short.push(`fault ${kind}: ${count} of ${needed}`);
  }
  for (const [name, atLeast] of Object.entries(countsPerThousand)) {
    const count = counts.get(name) ?? 0;
    if (count < (atLeast * seeds) / 1_000) short.push(`${name}: ${count} of ${(atLeast * seeds) / 1_000}`);
  }
  const approvals = (counts.get('approvals granted') ?? 0) / seeds;
  if (approvals < approvalsASeed) short.push(`approvals granted a seed: ${approvals.toFixed(2)} of ${approvalsASeed}`);
  const steps = (counts.get('steps') ?? 0) / seeds;
  if (steps < stepsASeed) short.push(`steps a seed: ${steps.toFixed(0)} of ${stepsASeed}`);
  return short;
}

/** `journal.append: quota` counts as `quota`. */
export function byKind(faults: readonly [string, number][]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, count] of faults) {
    const kind = /^(?:journal|notes|page)\.\w+: (\w+)$/.exec(name)?.[1] ?? name;
    sums.set(kind, (sums.get(kind) ?? 0) + count);
  }
  return sums;
}

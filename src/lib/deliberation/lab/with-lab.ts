import type { ContextPack, Deliberator } from '../../mind/context-pack';
import { labRecipe } from '../../world/life-recipe';
import type { IntendingLives } from './lab-mind';

/**
 * The mind in use, but for what belongs to a life in the Lab: the sentences that begin one, and the ticks of one that was begun. Those are
 * decided by published rules whatever mind is chosen; their code comes in when it is first needed.
 */
export function withLab(mind: Deliberator, lives: IntendingLives): Deliberator {
  return {
    get name() {
      return mind.name;
    },
    get isRules() {
      return mind.isRules;
    },
    get place() {
      return mind.place ?? null;
    },
    ready: async () => mind.ready?.(),
    deliberate: (pack, signal) => mind.deliberate(pack, signal),
    takeNotice: () => mind.takeNotice?.() ?? null,
    takeSummary: () => mind.takeSummary?.() ?? null,
    async judgeOf(pack) {
      if (mayBeForLab(pack)) {
        const { labMind } = await import('./lab-mind');
        const own = labMind(pack, lives);
        if (own) return own;
      }
      return (await mind.judgeOf?.(pack)) ?? null;
    },
  };
}

function mayBeForLab({ why, trigger, task, is_request_open, interrupted }: ContextPack): boolean {
  if (why === 'plan') return task?.step?.recipe === labRecipe && !is_request_open && interrupted === null;
  if (why !== 'input' || trigger.choice !== null || trigger.text === null) return false;
  // cheap to ask of each message; which sentence it is, the published patterns say
  return (
    /lab|ラボ|ﾗﾎﾞ/iu.test(trigger.text.normalize('NFKC')) && !trigger.taint.some((mark) => mark.startsWith('public:'))
  );
}

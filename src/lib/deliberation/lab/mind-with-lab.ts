import type { ContextPack, Deliberator } from '../../mind/context-pack';
import { ForwardedMind } from '../../mind/forwarded-mind';
import { labRecipe } from '../../world/life-recipe';
import type { IntendingLives } from './lab-mind';

/**
 * The mind in use, but for what belongs to a life in the Lab: the sentences that begin one, and the ticks of one that was begun. Those are
 * decided by published rules whatever mind is chosen; their code comes in when it is first needed.
 */
export class MindWithLab extends ForwardedMind {
  constructor(
    mind: Deliberator,
    private readonly lives: IntendingLives,
  ) {
    super(() => mind);
  }

  override async judgeOf(pack: ContextPack): Promise<Deliberator | null> {
    if (mayBeForLab(pack)) {
      const { labMind } = await import('./lab-mind');
      const own = labMind(pack, this.lives);
      if (own) return own;
    }
    return super.judgeOf(pack);
  }
}

function mayBeForLab({ why, trigger, task, is_request_open, interrupted }: ContextPack): boolean {
  if (why === 'plan') return task?.step?.recipe === labRecipe && !is_request_open && interrupted === null;
  if (why !== 'input' || trigger.choice !== null || trigger.text === null) return false;
  // cheap to ask of each message; which sentence it is, the published patterns say
  return (
    /lab|ラボ|ﾗﾎﾞ/iu.test(trigger.text.normalize('NFKC')) && !trigger.taint.some((mark) => mark.startsWith('public:'))
  );
}

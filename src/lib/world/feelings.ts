import { beside } from './cells';
import { dangerAt } from './danger';
import type { Episode } from './episode';
import { noveltyAt } from './novelty';
import { rounded, type Tick } from './tick';

/** Share of fear that is left after a tick in which nothing is to be feared. */
const fading = 0.9;
/** ‰ of damage in one tick that is as frightening as can be. */
const terror = 250;

/**
 * Fear and curiosity as they are felt now, whatever the switches say. Fear: danger here and beside, the more the weaker the body; fading;
 * jolted by damage. Curiosity: what is newest here and beside, as far as the needs are met. docs/decisions/0025.
 */
export function feelings(episode: Episode, damage: number): Pick<Tick, 'danger' | 'novelty' | 'fear' | 'curiosity'> {
  const { view, memory } = episode;
  const { atlas, danger: model, novelty: learned } = memory;
  const { preset, position, life, food, water, rest, beasts } = view;
  let danger = dangerAt(model, atlas, beasts, position);
  const novelty = noveltyAt(learned, atlas, position);
  let newest = novelty;
  for (let direction = 0; direction < 4; direction++) {
    const next = beside(position, direction, preset.size);
    if (next < 0) continue;
    danger = Math.max(danger, dangerAt(model, atlas, beasts, next));
    newest = Math.max(newest, noveltyAt(learned, atlas, next));
  }
  const weakness = (1_500 - life) / 1_500;
  episode.fear = rounded(Math.min(1, Math.max(fading * episode.fear, danger * weakness, damage / terror)));
  const least = preset.has_body === 0 ? life : Math.min(life, food, water, rest);
  return {
    danger: rounded(danger),
    novelty: rounded(novelty),
    fear: episode.fear,
    curiosity: rounded((newest * Math.max(0, least)) / 1_000),
  };
}

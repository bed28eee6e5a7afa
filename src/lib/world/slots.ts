import { dangerAt } from './danger';
import { beside, item, itemOf, lookName, stepsBetween, terrain, terrainOf, unseen } from './cells';
import type { PlanInput } from './mind';
import { noveltyAt } from './novelty';

/** The fixed parts of a state in words, the dearest first: what is over the limit is cut from the end. */
export const slotNames = ['basic_state', 'danger', 'top_risk', 'resources', 'top_chance', 'novelty'] as const;
export type SlotName = (typeof slotNames)[number];

export interface Slot {
  readonly name: SlotName;
  readonly text: string;
}

/** What can be gathered. */
const usable = new Set<number>([item.supply, item.bush, item.spring]);

/** A token is about four Latin characters; nobody's tokenizer is asked, so this is the published measure. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / 4);
}

/** What is so, in six sentences. */
export function shapeState({ view, memory }: PlanInput): Slot[] {
  const { position, preset, life, food, water, rest, tick, isDark } = view;
  const { atlas, danger, novelty } = memory;
  const { size } = preset;
  const place = (cell: number): string => `column ${cell % size}, row ${Math.trunc(cell / size)}`;
  const body = preset.has_body === 1 ? `, food ${food}, water ${water}, rest ${rest}` : '';
  const here = dangerAt(danger, atlas, view.beasts, position);
  const sensed = view.sensed === null ? '' : ` Sense of hazards: ${view.sensed} ‰.`;
  const risks = neighbours(position, size).map(({ cell, direction }) => ({
    cell,
    direction,
    danger: dangerAt(danger, atlas, view.beasts, cell),
  }));
  const risk = risks.reduce(
    (worst, one) => (one.danger > worst.danger ? one : worst),
    risks[0] ?? { cell: position, direction: 'here', danger: 0 },
  );
  const resources = view.cells
    .filter((_, index) => usable.has(itemOf(view.looks[index] ?? 0)))
    .map((cell) => `${lookName(atlas.looks[cell] ?? unseen)} at ${place(cell)}`);
  const chances = neighbours(position, size)
    .filter(({ cell }) => terrainOf(atlas.looks[cell] ?? 0) !== terrain.rock)
    .map(({ cell, direction }) => ({ direction, novelty: noveltyAt(novelty, atlas, cell) }));
  const chance = chances.reduce(
    (best, one) => (one.novelty > best.novelty ? one : best),
    chances[0] ?? { direction: 'here', novelty: 0 },
  );
  const beasts = view.beasts.map((beast) => `${stepsBetween(beast, position, size)} steps away at ${place(beast)}`);
  return [
    {
      name: 'basic_state',
      text: `Tick ${tick} of ${preset.ticks}, ${isDark ? 'night' : 'day'}; at ${place(position)} of ${size}×${size} on ${lookName(atlas.looks[position] ?? unseen)}, facing ${['north', 'east', 'south', 'west'][view.facing] ?? 'north'}; in ‰: life ${life}${body}.`,
    },
    {
      name: 'danger',
      text: `Danger here ${percent(here)}, threshold ${percent(memory.drives.dangerThreshold)}; lost in the last turn: ${memory.reflection?.result.damage ?? 0} ‰ of life.${sensed}${beasts.length > 0 ? ` Beasts: ${beasts.join('; ')}.` : ''}`,
    },
    { name: 'top_risk', text: `Most dangerous step: ${risk.direction}, ${percent(risk.danger)}.` },
    {
      name: 'resources',
      text: resources.length === 0 ? 'Nothing to gather in sight.' : `In sight: ${resources.slice(0, 6).join('; ')}.`,
    },
    { name: 'top_chance', text: `Newest step: ${chance.direction}, novelty ${percent(chance.novelty)}.` },
    {
      name: 'novelty',
      text: `Known ${atlas.known} of ${size * size} cells; novelty here ${percent(noveltyAt(novelty, atlas, position))}.`,
    },
  ];
}

/** The slots that fit, whole; the first always. */
export function trimSlots(slots: readonly Slot[], mostTokens: number): Slot[] {
  const kept: Slot[] = [];
  let used = 0;
  for (const slot of slots) {
    used += tokensIn(slot.text);
    if (kept.length > 0 && used > mostTokens) break;
    kept.push(slot);
  }
  return kept;
}

function neighbours(position: number, size: number): { cell: number; direction: string }[] {
  return ['north', 'east', 'south', 'west'].flatMap((direction, index) => {
    const cell = beside(position, index, size);
    return cell < 0 ? [] : [{ cell, direction }];
  });
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/**
 * Every number of every world, with its unit and the reason for it. Quantities are whole thousandths, so that sums are the same in every
 * engine: life 1000 is full. `original` is yamada7's world; upkeep follows Crafter (Hafner 2021), where one of nine is lost every 25, 20 and 30
 * steps for food, water and rest.
 */
export const presetNames = ['original', 'standard', 'hard'] as const;
export type PresetName = (typeof presetNames)[number];

interface Row {
  readonly unit: string;
  readonly reason: string;
  readonly original: number;
  readonly standard: number;
  readonly hard: number;
}

const row = (unit: string, original: number, standard: number, hard: number, reason: string): Row => ({
  unit,
  reason,
  original,
  standard,
  hard,
});

export const presetTable = {
  size: row('cells a side', 5, 16, 32, 'original as published; 16 is four views across, so that much stays unseen'),
  ticks: row(
    'ticks',
    200,
    600,
    1_000,
    'original as published; else long enough that thirst, hunger and exhaustion all come',
  ),
  view_reach: row('cells ahead', 0, 4, 4, 'a quarter of the standard map; 0: only the own cell is seen'),
  view_near: row('cells around', 0, 1, 1, 'what stands beside one is noticed without looking'),
  night_reach: row('cells ahead', 0, 2, 1, 'half by night, so that the night is to be prepared for'),
  senses_hazards: row('0 or 1', 1, 0, 0, 'original tells how far the nearest hazard is, never where'),
  day_length: row('ticks', 0, 120, 120, 'several days an episode; 0: it is always day'),
  night: row('‰ of a day', 0, 300, 400, 'shorter than the day, as in Crafter'),
  has_body: row('0 or 1', 0, 1, 1, 'needs, a direction to look in, rest'),
  life: row('‰', 1_000, 1_000, 1_000, 'full at the start'),
  life_least: row(
    '‰',
    -150,
    0,
    0,
    'original as published: each wound takes its whole, so the last may leave less than 0',
  ),
  food_drain: row('‰ a tick', 0, 4, 5, 'Crafter: 1/9 every 25 steps is 4.4'),
  water_drain: row('‰ a tick', 0, 5, 6, 'Crafter: 1/9 every 20 steps is 5.6'),
  rest_drain: row('‰ a tick', 0, 3, 4, 'Crafter: 1/9 every 30 steps is 3.7'),
  want_loss: row('‰ a tick', 0, 7, 9, 'Crafter: 1/9 every 15 steps while a need is empty'),
  healing: row(
    '‰ a tick',
    0,
    3,
    2,
    'Crafter: 1/9 every 25 steps while all are met, is 4.4; less, so that wounds count',
  ),
  rest_gain: row('‰ a tick', 0, 12, 12, 'four ticks awake for one of rest'),
  shelter_rest_gain: row('‰ a tick', 0, 30, 30, 'a shelter is worth the way'),
  field_damage: row('‰', 150, 0, 0, 'original as published: the seventh kills'),
  fire_damage: row('‰', 0, 150, 200, 'as original'),
  pit_damage: row('‰', 0, 250, 300, 'what gives a sign beforehand may cost more'),
  nettle_damage: row('‰', 0, 150, 200, 'as original'),
  beast_damage: row('‰', 0, 150, 200, 'as original'),
  fields: row('‰ of cells', 100, 0, 0, 'original as published'),
  supplies: row('‰ of other cells', 200, 0, 0, 'original as published'),
  supply_least: row('‰', 50, 0, 0, 'original as published'),
  supply_most: row('‰', 200, 0, 0, 'original as published'),
  patch: row('cells a side', 0, 4, 4, 'ground comes in patches, so that it tells something; 0: meadow everywhere'),
  rocks: row('‰ of cells', 0, 60, 80, 'detours, and what cannot be seen past'),
  thickets: row('‰ of cells', 0, 60, 80, 'can be walked, not be seen past'),
  shelters: row('‰ of cells', 0, 12, 6, 'about three on the standard map'),
  bushes: row('‰ of cells', 0, 40, 30, 'about ten on the standard map; five meals are needed'),
  springs: row('‰ of cells', 0, 25, 20, 'about six on the standard map'),
  flowers: row('‰ of cells', 0, 40, 40, 'as many harmless strange things as harmful ones'),
  meadow_hazards: row('‰ of cells', 0, 30, 50, 'the ground tells how dangerous it is'),
  ash_hazards: row('‰ of cells', 0, 220, 280, 'fires and pits'),
  marsh_hazards: row('‰ of cells', 0, 220, 280, 'nettles and pits'),
  beasts: row('per 1,000 cells', 0, 12, 12, 'three on the standard map'),
  beast_speed: row('‰ of ticks', 0, 550, 650, 'slower than who flees'),
  beast_sight: row('cells', 0, 4, 5, 'hunts by night what comes so near; by day it strays'),
  bush_food: row('‰', 0, 350, 350, 'three meals fill'),
  spring_water: row('‰', 0, 450, 450, 'two draughts nearly fill'),
  bush_regrowth: row('ticks', 0, 160, 240, 'longer than a day, so that one bush feeds nobody'),
  spring_regrowth: row('ticks', 0, 60, 90, 'half a day'),
  reward_tick: row('‰', 0, 1, 1, 'survival: one a tick'),
  reward_move: row('‰', -10, -1, -1, 'original as published, also when blocked'),
  reward_gather: row('‰', 50, 50, 50, 'original as published, on top of what was gathered'),
  reward_empty: row('‰', -20, -2, -2, 'original as published'),
  reward_damage: row(
    '‰ of damage',
    -1_000,
    -1_000,
    -1_000,
    'original as published: what a wound takes of life it takes of the reward, the last one whole',
  ),
  reward_want: row('‰ of loss', 0, -1_000, -1_000, 'as damage'),
  reward_danger_zone: row('‰ a tick', 0, -5, -5, 'standing beside a beast, or on a hazard'),
  reward_safe_zone: row('‰ a night tick', 0, 3, 3, 'a night in a shelter or beside it'),
  reward_death: row('‰', 0, -1_000, -1_000, 'a whole life'),
  reward_known_cell: row(
    '‰ a cell',
    200,
    5,
    5,
    'inner: information gained; original as published, 5 where views show many at once',
  ),
  reward_foreseen: row('‰', 0, 50, 50, 'inner: a danger beside it that was rightly foreseen, once a cell'),
} as const satisfies Record<string, Row>;

export type PresetNumber = keyof typeof presetTable;
export type Preset = Readonly<Record<PresetNumber, number>> & { readonly name: PresetName };

export const sizeLimits = { least: 2, most: 64 } as const;
export const tickLimits = { least: 1, most: 100_000 } as const;

export function isPresetName(name: string): name is PresetName {
  return (presetNames as readonly string[]).includes(name);
}

/** A preset's numbers, a few of them changed. Throws RangeError for a size or a length outside the limits. */
export function presetOf(name: PresetName, changes: { size?: number; ticks?: number } = {}): Preset {
  const numbers = Object.fromEntries(Object.entries(presetTable).map(([key, line]) => [key, line[name]]));
  const preset = { ...(numbers as Record<PresetNumber, number>), name, ...changes };
  assertWithin('size', preset.size, sizeLimits);
  assertWithin('ticks', preset.ticks, tickLimits);
  return preset;
}

function assertWithin(what: string, value: number, { least, most }: { least: number; most: number }): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${what} is a whole number from ${least} to ${most}, not ${value}`);
  }
}

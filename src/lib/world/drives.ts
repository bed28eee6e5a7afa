/** How much fear and curiosity move what is chosen; both are measured whether they act or not. */
export interface Drives {
  /** Coefficients, 0 … 10; 1 as published. They act only where the switch is on. */
  fear: number;
  curiosity: number;
  readonly isFearOn: boolean;
  readonly isCuriosityOn: boolean;
  /** An estimated danger above it stops a plan. A mind may move it, within dangerThresholdLimits. */
  dangerThreshold: number;
  /** Whether the coefficients follow what happens. */
  readonly isAdapting: boolean;
  /** Where the adapting rule goes back to. */
  readonly fearSet: number;
  readonly curiositySet: number;
}

export interface DriveSettings {
  /** A coefficient, or off. */
  readonly fear: number | 'off';
  readonly curiosity: number | 'off';
  readonly isAdapting: boolean;
}

export const coefficientLimits = { least: 0, most: 10 } as const;
export const usualDangerThreshold = 0.4;
export const dangerThresholdLimits = { least: 0.2, most: 0.9 } as const;
/** How far the adapting rule goes from where it was set, as factors. */
const span = { least: 0.5, most: 2 } as const;

export function drivesOf({ fear, curiosity, isAdapting }: DriveSettings): Drives {
  const fearSet = fear === 'off' ? 0 : fear;
  const curiositySet = curiosity === 'off' ? 0 : curiosity;
  return {
    fear: fearSet,
    curiosity: curiositySet,
    isFearOn: fear !== 'off',
    isCuriosityOn: curiosity !== 'off',
    dangerThreshold: usualDangerThreshold,
    isAdapting,
    fearSet,
    curiositySet,
  };
}

/**
 * After each turn. Harm makes more afraid and less curious by a fifth; a turn that showed nothing new makes more curious by a fiftieth; all
 * else goes back to what was set, a hundredth at a time. Returns whether a coefficient moved by more than a tenth of what was set.
 */
export function adaptDrives(drives: Drives, harm: number, newly: number): boolean {
  if (!drives.isAdapting) return false;
  const { fear, curiosity, fearSet, curiositySet } = drives;
  drives.fear = within(harm > 0 ? fear * 1.2 : fear + (fearSet - fear) / 100, fearSet);
  const nudged =
    harm > 0 ? curiosity / 1.2 : newly === 0 ? curiosity * 1.02 : curiosity + (curiositySet - curiosity) / 100;
  drives.curiosity = within(nudged, curiositySet);
  return Math.abs(drives.fear - fear) > fearSet / 10 || Math.abs(drives.curiosity - curiosity) > curiositySet / 10;
}

/** A mind's own wish for the threshold, cut to the limits. Whether it moved. */
export function moveThreshold(drives: Drives, wish: number): boolean {
  const before = drives.dangerThreshold;
  drives.dangerThreshold = Math.min(dangerThresholdLimits.most, Math.max(dangerThresholdLimits.least, wish));
  return drives.dangerThreshold !== before;
}

function within(value: number, set: number): number {
  return Math.min(span.most * set, Math.max(span.least * set, value));
}

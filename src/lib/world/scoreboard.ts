/** Moving averages over about the last 20 ticks. ‰ a tick; kept unrounded. */
export interface Scores {
  outer: number;
  inner: number;
  damage: number;
  newly: number;
  /** Sums since the episode began. */
  total: number;
  innerTotal: number;
}

export type TradeOff = 'damage_rises' | 'explores_in_need' | 'gains_nothing';

export interface Scoreboard {
  readonly rows: readonly {
    readonly name: string;
    readonly value: number;
    readonly trend: number;
    readonly unit: string;
  }[];
  readonly warnings: readonly TradeOff[];
}

/** How a scoreboard is shown to a mind that reads. */
export const scoreboardForms = ['table', 'list'] as const;
export type ScoreboardForm = (typeof scoreboardForms)[number];

const rate = 1 / 20;

export function emptyScores(): Scores {
  return { outer: 0, inner: 0, damage: 0, newly: 0, total: 0, innerTotal: 0 };
}

export function enterScores(
  scores: Scores,
  tick: { outer: number; inner: number; damage: number; newly: number },
): void {
  scores.outer += rate * (tick.outer - scores.outer);
  scores.inner += rate * (tick.inner - scores.inner);
  scores.damage += rate * (tick.damage - scores.damage);
  scores.newly += rate * (tick.newly - scores.newly);
  scores.total += tick.outer;
  scores.innerTotal += tick.inner;
}

/** `body`: ‰ each; `least`: the need that is least met. */
export function scoreboardOf(scores: Scores, body: { life: number; least: number; tick: number }): Scoreboard {
  const warnings: TradeOff[] = [];
  if (scores.damage > 5) warnings.push('damage_rises');
  if (scores.newly > 0.5 && body.least < 300) warnings.push('explores_in_need');
  if (body.tick > 40 && scores.newly < 0.05 && scores.outer <= 0) warnings.push('gains_nothing');
  const row = (name: string, value: number, trend: number, unit: string) => ({ name, value, trend, unit });
  return {
    rows: [
      row('survived', body.tick, 1, 'ticks'),
      row('life', body.life, -scores.damage, '‰'),
      row('outer reward', scores.total, scores.outer, '‰'),
      row('inner reward', scores.innerTotal, scores.inner, '‰'),
    ],
    warnings,
  };
}

/** For a mind that reads: a table of name, value and trend a tick, or the same as a list. */
export function scoreboardText(board: Scoreboard, form: ScoreboardForm): string {
  const lines = board.rows.map(({ name, value, trend, unit }) => {
    const parts = [
      name,
      `${Math.round(value)} ${unit}`,
      `${trend < 0 ? '' : '+'}${Math.round(10 * trend) / 10} a tick`,
    ];
    return form === 'table' ? `| ${parts.join(' | ')} |` : `- ${parts[0]}: ${parts[1]}, ${parts[2]}`;
  });
  const head = form === 'table' ? ['| quantity | value | trend |', '|---|---|---|'] : [];
  const order = 'Survive before you collect, collect before you explore.';
  return [...head, ...lines, ...board.warnings.map((code) => `Warning: ${code.replaceAll('_', ' ')}.`), order].join(
    '\n',
  );
}

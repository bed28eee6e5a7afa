import { describe, expect, it } from 'vitest';
import { AvatarLife } from './avatar-life';
import type { Command } from './command';
import { lookOf } from './cells';
import { createWorld } from './generate';
import { ruleMinds } from './minds/rule-minds';
import { observe, type View } from './observe';
import { readOptions } from './options';
import type { WorldAnswer, WorldPort } from './port';
import { settingsFor } from './run';
import type { Tick } from './tick';

const settings = settingsFor(readOptions({ preset: 'original' }));

/** Not the grid: a ring of five cells in which each third step hurts and the twelfth ends it. */
class Ring implements WorldPort {
  readonly done: Command[] = [];
  #place = 12;
  readonly #view = observe(createWorld(settings.preset, 1));

  async observe(): Promise<View> {
    return {
      ...this.#view,
      tick: this.done.length,
      position: this.#place,
      cells: [this.#place],
      looks: [lookOf(0, 0)],
      life: 1_000 - 100 * Math.trunc(this.done.length / 3),
      sensed: null,
    };
  }

  async act(command: Command): Promise<WorldAnswer> {
    this.done.push(command);
    this.#place = 10 + ((this.#place + 1) % 5);
    const isHurt = this.done.length % 3 === 0;
    return {
      outcome: {
        status: 'done',
        error: null,
        harm: isHurt ? 100 : 0,
        hurts: isHurt ? [{ cause: 'fire', harm: 100 }] : [],
        loss: 0,
        wants: [],
        gained: 0,
        gathered: null,
        isInDanger: isHurt,
        isSafe: false,
      },
      end: this.done.length === 12 ? 'time' : null,
    };
  }
}

describe('a life behind the port', () => {
  it('[YA-07] is lived in a world that is no grid: looked at, acted in, learned from, ended by it alone', async () => {
    const ring = new Ring();
    const ticks: Tick[] = [];
    const life = new AvatarLife(ring, ruleMinds.random, settings, 3, { ticked: (tick) => ticks.push(tick) });
    while (!life.isOver) {
      const { command } = await life.intend();
      expect((await life.intend()).command).toBe(command); // asking changes nothing
      await life.act(command);
    }
    expect(ticks.map(({ command }) => command)).toEqual(ring.done);
    expect(ticks).toHaveLength(12);
    expect(ticks.map(({ harm }) => harm)).toEqual([0, 0, 100, 0, 0, 100, 0, 0, 100, 0, 0, 100]);
    expect(new Set(ticks.map(({ position }) => position)).size).toBe(5);
    expect(life.episode?.world).toBeNull();
    expect(life.episode?.memory.warnings.some(({ hazard }) => hazard === 'fire')).toBe(true);
    expect(ticks.at(-1)?.end).toBe('time');
  });
});

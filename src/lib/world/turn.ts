import { advance, type Outcome } from './advance';
import { enterStay, enterTaking, enterView, traceEvidence } from './atlas';
import { itemOf, unseen } from './cells';
import { beastSteps, learnDanger } from './danger';
import { adaptDrives, moveThreshold } from './drives';
import { changePolicy, planInput, type Episode, type EpisodeSettings, type Turn } from './episode';
import { feelings } from './feelings';
import { choiceOf, creditForesight } from './foresight';
import { learnSight, learnStay } from './novelty';
import { observe, type View } from './observe';
import type { Command } from './command';
import { commandOf, type Plan } from './plan';
import type { WorldAnswer, WorldPort } from './port';
import { reflect } from './reflect';
import type { Interruption } from './reflection';
import { rewardOf } from './rewards';
import { enterScores } from './scoreboard';
import { dangerAfter, reviewKnownPlan, reviewNext, reviewPlan, type Review } from './sentinel';
import type { SentinelRule } from './sentinel-rules';
import { enterTick } from './tally';
import { rounded, type Tick } from './tick';

/** Starts a turn with what a mind of rules gave. */
export function takePlan(episode: Episode, settings: EpisodeSettings, plan: Plan): void {
  start(episode, reviewKnownPlan(plan, planInput(episode), episode.failing, settings.isSentinelOn));
}

/** Starts a turn with what any mind gave, which may be anything. */
export function takeOutput(episode: Episode, settings: EpisodeSettings, output: unknown): void {
  start(episode, reviewPlan(output, planInput(episode), episode.failing, settings.isSentinelOn));
}

function start(episode: Episode, taken: Review): void {
  const { drives } = episode.memory;
  const wish = taken.plan.danger_threshold;
  if (wish !== null && moveThreshold(drives, wish)) changePolicy(episode, `danger threshold ${drives.dangerThreshold}`);
  episode.turn = {
    number: ++episode.turns,
    taken,
    step: 0,
    outer: 0,
    inner: 0,
    damage: 0,
    newly: 0,
    failures: [],
    hits: [],
    since: episode.view.tick,
  };
}

/** Of most ticks: shared, so never the list that grows. */
const unchanged: readonly string[] = [];

/** The command that comes next. Throws without a turn. */
export function nextCommand({ turn }: Episode): Command {
  if (turn === null) throw new Error('there is no plan to act on');
  const action = turn.taken.plan.actions[turn.step];
  return (action && commandOf(action)) ?? 'wait';
}

/** Carries out the next action of the turn: one tick of the grid. Ends the turn where the plan ends or is cut off. Throws without a turn. */
export function actOnce(episode: Episode, settings: EpisodeSettings): Tick {
  const command = nextCommand(episode);
  const before = beforeActing(episode, command);
  if (episode.world === null) throw new Error('this episode has no grid of its own: act through its port');
  const { world, outcome } = advance(episode.world, command);
  episode.world = world;
  return tickAfter(episode, settings, command, before, { outcome, end: world.end }, observe(world));
}

/** The same in the world behind a port. */
export async function actThrough(port: WorldPort, episode: Episode, settings: EpisodeSettings): Promise<Tick> {
  const command = nextCommand(episode);
  const before = beforeActing(episode, command);
  const answer = await port.act(command);
  return tickAfter(episode, settings, command, before, answer, await port.observe());
}

function beforeActing(episode: Episode, command: Command): Pick<Tick, 'expected' | 'choice'> {
  return { expected: rounded(dangerAfter(planInput(episode), command)), choice: choiceOf(episode, command) };
}

/** All that follows from what the world answered: memories, measures, the end of the turn. */
function tickAfter(
  episode: Episode,
  settings: EpisodeSettings,
  command: Command,
  { expected, choice }: Pick<Tick, 'expected' | 'choice'>,
  { outcome, end }: WorldAnswer,
  view: View,
): Tick {
  const { memory, view: before } = episode;
  const turn = episode.turn as Turn;
  const { atlas } = memory;
  episode.view = view;
  episode.end = end;

  const { newly, surprise } = remember(episode, turn, before, outcome);
  const isForeseen = creditForesight(episode);
  const isDead = end !== null && end !== 'time';
  const reward = rewardOf(view.preset, command, outcome, isDead, newly, isForeseen);
  const damage = outcome.harm + outcome.loss;
  enterScores(memory.scores, { outer: reward.outer, inner: reward.inner, damage, newly });
  const felt = feelings(episode, damage);
  turn.outer += reward.outer;
  turn.inner += reward.inner;
  turn.damage += damage;
  turn.newly += newly;
  turn.step++;
  if (outcome.error !== null) turn.failures.push(`${command}: ${outcome.error}`);
  const times = episode.failing.command === command ? episode.failing.times + 1 : 1;
  episode.failing = outcome.error === null ? { command: null, times: 0 } : { command, times };

  const [interruption, stopped] = whyStop(episode, settings, turn, outcome, before);
  const isOver = interruption !== null || turn.step >= turn.taken.plan.actions.length || end !== null;
  const reflection = isOver ? endTurn(episode, turn, interruption) : null;
  const tick: Tick = {
    type: 'tick',
    episode: episode.number,
    tick: view.tick,
    turn: turn.number,
    command,
    status: outcome.status,
    error: outcome.error,
    harm: outcome.harm,
    hurts: outcome.hurts,
    loss: outcome.loss,
    wants: outcome.wants,
    gained: outcome.gained,
    gathered: outcome.gathered,
    in_danger: outcome.isInDanger,
    safe: outcome.isSafe,
    reward,
    position: view.position,
    facing: view.facing,
    life: view.life,
    food: view.food,
    water: view.water,
    rest: view.rest,
    newly,
    surprise,
    known: atlas.known,
    visited: atlas.visited,
    expected,
    choice,
    danger: felt.danger,
    novelty: felt.novelty,
    fear: felt.fear,
    curiosity: felt.curiosity,
    foreseen: isForeseen,
    stopped,
    policy: episode.policy.length === 0 ? unchanged : episode.policy,
    end,
    plan: turn.step === 1 ? turn.taken : null,
    reflection,
  };
  if (episode.policy.length > 0) episode.policy = [];
  enterTick(episode.tally, tick);
  return tick;
}

/** What the senses and the body tell, into map and models. */
function remember(
  { memory, view, number }: Episode,
  turn: Turn,
  before: View,
  outcome: Outcome,
): { newly: number; surprise: number } {
  const { atlas, danger, novelty } = memory;
  const { position, tick } = view;
  const seenBefore = atlas.looks[position] ?? unseen;
  const met = {
    evidence: traceEvidence(atlas, position),
    beastSteps: beastSteps(before.beasts, position, atlas.size),
    isFirstVisit: (atlas.visits[position] ?? 0) === 0,
  };
  let surprise = 0;
  const newly = enterView(atlas, view, (cell, look) => {
    surprise += learnSight(novelty, atlas, cell, look);
  });
  // where nothing is seen from afar, how it looks is known only now
  const look = seenBefore === unseen ? (atlas.looks[position] ?? unseen) : seenBefore;
  learnDanger(danger, { ...met, look }, outcome.hurts);
  learnStay(novelty, look);
  enterStay(
    atlas,
    position,
    outcome.hurts.some(({ cause }) => cause !== 'beast'),
  );
  if (outcome.gathered !== null) enterTaking(atlas, { cell: position, item: itemOf(look), tick });
  for (const { cause } of outcome.hurts) turn.hits.push({ hazard: cause, cell: position, look, episode: number, tick });
  return { newly, surprise: rounded(surprise) };
}

/** Whether the turn is to be cut off before its next action. */
function whyStop(
  episode: Episode,
  settings: EpisodeSettings,
  turn: Turn,
  outcome: Outcome,
  before: View,
): readonly [Interruption | null, SentinelRule | null] {
  if (outcome.harm > 0) return ['harm', null];
  if (outcome.loss > 0) return ['want', null];
  if (outcome.error !== null) return ['failed', null];
  const next = turn.taken.plan.actions[turn.step];
  if (next === undefined) return [null, null];
  const { view, memory } = episode;
  const { size } = view.preset;
  const isBeastNew =
    beastSteps(view.beasts, view.position, size) < 3 && beastSteps(before.beasts, view.position, size) === 3;
  if (isBeastNew) return ['beast_seen', null];
  const input = planInput(episode);
  const stopped = reviewNext(next, input, settings.isSentinelOn);
  if (stopped !== null) return ['stopped_by_sentinel', stopped];
  const { drives } = memory;
  const command = commandOf(next);
  if (!drives.isFearOn || command === null) return [null, null];
  return dangerAfter(input, command) * drives.fear >= drives.dangerThreshold ? ['danger_ahead', null] : [null, null];
}

function endTurn(episode: Episode, turn: Turn, interruption: Interruption | null): Tick['reflection'] {
  const { memory, view } = episode;
  const reflection = reflect(memory, view, turn, interruption);
  episode.turn = null;
  memory.reflection = reflection;
  for (const { hits, condition, hazard } of reflection.warnings) {
    if (hits === 1 && condition.kind !== 'place') changePolicy(episode, `warned of ${hazard} by ${condition.kind}`);
  }
  if (adaptDrives(memory.drives, turn.damage, turn.newly)) {
    const { fear, curiosity } = memory.drives;
    changePolicy(episode, `fear ${rounded(fear)}, curiosity ${rounded(curiosity)}`);
  }
  return reflection;
}

import { beginEpisode } from '../../src/lib/world/episode';
import type { Figures } from '../../src/lib/world/figures';
import type { Carried } from '../../src/lib/world/memory';
import { carriedInto, endFigures, episodesOf, settingsFor, type RunWatch } from '../../src/lib/world/run';
import {
  carriedFrom,
  keyframeOf,
  keyframeTicks,
  runHead,
  savedTick,
  type RunLine,
} from '../../src/lib/world/run-lines';
import { reportOf, type Report } from '../../src/lib/world/report';
import type { RunRequest } from './command-line';
import type { Player } from './players';
import { reportFileText } from './print';
import { Progress } from './progress';
import type { StopSignal } from './stop-signal';
import { WholeFile } from './whole-file';

/** Ms of work after which others get their turn: signals, the server. */
const sliceMs = 40;

export interface RunOutcome {
  readonly report: Report | null;
  readonly isComplete: boolean;
}

/** Runs all episodes of a request, and keeps what was asked for. Throws FileError. */
export async function runLab(
  request: RunRequest,
  player: Player,
  stop: StopSignal,
  watch: RunWatch = {},
): Promise<RunOutcome> {
  const { options, shard, saveRun, saveReport } = request;
  const settings = settingsFor(options);
  const numbers = episodesOf(options, shard);
  const runFile = saveRun === null ? null : new WholeFile(saveRun, 'save-run');
  let reportFile: WholeFile | null = null;
  try {
    // opened now, so that a name that cannot be is told before the work
    reportFile = saveReport === null ? null : new WholeFile(saveReport, 'save-report');
    let lines = 0;
    const put = (line: RunLine): void => {
      lines++;
      runFile?.write(`${JSON.stringify(line)}\n`);
    };
    put(runHead(options, shard, settings.preset));
    const figures: Figures[] = [];
    const progress = new Progress(numbers.length);
    let carried: Carried | null = null;
    let sliceEnd = performance.now() + sliceMs;
    const breathe = async (): Promise<void> => {
      if (request.tickDelay > 0) await stop.wait(request.tickDelay);
      else if (performance.now() >= sliceEnd) await new Promise((resolve) => setImmediate(resolve));
      else return;
      sliceEnd = performance.now() + sliceMs;
    };
    for (const number of numbers) {
      if (stop.isStopped) break;
      const episode = beginEpisode(settings, number, options.seed + number, carriedInto(number, options, carried));
      if (runFile) put(keyframeOf(episode));
      watch.begun?.(episode);
      const watching: RunWatch = {
        ticked(tick, current) {
          if (runFile) {
            put(savedTick(tick));
            if (tick.tick % keyframeTicks === 0 && tick.end === null) put(keyframeOf(current));
          }
          watch.ticked?.(tick, current);
        },
      };
      while (episode.end === null && !stop.isStopped) {
        await player.playTurn(episode, settings, watching);
        progress.show(figures.length, episode.end === null ? episode.tally.ticks / options.ticks : 0);
        await breathe();
      }
      if (episode.end === null) break;
      carried = carriedFrom(episode.memory);
      const ended = endFigures(episode);
      figures.push(ended);
      put({ type: 'episode_end', episode: number, figures: ended });
      watch.ended?.(ended, episode);
      progress.show(figures.length, 0);
    }
    progress.end();
    const isComplete = figures.length === numbers.length;
    put({ type: 'lab_end', episodes: figures.length, lines: lines + 1, complete: isComplete });
    const report = figures.length === 0 ? null : reportOf(options, figures);
    runFile?.finish();
    if (report) {
      reportFile?.write(reportFileText(report));
      reportFile?.finish();
    } else reportFile?.discard();
    return { report, isComplete };
  } catch (error) {
    runFile?.discard();
    reportFile?.discard();
    throw error;
  }
}

import { sha256OfText } from '../../src/lib/base/hash';
import type { Episode } from '../../src/lib/world/episode';
import { ruleMinds } from '../../src/lib/world/minds/rule-minds';
import { presetFor, readOptions } from '../../src/lib/world/options';
import { reportOf } from '../../src/lib/world/report';
import { runEpisodes } from '../../src/lib/world/run';
import { keyframeOf, runHead, savedTick } from '../../src/lib/world/run-lines';
import type { Tick } from '../../src/lib/world/tick';

/** Every mind in two worlds, adapting, carrying memories: the hash of all lines that are saved and of the report. */
export function labDigest(): string {
  const lines: string[] = [];
  for (const [name, mind] of Object.entries(ruleMinds)) {
    for (const preset of ['original', 'standard']) {
      const options = readOptions({
        mind: name,
        preset,
        episodes: '2',
        ticks: '120',
        adapt: 'on',
        'carry-memories': 'on',
        seed: '41',
      });
      lines.push(JSON.stringify(runHead(options, null, presetFor(options))));
      const watch = {
        begun: (episode: Episode) => lines.push(JSON.stringify(keyframeOf(episode))),
        ticked: (tick: Tick) => lines.push(JSON.stringify(savedTick(tick))),
      };
      const figures = [...runEpisodes(options, null, mind, watch)];
      lines.push(JSON.stringify(reportOf(options, figures)));
    }
  }
  return sha256OfText(lines.join('\n'));
}

/** As it came out in Node 20 and in Chromium 156. It changes with every change of a rule or a number of the world, and then in both. */
export const expectedLabDigest = '1ca1b187e614df28ce857bf1f034811c31c9c7cf5bcf2e8655fcd391db885fbb';

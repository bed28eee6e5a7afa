import * as z from 'zod/mini';
import { causes } from './cells';
import { figureNames, type FigureName } from './figures';
import { OptionError, storedOptions } from './options';
import { reportOf, reportVersion, type Report } from './report';

/** Figures that an episode may be without. */
const mayLack: readonly FigureName[] = ['avoidance', 'avoidance_by_chance', 'warning_accuracy'];
const counts = z.record(z.string(), z.number());
const figuresSchema = z.object({
  episode: z.int().check(z.minimum(0)),
  seed: z.int(),
  end: z.enum([...causes, 'time']),
  hits: counts,
  harms: counts,
  interventions: counts,
  ...Object.fromEntries(
    figureNames.map((name) => [name, mayLack.includes(name) ? z.nullable(z.number()) : z.number()] as const),
  ),
});
const reportSchema = z.object({
  type: z.literal('lab_report'),
  version: z.int(),
  options: z.record(z.string(), z.unknown()),
  episodes: z.array(figuresSchema).check(z.minLength(1)),
});

/** Whether a line is meant as a report, whole or not. */
export function isReportLine(line: string): boolean {
  return line.startsWith('{"type":"lab_report"');
}

/**
 * A report from its one line, its means reckoned anew from its episodes. Or why it is none: no JSON, another version, options or figures that
 * cannot be, episodes that are not of these options, means that are not those of its episodes.
 */
export function readReportLine(line: string): Report | { readonly reason: string } {
  const found = parsed(line);
  if (found === undefined) return { reason: 'no JSON: the report breaks off' };
  const { success, data, error } = reportSchema.safeParse(found);
  const version = (found as { version?: unknown }).version;
  if (version !== reportVersion)
    return { reason: `a report of version ${String(version)}; this Lab reads version ${reportVersion}` };
  if (!success) return { reason: `not valid at /${(error.issues[0]?.path ?? []).map(String).join('/')}` };
  try {
    const options = storedOptions(data.options);
    const episodes = (found as Report).episodes;
    let last = -1;
    for (const { episode, seed } of episodes) {
      if (episode <= last || episode >= options.episodes || seed !== options.seed + episode)
        return { reason: `episode ${episode} is none of this run, or out of its place` };
      last = episode;
    }
    const again = reportOf(options, episodes);
    return JSON.stringify(again) === JSON.stringify(found)
      ? again
      : { reason: 'its means are not those of its episodes' };
  } catch (problem) {
    if (problem instanceof OptionError) return { reason: `its options are none: ${problem.message}` };
    throw problem;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

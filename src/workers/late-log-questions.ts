import type { logQuestions, QuestionedParts } from './log-questions';
import { OnDemand } from './on-demand';

type LogQuestions = ReturnType<typeof logQuestions>;

const names = [
  'exportFile',
  'exportSelection',
  'ruleBounds',
  'functions',
  'findText',
  'listEvents',
  'stateAt',
  'audit',
  'auditProgress',
  'checkedLines',
  'areSound',
] as const satisfies readonly (keyof LogQuestions)[];

/** What a page asks of the log and of this build; what answers comes in with the first question. Across threads every answer is a promise. */
export function lateLogQuestions(parts: QuestionedParts): Pick<LogQuestions, (typeof names)[number]> {
  const questions = new OnDemand(async () => (await import('./log-questions')).logQuestions(parts));
  const late: [string, unknown][] = names.map((name) => [
    name,
    async (...given: unknown[]) => {
      const answers: Record<string, (...given: never[]) => unknown> = await questions.get();
      return answers[name]?.(...(given as never[]));
    },
  ]);
  const made: unknown = Object.fromEntries(late);
  return made as LogQuestions;
}

import type { EngineAnswer } from '../bridge/model-contract';
import type { MindsDatabase } from '../bridge/minds-database';
import type { OpenedModel } from './model-slot';

/** Where the marks are kept: they outlive thread and page. */
export type CrashMarks = Pick<
  MindsDatabase,
  'isMarkedLoading' | 'markLoading' | 'cutOffAnswers' | 'markAnswering' | 'unmarkAnswering'
>;

/** So many answers running that never ended: pages are closed in the middle of one, too, but seldom of the next as well. */
const mostCutOff = 2;

/**
 * Keeps a crash from being walked into again: a load that took its thread or page down is not repeated until the person asks, nor is a model
 * loaded whose answers did so twice running.
 */
export class CrashGuard {
  readonly #withMarks: <T>(use: (marks: CrashMarks) => Promise<T>) => Promise<T>;

  constructor(withMarks: <T>(use: (marks: CrashMarks) => Promise<T>) => Promise<T>) {
    this.#withMarks = withMarks;
  }

  /** One load at a time, over all tabs: a mark that is found is of a load that did not end. */
  load(id: string, open: () => Promise<OpenedModel>): Promise<OpenedModel> {
    return this.#withMarks(async (marks) => {
      if (await marks.isMarkedLoading(id)) return stopped('load_stopped', 'the last load of it did not end');
      if ((await marks.cutOffAnswers(id)) >= mostCutOff)
        return stopped('answer_stopped', 'its last answers did not end');
      await marks.markLoading(id);
      try {
        return await open();
      } finally {
        await marks.markLoading(null); // it ended, well or not
      }
    });
  }

  async answer(id: string, write: () => Promise<EngineAnswer>): Promise<EngineAnswer> {
    await this.#withMarks((marks) => marks.markAnswering(id)).catch(notKept);
    try {
      return await write();
    } finally {
      await this.#withMarks((marks) => marks.unmarkAnswering()).catch(notKept);
    }
  }
}

function stopped(code: 'load_stopped' | 'answer_stopped', message: string): OpenedModel {
  return { ok: false, code, message };
}

/** Without a mark it is answered all the same. */
function notKept(error: unknown): void {
  console.warn('that a model writes cannot be kept', error);
}

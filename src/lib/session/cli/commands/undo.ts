import type { CliCommand } from '../cli-command';
import { refused } from '../cli-output';

export const undo: CliCommand = {
  name: 'undo',
  reads: 'none',
  words: {
    en: { takes: '', does: 'Takes back the newest change of a rule, a setting, an alarm, a note or the plan.' },
    ja: { takes: '', does: 'ルール・設定・アラーム・ノート・計画の最後の変更を取り消します。' },
  },
  run: async ({ line }, { snapshot, send }) => {
    const change = snapshot().run.undoable.at(-1);
    if (change === undefined) return refused({ ok: false, code: 'nothing_to_undo', parameters: {} });
    const heard = await send({ kind: 'undo', change, line });
    return heard.ok ? { status: 'done', parts: [], isLogged: true } : refused(heard);
  },
};

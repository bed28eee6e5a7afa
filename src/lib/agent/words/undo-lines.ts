import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import type { CodedLine, CodedLines } from '../fold/capability';

/** The approval lines of taking a change back, which has no capability: only a typed command can ask for it. */
export function undoLines(seq: JsonObject[string]): CodedLines {
  return [
    { code: 'undo.what', parameters: { seq } },
    { code: 'undo.touches', parameters: {} },
  ];
}

export function undoText({ code, parameters }: CodedLine, lang: Language): string {
  const seq = typeof parameters['seq'] === 'number' ? parameters['seq'] : '…';
  if (code === 'undo.what') {
    return lang === 'ja' ? `記録${seq}番の変更を取り消す` : `Take back the change in event ${seq}`;
  }
  return lang === 'ja'
    ? 'この端末のルール、設定、アラーム、ノート、計画のどれか一件。外へは何も送りません。'
    : 'One rule, setting, alarm, note or plan on this device. Nothing is sent.';
}

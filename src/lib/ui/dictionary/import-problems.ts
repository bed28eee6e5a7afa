/** Why an import was refused, by the reader's code. */
export const importProblems: Readonly<Record<string, { en: string; ja: string }>> = {
  too_large: { en: 'the file is too large', ja: 'ファイルが大きすぎる' },
  line_too_long: { en: 'the line is too long', ja: '行が長すぎる' },
  not_json: { en: 'it is no JSON', ja: 'JSONではない' },
  not_an_event: { en: 'it is no event', ja: '記録の形ではない' },
  newer: { en: 'a newer version wrote it', ja: '新しい版で書かれている' },
  wrong_body: { en: 'the event is not as it should be', ja: '記録の内容が正しくない' },
  gap: { en: 'a line before it is missing', ja: '前の行が欠けている' },
  chain: { en: 'it was changed, or does not follow the line before', ja: '書き換えられたか、前の行とつながらない' },
  after_trailer: { en: 'something stands after the last line', ja: '最後の行のあとに続きがある' },
  trailer: { en: 'the last line does not fit the log', ja: '最後の行が記録と合わない' },
  truncated: { en: 'the end is missing', ja: '終わりが欠けている' },
  empty: { en: 'it is empty', ja: '空' },
  state: { en: 'its state is too large', ja: '状態が大きすぎる' },
};

/** One place of a text: what is found there, and what stands there instead. */
export interface TextEdit {
  find: string;
  replace: string;
}

/** What stood in a text before where `length` units stand at `at` after; UTF-16 units. */
export interface TextPart {
  at: number;
  length: number;
  text: string;
}

/** Why an edit cannot be made: how often its text stands there, or that another edit is of the same place. */
export interface EditProblem {
  edit: TextEdit;
  count: number;
}

export type EditedText =
  { ok: true; text: string; parts: TextPart[] } | { ok: false; problems: [EditProblem, ...EditProblem[]] };

/**
 * All edits at once, of the text as it is: what each finds must stand there exactly once, and none may be of another's place. `parts`: what
 * takes them back, in order.
 */
export function editedText(text: string, edits: readonly TextEdit[]): EditedText {
  const found = edits.map((edit) => ({ edit, at: text.indexOf(edit.find), count: countOf(text, edit.find) }));
  const placed = found.toSorted((left, right) => left.at - right.at);
  const [problem, ...problems] = placed.filter(({ edit, at, count }, index) => {
    const next = placed[index + 1];
    return count !== 1 || (next !== undefined && next.count === 1 && next.at < at + edit.find.length);
  });
  if (problem) return { ok: false, problems: [problem, ...problems].map(toldOf) as [EditProblem, ...EditProblem[]] };
  let edited = '';
  let from = 0;
  const parts: TextPart[] = [];
  for (const { edit, at } of placed) {
    edited += text.slice(from, at);
    parts.push({ at: edited.length, length: edit.replace.length, text: edit.find });
    edited += edit.replace;
    from = at + edit.find.length;
  }
  return { ok: true, text: edited + text.slice(from), parts };
}

/** The text as it was before its edits, whose parts stand in order; null where it is not as those left it. */
export function withPartsBack(text: string, parts: readonly TextPart[]): string | null {
  let back = text;
  let end = text.length;
  for (const { at, length, text: before } of parts.toReversed()) {
    if (at < 0 || length < 0 || at + length > end) return null;
    back = back.slice(0, at) + before + back.slice(at + length);
    end = at;
  }
  return back;
}

function countOf(text: string, find: string): number {
  let count = 0;
  for (let at = text.indexOf(find); at >= 0 && find !== ''; at = text.indexOf(find, at + 1)) count += 1;
  return count;
}

function toldOf({ edit, count }: EditProblem): EditProblem {
  return { edit, count };
}

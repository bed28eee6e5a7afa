import type { Invariant } from '../audit/report';

/** Where and why an import cannot be read. */
export interface ImportProblem {
  /** From 1; 0 for the file as a whole. */
  line: number;
  /** What stands there by a name of its own: the path of a note. */
  name?: string;
  reason:
    | 'too_large'
    | 'too_many_lines'
    | 'blank_lines'
    | 'too_many_events'
    | 'too_many_foreign'
    | 'too_much_foreign'
    | 'packed'
    | 'not_utf8'
    /** No fault of the file: whoever chose it wants it no more. */
    | 'cancelled'
    | 'line_too_long'
    | 'not_json'
    | 'not_an_event'
    | 'newer'
    | 'wrong_body'
    | 'gap'
    | 'chain'
    | 'after_trailer'
    | 'trailer'
    | 'truncated'
    | 'empty'
    | 'state'
    /** It is a whole log, and one that nothing true can have written: see the audit. */
    | `invariant_${Invariant}`
    /** A line of another form of log. */
    | 'time'
    | 'foreign'
    /** A backup. */
    | 'part_order'
    | 'part_differs'
    | 'row'
    | 'doubled'
    | 'note_path'
    | 'note_size'
    | 'notes_size'
    | 'pictures_size'
    | 'missing_end'
    /** A state.json. */
    | 'not_a_state'
    /** Our own file, but none that brings anything back. */
    | 'head_only'
    /** Some events of a log, chosen on its page. */
    | 'selection';
}

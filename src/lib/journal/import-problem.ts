/** Where and why an import cannot be read. */
export interface ImportProblem {
  /** From 1; 0 for the file as a whole. */
  line: number;
  reason:
    | 'too_large'
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
    /** A line of another form of log. */
    | 'time'
    | 'foreign'
    /** A backup. */
    | 'part_order'
    | 'part_differs'
    | 'row'
    | 'doubled'
    | 'missing_end'
    /** A state.json. */
    | 'not_a_state'
    /** Our own file, but none that brings anything back. */
    | 'head_only'
    /** Some events of a log, chosen on its page. */
    | 'selection';
}

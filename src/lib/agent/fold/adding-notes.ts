/**
 * The bound `mode` of a rule for notes that are new or grow: whoever says the same once more adds to the note that the first time made, so a rule
 * for the one alone would ask about the other.
 */
export const addingMode = 'add';

/** What such a rule is for. */
export const addingCapabilities: readonly string[] = ['note.append', 'note.write'];

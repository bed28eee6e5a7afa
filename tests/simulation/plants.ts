/** Guards that can be taken away, to prove that the simulation would notice. The others are taken away by exchanging a module. */
export type Plant =
  | 'no_epoch_check'
  | 'acknowledged_before_commit'
  | 'effect_before_logged'
  | 'snapshot_outside'
  | 'row_removed_later'
  | 'row_removed_first'
  | 'no_lock'
  | 'no_anchor'
  | 'deleted_before_archived'
  | 'archived_before_deleted';

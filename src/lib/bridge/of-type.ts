/** Of the index `[type+seq]`: the events of one type from `from` to `to`, both included. */
export function ofType(type: string, from = 0, to = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([type, from], [type, to]);
}

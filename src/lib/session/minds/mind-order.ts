/** The ids of all minds, in the order that the person gave them; those that it does not name come last, as they stand. */
export function inOrder<M extends { id: string }>(minds: readonly M[], order: readonly string[]): M[] {
  const place = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...minds].sort((one, other) => place(one.id) - place(other.id));
}

/** The order after one mind was moved a place up. */
export function movedUp(ids: readonly string[], id: string): string[] {
  const at = ids.indexOf(id);
  if (at <= 0) return [...ids];
  const moved = [...ids];
  moved.splice(at - 1, 2, id, ids[at - 1] as string);
  return moved;
}

/** What follows when the mind in use fails; null: Reflex, which always can. Of minds before it none is tried again. */
export function nextMind<M extends { id: string }>(ordered: readonly M[], inUse: string): M | null {
  const at = ordered.findIndex(({ id }) => id === inUse);
  return at < 0 ? null : (ordered[at + 1] ?? null);
}

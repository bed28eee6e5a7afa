/** The sentences that begin a life in the Lab, as Help shows them. */
export const labForms = ['live in the lab', 'ラボで暮らして', '/lab start [OPTIONS]'] as const;

const order =
  /^(?:please\s+)?live in the lab[.!]?$|^ラボで(?:暮らして|暮らす|生きて|生きる)(?:ください)?[。！]?$|^\/?lab start(?:\s+(?<options>\S.*))?$/iu;

/** The options of a message that begins a life in the Lab; null: it does not. */
export function labOrder(text: string): string | null {
  const found = order.exec(text.trim());
  return found ? (found.groups?.['options'] ?? '') : null;
}

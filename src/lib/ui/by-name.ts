/** Makes words for a name, and keeps the newest: names change rarely, and words are read all the time. */
export function byName<T>(make: (name: string) => T): (name: string) => T {
  let known: { name: string; words: T } | null = null;
  return (name) => {
    if (known?.name !== name) known = { name, words: make(name) };
    return known.words;
  };
}

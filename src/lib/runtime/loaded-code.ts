/** Null where code that comes when it is needed does not: a newer app took its place, or the network went before it was kept. */
export async function loadedCode<Code>(load: () => Promise<Code>): Promise<Code | null> {
  try {
    return await load();
  } catch {
    return null;
  }
}

/** For people and for `readOnlyCode`. Dexie wraps the browser's own error, so that a full disk shows as an aborted transaction. */
export function describeStorageError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = `${error.name}: ${error.message}`;
  const inner: unknown = 'inner' in error ? error.inner : null;
  if (inner instanceof Error && inner.name === error.name) return describeStorageError(inner);
  return inner instanceof Error && !text.includes(inner.name) ? `${text} (${inner.name}: ${inner.message})` : text;
}

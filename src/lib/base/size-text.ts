/** Bytes as people read them: "312 B" under 1,000, else "1.2 KB" of 1,000 bytes with one decimal. The same in both languages. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const tenths = Math.round(bytes / 100);
  return `${Math.floor(tenths / 10)}.${tenths % 10} KB`;
}

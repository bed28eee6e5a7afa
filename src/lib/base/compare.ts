/** Order by UTF-16 code units: the same in every engine, unlike localeCompare. For sorting, not for people. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

import type { CliCommand } from './cli-command';

/** Shorter names are near to too many words. */
const leastLength = 4;

/** The command that is one slip of a finger away: a letter more, less, other, or two exchanged. Null: none. */
export function nearName(typed: string, commands: readonly Pick<CliCommand, 'name'>[]): string | null {
  const near = commands.find(({ name }) => name.length >= leastLength && isOneSlipAway(typed, name));
  return near?.name ?? null;
}

function isOneSlipAway(typed: string, name: string): boolean {
  if (Math.abs(typed.length - name.length) > 1 || typed === name) return false;
  let start = 0;
  while (start < typed.length && typed[start] === name[start]) start += 1;
  const [left, right] = [typed.slice(start), name.slice(start)];
  const exchanged = left[1] === right[0] && left[0] === right[1] && left.slice(2) === right.slice(2);
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.length > 1 && exchanged)
  );
}

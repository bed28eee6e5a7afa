import type { LogFilter } from '../../bridge/contract';
import { families } from '../../events/registry';
import type { RouteParameters } from '../page/router.svelte';

export const eventTypes = Object.keys(families);
export const everything: LogFilter = { types: [], source: null, goal: null, text: '' };

/** What the log's address says of the filter; what makes no sense there is left out. */
export function filterIn(parameter: (name: string) => string | null): LogFilter {
  const types = (parameter('type') ?? '').split(',').filter((type) => eventTypes.includes(type));
  const source = parameter('source');
  const goal = parameter('goal')?.trim().toUpperCase() ?? '';
  return {
    types: [...new Set(types)],
    source: source !== null && /^[\w.-]{1,64}$/.test(source) ? source : null,
    goal: /^G[1-9]\d{0,14}$/.test(goal) ? goal : null,
    text: (parameter('q') ?? '').slice(0, 200),
  };
}

/** A seq as an address holds it; null: it is none. */
export function seqIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function parametersOf({ types, source, goal, text }: LogFilter, seq: number | null = null): RouteParameters {
  return {
    ...(types.length > 0 && { type: types.join(',') }),
    ...(source !== null && { source }),
    ...(goal !== null && { goal }),
    ...(text !== '' && { q: text }),
    ...(seq !== null && { seq }),
  };
}

export function isSameFilter(one: LogFilter, other: LogFilter): boolean {
  return JSON.stringify(parametersOf(one)) === JSON.stringify(parametersOf(other));
}

export function isEverything(filter: LogFilter): boolean {
  return isSameFilter(filter, everything);
}

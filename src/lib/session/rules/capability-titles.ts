import type { Language } from '../../base/language';
import type { AgentHost } from '../agent/agent-host.svelte';

/** What each capability is called, by its name; none while the agent does not answer, since names do without. */
export type CapabilityTitles = ReadonlyMap<string, string>;

export async function capabilityTitles(agent: Pick<AgentHost, 'functions'>, lang: Language): Promise<CapabilityTitles> {
  const asked = await agent.functions(lang);
  return new Map(asked.ok ? asked.value.map(({ name, title }) => [name, title]) : []);
}

/** A text that begins with a capability's name, in its parts: name, title, and what follows; null where it begins otherwise. */
export function leadingCapability(
  text: string,
  titles: CapabilityTitles,
): { name: string; title: string; rest: string } | null {
  const [, name = '', rest = ''] = /^([a-z]+(?:\.[a-z_]+)+)\s+(.*)$/su.exec(text) ?? [];
  const title = titles.get(name);
  return title === undefined ? null : { name, title, rest };
}

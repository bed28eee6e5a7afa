import type { Language } from '../../base/language';
import type { AgentHost } from '../agent/agent-host.svelte';
import { capabilityTitles, type CapabilityTitles } from './capability-titles';

/** What capabilities are called in the person's language, once it `isWanted`. For components: made while one is being made. */
export class FollowedTitles {
  current = $state.raw<CapabilityTitles>(new Map());

  constructor(agent: Pick<AgentHost, 'functions'>, language: () => Language, isWanted: () => boolean = () => true) {
    $effect(() => {
      if (isWanted()) void capabilityTitles(agent, language()).then((found) => (this.current = found));
    });
  }
}

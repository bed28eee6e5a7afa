import { localAddress, type ListedModel, type LocalProgram } from '../../bridge/listed-models';
import type { MindProfile } from '../../bridge/minds';

type ReachedBy = Pick<MindProfile, 'baseUrl' | 'protocol' | 'contextTokens'>;

const chat = { protocol: 'chat', contextTokens: null } as const;

/** Hosts that want a key alone, the rest of what they need being known. Names of these are the makers'. */
const providerTable = {
  xai: { name: 'xAI (Grok)', baseUrl: 'https://api.x.ai/v1', protocol: 'responses', contextTokens: 128_000 },
  openai: { name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', protocol: 'responses', contextTokens: null },
  openrouter: { name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', ...chat },
  gemini: { name: 'Google Gemini', baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai', ...chat },
  mistral: { name: 'Mistral', baseUrl: 'https://api.mistral.ai/v1', ...chat },
  deepseek: { name: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', ...chat },
  groq: { name: 'Groq', baseUrl: 'https://api.groq.com/openai/v1', ...chat },
} as const satisfies Record<string, ReachedBy & { name: string }>;
export type Provider = keyof typeof providerTable;
export type Service = Provider | LocalProgram | 'other';

export const providers = Object.keys(providerTable) as Provider[];

/** What each is reached by. */
export const reachedBy: Readonly<Record<Service, ReachedBy>> = {
  ...providerTable,
  ollama: { baseUrl: localAddress.ollama, protocol: 'chat', contextTokens: 4_096 },
  llamacpp: { baseUrl: localAddress.llamacpp, ...chat },
  lmstudio: { baseUrl: localAddress.lmstudio, ...chat },
  other: { baseUrl: '', ...chat },
};

export const services = Object.keys(reachedBy) as Service[];

export function providerName(provider: Provider): string {
  return providerTable[provider].name;
}

/** `others`: of those that no maker named, in the language of the page. */
export function serviceName(service: Service, others: Readonly<Record<Exclude<Service, Provider>, string>>): string {
  return isProvider(service) ? providerName(service) : others[service];
}

function isProvider(service: Service): service is Provider {
  return Object.hasOwn(providerTable, service);
}

/**
 * A mind by a model that its host listed. One that is known already goes on as it is set up. `currency`: of the budget; a price that the
 * host lists counts only in its own.
 */
export function listedProfile(
  service: Exclude<Service, 'other'>,
  { id, window, price }: ListedModel,
  known: readonly MindProfile[],
  currency: string,
): MindProfile {
  const { baseUrl, protocol, contextTokens } = reachedBy[service];
  const before = known.find((profile) => profile.baseUrl === baseUrl && profile.model === id);
  if (before) return before;
  return {
    id: crypto.randomUUID(),
    kind: 'served',
    name: id,
    baseUrl,
    model: id,
    protocol,
    contextTokens: service === 'ollama' ? null : (window ?? contextTokens),
    price: currency === 'USD' ? price : null,
    bytes: null,
    ...(service === 'xai' && { service }),
  };
}

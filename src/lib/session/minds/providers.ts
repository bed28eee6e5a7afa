import type { MindProfile } from '../../bridge/minds';
import { localAddress, type ListedModel } from '../../bridge/listed-models';

export const services = [
  'xai',
  'openai',
  'openrouter',
  'gemini',
  'mistral',
  'deepseek',
  'groq',
  'ollama',
  'llamacpp',
  'lmstudio',
  'other',
] as const;
export type Service = (typeof services)[number];
export type Provider = Exclude<Service, 'ollama' | 'llamacpp' | 'lmstudio' | 'other'>;

/** Hosts that want a key alone, the rest of what they need being known. */
export const providers: readonly Provider[] = ['xai', 'openai', 'openrouter', 'gemini', 'mistral', 'deepseek', 'groq'];

/** What each is reached by. */
export const reachedBy: Readonly<
  Record<Service, { baseUrl: string; protocol: MindProfile['protocol']; contextTokens: number | null }>
> = {
  xai: { baseUrl: 'https://api.x.ai/v1', protocol: 'responses', contextTokens: 128_000 },
  openai: { baseUrl: 'https://api.openai.com/v1', protocol: 'responses', contextTokens: null },
  openrouter: { baseUrl: 'https://openrouter.ai/api/v1', protocol: 'chat', contextTokens: null },
  gemini: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    protocol: 'chat',
    contextTokens: null,
  },
  mistral: { baseUrl: 'https://api.mistral.ai/v1', protocol: 'chat', contextTokens: null },
  deepseek: { baseUrl: 'https://api.deepseek.com/v1', protocol: 'chat', contextTokens: null },
  groq: { baseUrl: 'https://api.groq.com/openai/v1', protocol: 'chat', contextTokens: null },
  ollama: { baseUrl: localAddress.ollama, protocol: 'chat', contextTokens: 4_096 },
  llamacpp: { baseUrl: localAddress.llamacpp, protocol: 'chat', contextTokens: null },
  lmstudio: { baseUrl: localAddress.lmstudio, protocol: 'chat', contextTokens: null },
  other: { baseUrl: '', protocol: 'chat', contextTokens: null },
};

/** Names of these are the makers'. */
export const providerNames: Readonly<Record<Provider, string>> = {
  xai: 'xAI (Grok)',
  openai: 'OpenAI',
  openrouter: 'OpenRouter',
  gemini: 'Google Gemini',
  mistral: 'Mistral',
  deepseek: 'DeepSeek',
  groq: 'Groq',
};

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

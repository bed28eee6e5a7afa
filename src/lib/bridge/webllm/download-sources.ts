import { toOrigin } from '../origins';
import type { WebLlmRecord } from './webllm-record';

/** Where a hub sends on to for its large files: it does so to hosts of its own that change. */
const storageOf: Readonly<Record<string, readonly string[]>> = {
  'https://huggingface.co': ['https://*.huggingface.co', 'https://*.hf.co'],
};

/** What a download of a model may reach: its hubs, and their storage. What the person agrees to before anything is asked of them. */
export function sourcesOf({ model, model_lib }: Pick<WebLlmRecord, 'model' | 'model_lib'>): string[] {
  const hubs = [model, model_lib].map(toOrigin).filter((origin) => origin !== null);
  return [...new Set(hubs.flatMap((hub) => [hub, ...(storageOf[hub] ?? [])]))];
}

/** An origin, or `https://*.host` for all below a host; null for anything else. Holds no space and no semicolon. */
export function toSource(text: string): string | null {
  const whole = /^(https:\/\/)\*\.([\w-]+(?:\.[\w-]+)+)$/.exec(text);
  return whole ? text : toOrigin(text) === text ? text : null;
}

/** For the thread that downloads models alone: no keys, no prompts, and no hosts but these. */
export function downloadPolicy(sources: readonly string[]): string {
  const known = sources.map(toSource).filter((source) => source !== null);
  return `default-src 'none'; script-src 'self'; connect-src ${known.join(' ') || "'none'"}`;
}

/** The sources in a policy's connect-src; keywords such as 'self' are none. */
export function sourcesIn(policy: string): string[] {
  const directive = policy.split(';').find((part) => part.trim().startsWith('connect-src '));
  return (directive ?? '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .filter((source) => toSource(source) !== null);
}

export function isAllowedSource(url: string, sources: readonly string[]): boolean {
  const origin = toOrigin(url);
  if (origin === null || new URL(url).username !== '') return false;
  return sources.some((source) =>
    source.includes('*')
      ? origin.startsWith('https://') && new URL(url).hostname.endsWith(source.slice('https://*'.length))
      : source === origin,
  );
}

/** Whether a script's path is that thread's, as the build names it. */
export function isDownloadScript(path: string): boolean {
  return /\/download\.worker-[\w-]+\.js$/.test(path);
}

import type { Settings } from '../fold/settings';

/** The largest file that is read as a configuration; UTF-8 bytes. */
export const maxConfigBytes = 65_536;
/** What config.yaml has, in the document's order. */
export const configNames = ['avatar.name', 'user.name', 'grok.model', 'grok.temperature'] as const;
export type ConfigName = (typeof configNames)[number];

/**
 * config.yaml in the document's form: four keys, texts in double quotes, which JSON's are. What is unset is an empty text; `avatarName`
 * is what the Avatar is called now.
 */
export function configText(settings: Pick<Settings, ConfigName>, avatarName: string): string {
  const quoted = (text: string | null): string => JSON.stringify(text ?? '');
  return [
    'avatar:',
    `  name: ${quoted(avatarName)}`,
    'user:',
    `  name: ${quoted(settings['user.name'])}`,
    'grok:',
    `  model: ${quoted(settings['grok.model'])}`,
    `  temperature: ${settings['grok.temperature']}`,
    '',
  ].join('\n');
}

/** Whether a file's beginning may be that of a configuration: a key and a colon, a comment or YAML's own marks. JSON is none. */
export function looksLikeConfig(head: string): boolean {
  const first =
    head
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/)
      .find((line) => line.trim() !== '') ?? '';
  return /^(?:---|%YAML|#|[&!]|["']?[\p{L}_][\p{L}\p{N}_.-]*["']?\s*:(?:\s|$))/u.test(first);
}

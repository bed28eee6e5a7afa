import { isSameSetting, type Settings } from '../../agent/fold/settings';
import { looksLikeConfig, type ConfigName } from '../../agent/words/config-text';
import { defaultPersona } from '../../mind/persona';

export interface ConfigChange {
  name: ConfigName;
  value: Settings[ConfigName];
}

/** Whether a file is read as a configuration and not as a log; told by its beginning, never by its name. Rejects when it cannot be read. */
export async function isConfigFile(file: Blob): Promise<boolean> {
  return looksLikeConfig(await file.slice(0, 4_096).text());
}

/** What a file would change of the settings. The name that the Avatar came with, in any language, is none of the person's own. */
export function configChanges(values: readonly ConfigChange[], settings: Settings): ConfigChange[] {
  return values.filter(({ name, value }) => {
    if (isSameSetting(value, settings[name])) return false;
    const isShippedName = name === 'avatar.name' && Object.values(defaultPersona.name).some((own) => own === value);
    return !(isShippedName && settings['avatar.name'] === null);
  });
}

import { configText } from '../../agent/words/config-text';
import type { Settings } from '../../agent/fold/settings';
import { download } from '../page/download';

/** Gives config.yaml as it is now; `avatarName`: what the Avatar is called. UTF-8 without a byte order mark. */
export function downloadConfig(settings: Settings, avatarName: string): void {
  download(new Blob([configText(settings, avatarName)], { type: 'application/yaml' }), 'config.yaml');
}

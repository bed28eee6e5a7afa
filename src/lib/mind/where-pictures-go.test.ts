import { expect, it } from 'vitest';
import { wherePicturesGo } from './where-pictures-go';

it('names the host that gets them, or who cannot see them', () => {
  const grok = { name: 'grok', host: 'api.x.ai', sees: true };
  expect(wherePicturesGo(grok, 'en', 'Nagi')).toContain('Sent to api.x.ai');
  expect(wherePicturesGo(grok, 'ja', '凪')).toContain('api.x.ai に送られます');
  expect(wherePicturesGo({ ...grok, sees: false }, 'en', 'Nagi')).toBe(
    'grok can’t see pictures. It’s only told that there is one.',
  );
  expect(wherePicturesGo({ name: null, host: null, sees: false }, 'ja', '凪')).toContain('凪はまだ画像を見られません');
});

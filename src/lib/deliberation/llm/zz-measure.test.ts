import { it } from 'vitest';
import { packOf } from '../../../../tests/support/mind-pack';
import { standingOf, toolsIn } from './standing';
import { answerForm } from './prompt';
it('m', () => {
  for (const lang of ['en', 'ja'] as const) for (const way of ['tools', 'form'] as const) {
    const pack = packOf(lang);
    const text = standingOf(pack, way) + (way === 'tools' ? JSON.stringify(toolsIn(pack)) : JSON.stringify(answerForm()));
    const only = standingOf(pack, way);
    const t = (s: string) => { const j = (s.match(/[\u3000-\u9fff\uff00-\uffef]/g) ?? []).length; return Math.round((s.length - j) / 4 + j * 0.8); };
    console.log(lang, way, t(text), t(only));
  }
});

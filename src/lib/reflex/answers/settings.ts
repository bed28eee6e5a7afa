import type { JsonValue } from '../../base/json';
import type { ActionDecision } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import type { Request } from '../sentences/request';
import { acting, choose } from './choose';
import { answerWords } from './answer-words';
import { talk } from './talk';

/** What can be set by words, from least to most; switches have none. */
const ranges: Readonly<Record<string, { least: number; most: number }>> = {
  heartbeat_seconds: { least: 15, most: 600 },
  turns_an_hour: { least: 10, most: 3_600 },
};

export function changeSetting(request: Request, pack: ContextPack): ActionDecision {
  switch (request.id) {
    case 'mood_on':
    case 'mood_off':
      return change('mood_influence', request.id === 'mood_on', pack);
    case 'heartbeat': {
      const [length] = request.spans.flatMap((span) =>
        span.kind === 'duration' ? [span.seconds] : span.kind === 'number' ? [span.value] : [],
      );
      return change('heartbeat_seconds', length ?? null, pack);
    }
    default: {
      const [number] = request.spans.flatMap((span) => (span.kind === 'number' ? [span.value] : []));
      return change('turns_an_hour', number ?? null, pack);
    }
  }
}

/** What the person is called, as they said it. */
export function setName(name: string, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang];
  const before = pack.user_name;
  if (before === name) return talk(pack, 'reply.setting_same', words.setting.same(name));
  return choose(pack, [
    acting(pack, {
      action: 'settings.change',
      payload: { setting: 'user.name', before, after: name },
      name: words.name(name),
    }),
  ]);
}

function change(setting: string, after: number | boolean | null, pack: ContextPack): ActionDecision {
  const words = answerWords[pack.lang].setting;
  const before = pack.settings[setting] as JsonValue | undefined;
  if (typeof before !== 'number' && typeof before !== 'boolean') return talk(pack, 'reply.no_setting', words.no);
  if (after === null) return talk(pack, 'reply.setting_unread', words.unread);
  if (before === after)
    return talk(
      pack,
      'reply.setting_same',
      words.same(typeof after === 'number' ? String(after) : after ? words.on : words.off),
    );
  const range = ranges[setting];
  if (range && typeof after === 'number' && (after < range.least || after > range.most))
    return talk(pack, 'reply.setting_range', words.range(range.least, range.most));
  return choose(pack, [
    acting(pack, { action: 'settings.change', payload: { setting, before, after }, name: words.change(setting) }),
  ]);
}

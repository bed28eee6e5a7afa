import { describe, expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import type { Alarm } from '../../agent/fold/alarm';
import type { Language } from '../../base/language';
import { decide } from './decide';

function alarm(id: string, text: string, at: string, more: Partial<Alarm> = {}): Alarm {
  const times = { at, zone: 'UTC', date: '2026-11-29', weekdays: [], late_minutes: null, snoozed: null };
  return { id, text, ...times, after: '', rang: [], ring: null, taint: [], ...more };
}

const alarms: Record<Language, Alarm[]> = {
  en: [
    alarm('A3', 'go for a walk', '12:45'),
    alarm('A5', 'call mum', '18:00', { date: null, weekdays: [0, 4] }),
    alarm('A8', 'instead of 12:45', '13:00', { date: '2026-12-04' }),
  ],
  ja: [
    alarm('A3', '散歩', '12:45'),
    alarm('A5', '母に電話', '18:00', { date: null, weekdays: [0, 4] }),
    alarm('A8', '12:45ではなく', '13:00', { date: '2026-12-04' }),
  ],
};

function decided(text: string, lang: Language, there: readonly Alarm[] = alarms[lang]) {
  const { action_type: action, action_payload: payload } = decide(packOf(lang, { trigger: said(text), alarms: there }));
  return action === 'conversation'
    ? `says: ${payload['text'] as string}`
    : [
        action,
        payload['alarm'],
        ...(action === 'alarm.set' ? [payload['text'], payload['at'], payload['date'] ?? payload['weekdays']] : []),
      ];
}

describe('an alarm that is to ring at another time', () => {
  const walkAt = (at: string, text: string) => ['alarm.set', 'A3', text, at, '2026-11-29'];
  it.each([
    ['please make the alarm 1 pm instead of 12:45', walkAt('13:00', 'go for a walk')],
    ['Make the 12:45 alarm 1 pm instead', walkAt('13:00', 'go for a walk')],
    ['set an alarm for 1 pm instead of 12:45', walkAt('13:00', 'go for a walk')],
    ['move the walk alarm to 1 pm', walkAt('13:00', 'go for a walk')],
    ['change the walk alarm to 1 pm.', walkAt('13:00', 'go for a walk')],
    ['Could you change the go for a walk reminder to 1 pm?', walkAt('13:00', 'go for a walk')],
    ['move the alarm from 12:45 to 13:30', walkAt('13:30', 'go for a walk')],
    ['make the walk alarm 1 pm', walkAt('13:00', 'go for a walk')],
    ['push the walk alarm back to 1 pm', walkAt('13:00', 'go for a walk')],
    ['change the time of the walk alarm to 1 pm', walkAt('13:00', 'go for a walk')],
    ['the walk alarm should be at 1 pm', walkAt('13:00', 'go for a walk')],
    ['change the walk alarm to 30 November', ['alarm.set', 'A3', 'go for a walk', '12:45', '2026-11-30']],
    ['Move the alarm A3 to 8', walkAt('08:00', 'go for a walk')],
    ['move a3 to 8:00', walkAt('08:00', 'go for a walk')],
    ['change the call mum alarm to 19:00', ['alarm.set', 'A5', 'call mum', '19:00', [0, 4]]],
    [
      'change the call mum alarm to every day at 19:00',
      ['alarm.set', 'A5', 'call mum', '19:00', [0, 1, 2, 3, 4, 5, 6]],
    ],
    ['move the alarm A8 to 15:00', ['alarm.set', 'A8', 'instead of 12:45', '15:00', '2026-12-04']],
  ])('is that alarm: %s', (text, setting) => expect(decided(text, 'en')).toEqual(setting));

  it.each([
    ['散歩のアラームを13時に変えて', walkAt('13:00', '散歩')],
    ['アラームを12時45分から13時に変更してください', walkAt('13:00', '散歩')],
    ['12時45分のアラームを13時にして', walkAt('13:00', '散歩')],
    ['散歩のアラームの時間を13時に変えて', walkAt('13:00', '散歩')],
    ['12:45のアラームは13:00でお願いします', walkAt('13:00', '散歩')],
    ['アラームA3を8時に変えて', walkAt('08:00', '散歩')],
    ['A3を8時にずらして', walkAt('08:00', '散歩')],
    ['やっぱり散歩のアラームは13時にして', walkAt('13:00', '散歩')],
    ['母に電話のアラームを19時に変えて', ['alarm.set', 'A5', '母に電話', '19:00', [0, 4]]],
  ])('is that alarm: %s', (text, setting) => expect(decided(text, 'ja')).toEqual(setting));

  it('is asked about where more than one fits or none does, and nothing is set', () => {
    for (const text of [
      'make the alarm 8 am instead',
      'move the alarm to 1 pm',
      'change the swim alarm to 9:00',
      'move A52 to 9',
    ])
      expect(decided(text, 'en'), text).toMatch(/says: [^]*Which of them\?/);
    for (const text of ['アラームは8時にして', '水泳のアラームを9時に変えて', 'A52を9時に変えて'])
      expect(decided(text, 'ja'), text).toMatch(/says: [^]*どれですか/);
    expect(decided('make the alarm 8 am instead', 'en', [])).toContain('No alarm is set');
    expect(decided('アラームを8時に変えて', 'ja', [])).toContain('アラームはありません');
  });

  it('is the only one where no other is set', () => {
    const [walk] = alarms.en;
    expect(decided('make the alarm 8 am instead', 'en', walk ? [walk] : [])).toEqual(walkAt('08:00', 'go for a walk'));
    const [stroll] = alarms.ja;
    expect(decided('アラームは8時にして', 'ja', stroll ? [stroll] : [])).toEqual(walkAt('08:00', '散歩'));
  });
});

describe('an alarm that is to be cancelled', () => {
  it.each([
    ['delete the alarm called instead of 12:45', 'en', 'A8'],
    ['delete the instead of 12:45 alarm', 'en', 'A8'],
    ['cancel the 12:45 alarm', 'en', 'A3'],
    ['cancel the alarm at 18:00', 'en', 'A5'],
    ['cancel A5', 'en', 'A5'],
    ['please cancel the walk alarm', 'en', 'A3'],
    ['アラーム「12:45ではなく」を消して', 'ja', 'A8'],
    ['12時45分のアラームを取り消して', 'ja', 'A3'],
    ['A5を取り消して', 'ja', 'A5'],
  ] as const)('%s', (text, lang, id) => expect(decided(text, lang)).toEqual(['alarm.cancel', id]));

  it('is asked about where all are meant: each is cancelled by itself', () => {
    expect(decided('delete all my alarms', 'en')).toContain('Which of them?');
    expect(decided('アラームを全部消して', 'ja')).toContain('どれですか');
  });

  it('is asked about where its words name none, though a time among them names one', () => {
    expect(decided('delete the alarm called swim at 12:45', 'en')).toContain('Which of them?');
    expect(decided('アラーム「水泳12:45」を消して', 'ja')).toContain('どれですか');
  });
});

describe('more ways to ask for an alarm', () => {
  it.each([
    ['明日の朝9時にアラームを鳴らして', ['09:00', '2026-11-29']],
    ['7時にアラーム', ['07:00', '2026-11-29']],
    ['月曜の7時にアラームお願い', ['07:00', '2026-11-30']],
    ['明日の9時にアラームをお願いします', ['09:00', '2026-11-29']],
    ['アラームを明日の9時にセットして', ['09:00', '2026-11-29']],
  ])('%s', (text, setting) => {
    const { action_type, action_payload } = decide(packOf('ja', { trigger: said(text) }));
    expect([action_type, action_payload['at'], action_payload['date']]).toEqual(['alarm.set', ...setting]);
  });
});

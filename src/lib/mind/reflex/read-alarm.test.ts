import { describe, expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import { decide } from './decide';
import { matchSentence } from './match-sentence';

function settingOf(text: string, lang: 'en' | 'ja'): unknown {
  const { action_type, action_payload } = decide(packOf(lang, { trigger: said(text) }));
  if (action_type !== 'alarm.set') return action_payload['text'];
  const { text: label, at, date, weekdays } = action_payload;
  return [label, at, date ?? (weekdays as number[] | undefined)?.join('')];
}

describe('an alarm by words', () => {
  it.each([
    ['Remind me at 18:00 to water the plants', ['water the plants', '18:00', '2026-11-28']],
    ['remind me to water the plants at 6 pm', ['water the plants', '18:00', '2026-11-28']],
    ['Wake me at 7', ['Wake up at 7:00', '07:00', '2026-11-29']],
    ['Wake me up at 7:30 tomorrow', ['Wake up at 7:30', '07:30', '2026-11-29']],
    ['remind me tomorrow at noon to call Ms. Mori', ['call Ms. Mori', '12:00', '2026-11-29']],
    ['Set an alarm for 7:30 tomorrow', ['At 7:30', '07:30', '2026-11-29']],
    ['set an alarm every Monday at 9 for the team call', ['the team call', '09:00', '0']],
    ['remind me every Monday and Friday at 8:15 to swim', ['swim', '08:15', '04']],
    ['Remind me every evening at 9 to write in the journal', ['write in the journal', '21:00', '0123456']],
    ['alarm on weekdays at 6:45', ['At 6:45', '06:45', '01234']],
    ['Timer 20 minutes', ['Timer until 9:20', '09:20', '2026-11-28']],
    ['remind me in half an hour to turn the bread', ['turn the bread', '09:30', '2026-11-28']],
    ['remind me on 4 December at 10:00 about the essay', ['the essay', '10:00', '2026-12-04']],
    ['remind me next Friday at 17:00 to send it', ['send it', '17:00', '2026-12-04']],
    ['wake me at 7', ['Wake up at 7:00', '07:00', '2026-11-29']],
    ['tell me at nine tomorrow', ['At 9:00', '09:00', '2026-11-29']],
    ['Tell me at half past nine', ['At 9:30', '09:30', '2026-11-28']],
    ['tell me to leave at quarter to three pm', ['leave', '14:45', '2026-11-28']],
    ['in 20 minutes remind me to stretch', ['stretch', '09:20', '2026-11-28']],
    ['In half an hour tell me', ['Timer until 9:30', '09:30', '2026-11-28']],
    ['Tomorrow at 9, please remind me to call mum.', ['call mum', '09:00', '2026-11-29']],
    ['Could you remind me at 18:00 to water the plants?', ['water the plants', '18:00', '2026-11-28']],
    ['every day at 8 pm remind me about the pills', ['the pills', '20:00', '0123456']],
    ['remind me at seven thirty pm to call', ['call', '19:30', '2026-11-28']],
    ['remind me every noon to swim', ['swim', '12:00', '0123456']],
    ['wake me every day at six', ['Wake up at 6:00', '06:00', '0123456']],
    ['at 6:30 wake me up', ['Wake up at 6:30', '06:30', '2026-11-29']],
    ['remind me tonight at 11 to lock up', ['lock up', '23:00', '2026-11-28']],
  ])('%s', (text, setting) => expect(settingOf(text, 'en')).toEqual(setting));

  it.each([
    ['18時に水やりを知らせて', ['水やり', '18:00', '2026-11-28']],
    ['明日の7時半に起こして', ['7:30 に起きる', '07:30', '2026-11-29']],
    ['毎朝7時にアラームをかけて', ['7:00 のお知らせ', '07:00', '0123456']],
    ['毎晩9時に日記を書くと知らせてください', ['日記を書く', '21:00', '0123456']],
    ['毎週月曜9時に会議のアラームをかけて', ['会議', '09:00', '0']],
    ['毎週火・木の18時30分にジムと知らせて', ['ジム', '18:30', '13']],
    ['平日の6時45分にアラームを設定して', ['6:45 のお知らせ', '06:45', '01234']],
    ['20分のタイマー', ['9:20 までのタイマー', '09:20', '2026-11-28']],
    ['20分後にパンを返すと知らせて', ['パンを返す', '09:20', '2026-11-28']],
    ['午後3時に電話と知らせて', ['電話', '15:00', '2026-11-28']],
    ['12月4日の10時に論文を知らせて', ['論文', '10:00', '2026-12-04']],
    ['来週の金曜の17時に提出と知らせて', ['提出', '17:00', '2026-12-04']],
    ['アラーム：明日８：１５ 歯医者', ['歯医者', '08:15', '2026-11-29']],
    ['明日の9時に教えて', ['9:00 のお知らせ', '09:00', '2026-11-29']],
    ['3時に起こして', ['3:00 に起きる', '03:00', '2026-11-29']],
    ['毎朝7時に知らせて', ['7:00 のお知らせ', '07:00', '0123456']],
    ['10時になったら教えてください', ['10:00 のお知らせ', '10:00', '2026-11-28']],
    ['20分後に教えて', ['9:20 までのタイマー', '09:20', '2026-11-28']],
    ['３０分したら起こして', ['9:30 に起きる', '09:30', '2026-11-28']],
    ['明日9時に歯医者に行くことを教えて', ['歯医者に行く', '09:00', '2026-11-29']],
    ['午後3時に電話すると声をかけて', ['電話する', '15:00', '2026-11-28']],
    ['毎週月曜の朝8時に起こしてくれますか', ['8:00 に起きる', '08:00', '0']],
    ['正午に昼食と知らせて', ['昼食', '12:00', '2026-11-28']],
  ])('%s', (text, setting) => expect(settingOf(text, 'ja')).toEqual(setting));

  it('without a time, or with one that is past, none is proposed, and the answer says how to say it', () => {
    expect(settingOf('remind me to water the plants', 'en')).toMatch(/could not read a time/);
    expect(settingOf('明日の朝、起こして', 'ja')).toMatch(/時刻を読み取れません/);
    expect(settingOf('水やりを知らせて', 'ja')).toMatch(/時刻を読み取れません/);
    expect(settingOf('remind me today at 8:00 to get up', 'en')).toMatch(/past already/);
  });

  it.each([
    ['tell me about the show at nine', 'en'],
    ['tell me what you did in 20 minutes', 'en'],
    ['tell me', 'en'],
    ['9時に始まる会議を教えて', 'ja'],
    ['3時間でできる料理を教えて', 'ja'],
    ['今何時か教えて', 'ja'],
    ['計画を教えて', 'ja'],
  ] as const)('%s asks for none', (text, lang) => {
    expect(decide(packOf(lang, { trigger: said(text) })).action_type).not.toBe('alarm.set');
    expect(matchSentence(text, lang)?.id).not.toBe('alarm_set');
  });
});

import { describe, expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import { decide } from './decide';

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
    ['Wake me at 7', ['Alarm', '07:00', '2026-11-29']],
    ['Wake me up at 7:30 tomorrow', ['Alarm', '07:30', '2026-11-29']],
    ['remind me tomorrow at noon to call Ms. Mori', ['call Ms. Mori', '12:00', '2026-11-29']],
    ['Set an alarm for 7:30 tomorrow', ['Alarm', '07:30', '2026-11-29']],
    ['set an alarm every Monday at 9 for the team call', ['the team call', '09:00', '0']],
    ['remind me every Monday and Friday at 8:15 to swim', ['swim', '08:15', '04']],
    ['Remind me every evening at 9 to write in the journal', ['write in the journal', '21:00', '0123456']],
    ['alarm on weekdays at 6:45', ['Alarm', '06:45', '01234']],
    ['Timer 20 minutes', ['Alarm', '09:20', '2026-11-28']],
    ['remind me in half an hour to turn the bread', ['turn the bread', '09:30', '2026-11-28']],
    ['remind me on 4 December at 10:00 about the essay', ['the essay', '10:00', '2026-12-04']],
    ['remind me next Friday at 17:00 to send it', ['send it', '17:00', '2026-12-04']],
    ['remind me tonight at 11 to lock up', ['lock up', '23:00', '2026-11-28']],
  ])('%s', (text, setting) => expect(settingOf(text, 'en')).toEqual(setting));

  it.each([
    ['18時に水やりを知らせて', ['水やり', '18:00', '2026-11-28']],
    ['明日の7時半に起こして', ['アラーム', '07:30', '2026-11-29']],
    ['毎朝7時にアラームをかけて', ['アラーム', '07:00', '0123456']],
    ['毎晩9時に日記を書くと知らせてください', ['日記を書く', '21:00', '0123456']],
    ['毎週月曜9時に会議のアラームをかけて', ['会議', '09:00', '0']],
    ['毎週火・木の18時30分にジムと知らせて', ['ジム', '18:30', '13']],
    ['平日の6時45分にアラームを設定して', ['アラーム', '06:45', '01234']],
    ['20分のタイマー', ['アラーム', '09:20', '2026-11-28']],
    ['20分後にパンを返すと知らせて', ['パンを返す', '09:20', '2026-11-28']],
    ['午後3時に電話と知らせて', ['電話', '15:00', '2026-11-28']],
    ['12月4日の10時に論文を知らせて', ['論文', '10:00', '2026-12-04']],
    ['来週の金曜の17時に提出と知らせて', ['提出', '17:00', '2026-12-04']],
    ['アラーム：明日８：１５ 歯医者', ['歯医者', '08:15', '2026-11-29']],
    ['正午に昼食と知らせて', ['昼食', '12:00', '2026-11-28']],
  ])('%s', (text, setting) => expect(settingOf(text, 'ja')).toEqual(setting));

  it('without a time, or with one that is past, none is proposed, and the answer says how to say it', () => {
    expect(settingOf('remind me to water the plants', 'en')).toMatch(/could not read a time/);
    expect(settingOf('水やりを知らせて', 'ja')).toMatch(/時刻を読み取れません/);
    expect(settingOf('remind me today at 8:00 to get up', 'en')).toMatch(/past already/);
  });
});

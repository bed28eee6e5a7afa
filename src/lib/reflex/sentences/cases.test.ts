import { describe, expect, it } from 'vitest';
import { sentenceContext } from '../../../../tests/support/judge-sentences';
import type { Language } from '../../base/language';
import { alarmText, alarmTimeOf, changedTimeOf } from '../answers/alarm-setting';
import { readMessage } from './read-message';
import type { Request } from './request';

const now = { date: '2026-11-29', clock: '15:40:00', zone: 'Europe/Berlin' };
const contextOf = (lang: Language) => ({ ...sentenceContext(lang), now });
const everyDay = [0, 1, 2, 3, 4, 5, 6];

function read(said: string, lang: Language): Request[] {
  return readMessage(said, contextOf(lang));
}

/** What an alarm would be set to; the problem where none would. */
function alarmIn(request: Request | undefined): unknown {
  if (request?.id !== 'alarm_set' && request?.id !== 'timer_set' && request?.id !== 'wake_set')
    return request?.id ?? 'talk';
  const time = alarmTimeOf(request, now);
  if (!time.ok) return time.problem;
  const { at, date, weekdays } = time.time;
  return { text: alarmText(request.places.text), at, ...(date === null ? { weekdays } : { date }) };
}

const today = '2026-11-29';
const tomorrow = '2026-11-30';

describe('what was dropped once is read, or asked about, and never becomes a name', () => {
  it.each<[Language, string, unknown]>([
    ['en', 'Set a timer for 1.5 hours', { text: '', at: '17:10', date: today }],
    ['ja', '1.5時間後に教えて', { text: '', at: '17:10', date: today }],
    [
      'en',
      'Remind me in an hour and 15 minutes to check the oven',
      { text: 'check the oven', at: '16:55', date: today },
    ],
    ['ja', '1時間30分後に教えて', { text: '', at: '17:10', date: today }],
    ['ja', '3分半のタイマー', { text: '', at: '15:43:30', date: today }],
    ['en', 'Remind me Friday at 3pm to call Bob', { text: 'call Bob', at: '15:00', date: '2026-12-04' }],
    ['ja', '金曜の15時に会議を知らせて', { text: '会議', at: '15:00', date: '2026-12-04' }],
    ['en', 'Remind me on 4.12.2026 at 9:00 to call Bob', { text: 'call Bob', at: '09:00', date: '2026-12-04' }],
    ['en', 'Remind me on the 4th at 9:00 to call Bob', { text: 'call Bob', at: '09:00', date: '2026-12-04' }],
    ['ja', '12/4の9時に電話を知らせて', { text: '電話', at: '09:00', date: '2026-12-04' }],
    ['ja', '4日の9時に電話を知らせて', { text: '電話', at: '09:00', date: '2026-12-04' }],
    ['en', 'Remind me every month on the 1st at 9 to pay rent', 'cannot'],
    ['en', 'Remind me every other day at 9 to water the plants', 'cannot'],
    ['ja', '毎月1日の9時に家賃を知らせて', 'cannot'],
    ['en', 'Wake me Monday to Friday at 7:00', { text: '', at: '07:00', weekdays: [0, 1, 2, 3, 4] }],
    ['ja', '土日の9時に掃除を知らせて', { text: '掃除', at: '09:00', weekdays: [5, 6] }],
    [
      'en',
      'Remind me every day except Sunday at 9:00 to stretch',
      { text: 'stretch', at: '09:00', weekdays: [0, 1, 2, 3, 4, 5] },
    ],
    [
      'en',
      'Remind me at 9:00 to stretch, but not on Sundays',
      { text: 'stretch', at: '09:00', weekdays: [0, 1, 2, 3, 4, 5] },
    ],
    ['ja', '日曜以外の9時にストレッチを知らせて', { text: 'ストレッチ', at: '09:00', weekdays: [0, 1, 2, 3, 4, 5] }],
    ['ja', '毎日9時に薬を知らせて', { text: '薬', at: '09:00', weekdays: everyDay }],
    ['en', 'call mum at 6', { text: 'call mum', at: '18:00', date: today }],
    ['en', 'wake me at 5 past 7', { text: '', at: '07:05', date: tomorrow }],
    ['ja', '7時10分前に起こして', { text: '', at: '06:50', date: tomorrow }],
    ['ja', '90秒後に教えて', { text: '', at: '15:41:30', date: today }],
    ['ja', 'タイマー5分', { text: '', at: '15:45', date: today }],
    ['ja', 'あと10分で教えて', { text: '', at: '15:50', date: today }],
  ])('%s: “%s”', (lang, said, wanted) => {
    const requests = read(said, lang);
    expect(requests.map(alarmIn)).toEqual([wanted]);
  });

  it.each<[Language, string, Partial<Record<'at' | 'date', string>>]>([
    ['en', 'actually make it 7:30', { at: '07:30', date: tomorrow }],
    ['ja', 'やっぱり20時にして', { at: '20:00', date: tomorrow }],
    ['en', 'at 6pm I mean', { at: '18:00', date: tomorrow }],
  ])('what was just set is changed, %s: “%s”', (lang, said, wanted) => {
    const [request, ...more] = read(said, lang);
    expect([request?.id, more]).toEqual(['alarm_change', []]);
    const alarm = { at: '07:00', date: tomorrow, weekdays: [], zone: now.zone };
    const changed = request && changedTimeOf(alarm, request, now, contextOf(lang));
    expect(changed).toMatchObject({ ok: true, time: wanted });
  });

  it.each<[Language, string, string]>([
    ['en', 'Hello 😊', 'greeting'],
    ['ja', 'こんにちは😊', 'greeting'],
    ['ja', 'ありがとう😊', 'thanks'],
    ['en', 'Thanks!! 🙏', 'thanks'],
    ['ja', '7時に起こしてね♪', 'wake_set'],
  ])('closing marks order nothing, %s: “%s”', (lang, said, id) => {
    expect(read(said, lang).map((request) => request.id)).toEqual([id]);
  });

  it.each<[Language, string, string]>([
    ['en', 'Note: a\nb\nc', 'a\nb\nc'],
    ['ja', 'メモ：あ\nい\nう', 'あ\nい\nう'],
  ])('a note has all its lines, %s', (lang, said, text) => {
    expect(read(said, lang)).toMatchObject([{ id: 'note_write', places: { text } }]);
  });

  it.each<[Language, string]>([
    ['en', 'Note: the key is under the mat, oh and also remind me tomorrow at 9 to email Sam'],
    ['ja', 'メモ：鍵はマットの下。あと明日の9時にサムへのメールを知らせて'],
  ])('a second request inside another text is both, %s', (lang, said) => {
    const [note, alarm, ...more] = read(said, lang);
    expect([note?.id, more]).toEqual(['note_write', []]);
    expect(note?.places.text).not.toMatch(/9/u);
    expect(alarmIn(alarm)).toMatchObject({ at: '09:00', date: tomorrow });
  });
});

describe('talk is taken for no order and no purpose', () => {
  it.each<[Language, string, readonly string[]]>([
    ['en', 'I want to die', []],
    ['ja', '死にたい', []],
    ['en', 'I’m feeling a bit down today', []],
    ['ja', '今日はちょっと落ち込んでる', []],
    ['en', 'my name is Sam', ['name_set']],
    ['ja', '名前はサムです', ['name_set']],
    ['en', 'ugh', []],
    ['en', 'good night', ['farewell']],
    ['ja', 'おやすみ', ['farewell']],
    ['en', 'how are you?', ['how_are_you']],
    ['ja', '元気？', ['how_are_you']],
    ['en', 'I have three goals', []],
    ['ja', '目標は三つある', []],
    ['en', 'lol forget the joke thing', []],
    ['en', 'Forget the purpose', ['purpose_drop']],
    ['ja', '目的は忘れて', ['purpose_drop']],
    ['en', 'I don’t want that purpose, drop it', ['purpose_drop']],
    ['ja', 'その目的はいらない、取り消して', ['purpose_drop', 'undo']],
    ['en', 'I’m exhausted', []],
    ['en', 'im so lost rn', []],
    ['en', 'I’m Sam', ['name_set']],
    ['en', 'My goal is unclear', []],
    ['ja', '目標がわからない', []],
    ['en', 'I don’t know', ['skip']],
    ['ja', 'わからない', ['skip']],
    ['en', 'no idea where to start tbh', ['skip']],
    ['ja', '正直どこから始めればいいかわからない', []],
    ['ja', 'パパ', []],
    ['ja', 'ママ', []],
    ['ja', 'いい', []],
  ])('%s: “%s”', (lang, said, wanted) => {
    const ids = read(said, lang).map(({ id }) => id);
    for (const id of ['purpose_set', 'plan', 'alarm_set', 'list_add', 'note_write', 'note_delete'])
      expect(ids).not.toContain(id);
    expect(ids).toEqual(wanted);
  });
});

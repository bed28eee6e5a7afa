import { describe, expect, it } from 'vitest';
import { sentenceContext } from '../../../../tests/support/judge-sentences';
import type { Language } from '../../base/language';
import { alarmText, alarmTimeOf, changedTimeOf } from '../answers/alarm-setting';
import { factsIn } from '../plans/plan-facts';
import { annotate } from '../spans/annotate';
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

describe('an order that is negated is not obeyed', () => {
  it.each<[Language, string]>([
    ['en', 'don’t remind me at 5pm to call Bob'],
    ['en', 'do not remind me at 5pm to call Bob'],
    ['en', 'stop reminding me at 5pm to call Bob'],
    ['en', 'I don’t want you to remind me at 5pm'],
    ['en', 'I don’t need a reminder at 5pm to call Bob'],
    ['en', 'don’t set an alarm for 7'],
    ['en', 'no alarm at 7'],
    ['en', 'please don’t set a timer for 5 minutes'],
    ['en', 'don’t change the gym alarm to 8pm'],
    ['en', 'don’t move the meeting to 8pm'],
    ['en', 'don’t add milk to the list'],
    ['en', 'don’t add milk to the shopping list'],
    ['en', 'add milk and don’t add eggs to the shopping list'],
    ['en', 'never wake me at 7'],
    ['en', 'I’m tired, don’t wake me at 7'],
    ['en', 'my name is not Sam'],
    ['en', 'buy oat milk, don’t write that down'],
    ['ja', '7時に起こさないで'],
    ['ja', '明日は7時に起こさないでください'],
    ['ja', '5時にボブに電話って教えないで'],
    ['ja', 'メモしないで：鍵は玄関'],
    ['ja', '鍵は玄関とメモしないで'],
    ['ja', '買い物リストに牛乳は要らない'],
    ['ja', '買い物リストに牛乳を追加しないで'],
    ['ja', '8時に知らせなくていい'],
    ['ja', '5分のタイマーはかけないで'],
    ['ja', 'ジムのアラームを8時に変えないで'],
    ['ja', '私の名前はサムじゃない'],
  ])('%s: “%s”', (lang, said) => {
    expect(read(said, lang)).toEqual([]);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'don’t forget to remind me at 5pm to call Bob', 'alarm_set', 'call Bob'],
    ['en', 'don’t let me forget the milk tomorrow at 9', 'alarm_set', 'the milk'],
    ['en', 'don’t forget to add milk to the shopping list', 'list_add', 'milk'],
    ['en', 'don’t worry, wake me at 7', 'wake_set', 'don’t worry'],
    ['en', 'remind me at 5 not to eat', 'alarm_set', 'not to eat'],
    ['en', 'remind me tomorrow at 8 not to forget the keys', 'alarm_set', 'not to forget the keys'],
    ['en', 'note: don’t buy milk', 'note_write', 'don’t buy milk'],
    ['en', 'note: don’t set an alarm on Sundays', 'note_write', 'don’t set an alarm on Sundays'],
    ['en', 'don’t set an alarm on Sunday, write that down', 'note_write', 'don’t set an alarm on Sunday'],
    ['en', 'add don’t panic to the reading list', 'list_add', 'don’t panic'],
    ['ja', '9時に忘れないで知らせて', 'alarm_set', '忘れないで'],
    ['ja', '9時に電気をつけないでって教えて', 'alarm_set', '電気をつけないで'],
    ['ja', '「電気を消さないで」とメモして', 'note_write', '「電気を消さないで」'],
    ['ja', '7時に起こさないでとメモして', 'note_write', '7時に起こさないで'],
    ['ja', 'メモ：7時に起こさないで', 'note_write', '7時に起こさないで'],
  ])('what is no negated order still is one, %s: “%s”', (lang, said, id, text) => {
    expect(read(said, lang)).toMatchObject([{ id, places: { text } }]);
  });
});

describe('words that change an alarm set no new one', () => {
  it.each<[Language, string, readonly string[]]>([
    ['en', 'move the gym alarm to 8', ['alarm_change']],
    ['en', 'change the gym alarm to 8', ['alarm_change']],
    ['en', 'push the gym alarm to 8', ['alarm_change']],
    ['en', 'please move the alarm to 8', ['alarm_change']],
    ['en', 'delay the tea timer to 8', []],
    ['en', 'make that 15', []],
    ['ja', 'ジムのアラームを8時に変えて', ['alarm_change']],
    ['ja', 'ジムのアラームを8に変えて', []],
    ['en', 'set the gym alarm for 8', ['alarm_set']],
    ['en', 'remind me at 6 to move the car', ['alarm_set']],
    ['en', 'move the car at 8, remind me', ['alarm_set']],
  ])('%s: “%s”', (lang, said, wanted) => {
    expect(read(said, lang).map(({ id }) => id)).toEqual(wanted);
  });
});

describe('what only looks like an order is none, and what is asked is answered', () => {
  it.each<[Language, string, readonly string[]]>([
    ['ja', '簿記の勉強は1日1時間くらいならできる', []],
    ['ja', '1日2時間勉強する', []],
    ['en', 'accounting 1 hour a day', []],
    ['en', 'Water the plants at 6pm, not 5', []],
    ['ja', 'アラームは全部で何個ある？', ['alarm_list']],
    ['en', 'do you remember my name?', ['own_name']],
    ['en', 'can you remember my name?', ['own_name']],
    ['en', 'what’s my name?', ['own_name']],
    ['ja', '俺の名前は？', ['own_name']],
    ['ja', '私の名前を覚えてる？', ['own_name']],
    ['en', 'what’s your name?', ['who']],
    ['en', 'tell me what’s on my shopping list', ['list_show']],
    ['en', 'I want to learn to play the guitar', []],
    ['en', 'I want to learn guitar, make a plan', ['plan']],
    ['en', 'I want to learn how to die', []],
    ['en', 'I want to stop living', []],
    ['ja', '7月のTOEICに向けて勉強したい', []],
    ['ja', '来月引っ越すことになった', []],
    ['ja', '消えたい', []],
    ['ja', '引っ越したくない', []],
  ])('%s: “%s”', (lang, said, wanted) => {
    expect(read(said, lang).map(({ id }) => id)).toEqual(wanted);
  });

  it.each<[Language, string, readonly Partial<Request>[]]>([
    [
      'en',
      'oh and add coffee and bin bags to my shopping list',
      [{ id: 'list_add', places: { text: 'coffee and bin bags', list: 'shopping' } }],
    ],
    [
      'en',
      'add ring binders and book covers to my office list',
      [{ id: 'list_add', places: { text: 'ring binders and book covers', list: 'office' } }],
    ],
    [
      'en',
      'remind me at 6 to buy a pen and note pads',
      [{ id: 'alarm_set', places: { text: 'buy a pen and note pads' } }],
    ],
    [
      'en',
      'remind me tomorrow at 6 to wash the car and drop the kids off',
      [{ id: 'alarm_set', places: { text: 'wash the car and drop the kids off' } }],
    ],
    [
      'en',
      "remind me to call mum tomorrow at 6pm and tell me what's on my shopping list",
      [
        { id: 'alarm_set', places: { text: 'call mum' } },
        { id: 'list_show', places: { list: 'shopping' } },
      ],
    ],
    ['ja', 'コーヒーも買い物リストに入れといて', [{ id: 'list_add', places: { text: 'コーヒー' } }]],
    ['en', 'I’m Tom by the way', [{ id: 'name_set', places: { name: 'Tom' } }]],
    ['en', 'Make the bins reminder 8pm instead', [{ id: 'alarm_change', places: { target: 'bins' } }]],
  ])('its words are kept together, %s: “%s”', (lang, said, wanted) => {
    expect(read(said, lang)).toMatchObject(wanted);
  });
});

describe('a plan has the days that were said', () => {
  it.each<[Language, string, object]>([
    [
      'en',
      'Help me plan a weekend in Prague in May for 3 of us',
      { date: '2027-05-01', isLoose: true, end: '2027-05-31', people: 3 },
    ],
    ['en', 'Plan a weekend in Prague', { date: null }],
    ['en', 'Plan a trip to Rome for a week in June', { date: '2027-06-01', nights: 7 }],
    [
      'en',
      'Plan a trip to Lisbon, 4 days, from 12 March, two people',
      { date: '2027-03-12', end: '2027-03-15', nights: 3, people: 2 },
    ],
    ['ja', '5月の週末に京都旅行の計画を立てて', { date: '2027-05-01', isLoose: true }],
    ['ja', '今週末に京都旅行の計画を立てて', { date: '2026-12-05', isLoose: true }],
  ])('%s: “%s”', (lang, said, wanted) => {
    const monday = { ...now, date: '2026-11-30' };
    const spans = annotate(said, lang, monday, contextOf(lang).dates);
    expect(factsIn(said, spans, 'trip', lang, monday)).toMatchObject(wanted);
  });
});

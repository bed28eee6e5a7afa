import { describe, expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import type { Language } from '../../base/language';
import { decide } from './decide';
import { recipeSlots, type IntakeRecipe } from './recipe-slots';
import { readSubject, slotQuestion } from './slots';

/** Purposes as people have them, and the recipe that each gets. */
const purposes: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    general: [
      'I want to cook better',
      'Learn to cook Thai food',
      'Learn the guitar',
      'Get fit before the summer',
      'Run a marathon in May',
      'Save money for a new bike',
      'Find a flat near the river',
      'Read more books this year',
      'Write a thank-you letter to my teacher',
      'Test my new web shop',
      'Pass the ball better',
      'Learn to swim',
      'Sleep better',
      'Clean up the garage by Sunday',
      'Learn Italian',
      'Write a page every day until 15 January',
      'Collect what they wrote every day about bees',
      'Find out why I wake up every night',
      'Find out what wakes me every night',
      'Fix the server that crashes every night',
      'Fix the tap dripping every night',
      'Write the report that is due every Friday',
      'Write the report due every Friday',
      'Summarize the news I read every day',
      'Learn how to draw every day',
      'I need to stop my dog barking every day',
      'Stop my dog barking every day',
      'Find a gym that opens every day at 6',
      'Find the bus that runs twice a day',
    ],
    study: [
      'Study linear algebra for the exam on 15 January',
      'Pass my driving test',
      'I want to pass the JLPT N2',
      'Prepare for the biology exam by 4 December',
      'Get ready for my midterms',
      'Revise for the history test',
      'I need to study chemistry',
    ],
    event: ['Plan a trip to Kyoto on 12 December', 'Prepare the birthday party'],
    journal: ['Keep a journal'],
    habit: [
      'Build a habit of reading',
      'Make stretching a habit',
      'I want to walk a bit every day',
      'Walk every morning at 7',
      'Every evening, I want to read',
      'Swim twice a week',
      'Run 3 times a week',
      "I'd like to go to the gym every Monday and Thursday",
      'Call my mother every week',
      'Do my morning stretching every day',
      'Practice drawing every day',
      'Go swimming every Monday',
      'Walk to the bus stop every day',
      'Every night, write down what I learned',
      'Meditate daily',
    ],
    weekly: ['Do a weekly review'],
  },
  ja: {
    general: [
      '料理がうまくなりたい',
      '料理を覚えたい',
      'ギターを習いたい',
      '夏までに体を鍛える',
      '5月にマラソンを走る',
      '新しい自転車のために貯金する',
      '川の近くに部屋を探す',
      '今年はもっと本を読む',
      '先生にお礼の手紙を書く',
      '新しい店のサイトのテストを書く',
      '泳げるようになりたい',
      'よく眠れるようになりたい',
      '日曜までに車庫を片付ける',
      'イタリア語を学びたい',
      '毎日のニュースを集める',
      '毎週の売上をまとめる',
      '1月15日まで毎日1ページ書く',
      '早起きできるようになりたい',
      '毎日使う机を作る',
      '会社で毎日使う机を作る',
      '毎日使った机を直す',
      '毎日書くノートを探す',
      '毎日起きる時間を決める',
      '毎週月曜に提出するレポートを書く',
      '週に2回来る人の部屋を片付ける',
      '週末に引っ越す',
      '部屋を週末に片付ける',
      '平日に役所へ行く',
      '荷物を平日に送る',
    ],
    study: [
      '線形代数を1月15日の試験までに勉強する',
      '簿記の試験に合格する',
      '英検二級に合格したい',
      '12月4日までに生物のテスト対策をする',
      '期末試験の準備をしたい',
      '運転免許の試験を受ける',
      '化学を勉強したい',
    ],
    event: ['12月12日の京都旅行の準備をする', '誕生日パーティーを計画する'],
    journal: ['日記をつける'],
    habit: [
      '読書を習慣にする',
      'ストレッチの習慣をつける',
      '毎日少し歩きたい',
      '毎朝7時に歩く',
      '毎晩、本を読みたいです',
      '本を毎日読みたい',
      '週に2回泳ぐ',
      '週３回走りたい',
      '毎週月曜と木曜に泳ぎたい',
      '散歩を毎日続けたい',
      '平日は早く寝たい',
      '週末は走る',
      '毎日寝る前に本を読む',
      '毎日違う道を歩く',
      '毎日すぐ机を片付ける',
      '毎日少しずつ単語を覚える',
      '毎日三つ単語を覚える',
      '毎日早く仕事を終える',
      '毎日新しい単語を覚える',
      '毎日また本を読みたい',
      '毎週末に部屋を片付ける',
      '毎週末、海で泳ぐ',
    ],
    weekly: ['週の振り返りをする'],
  },
};

function recipeOf(text: string, lang: Language): unknown {
  return decide(packOf(lang, { trigger: said(`/purpose ${text}`) })).plan_update?.intake?.recipe;
}

describe.each(['en', 'ja'] as const)('[AV-05] an everyday purpose gets the recipe that fits it, %s', (lang) => {
  const rows = Object.entries(purposes[lang]).flatMap(([recipe, texts]) =>
    texts.map((text) => [text, recipe] as const),
  );
  it('twenty and more of them', () => expect(rows.length).toBeGreaterThanOrEqual(20));
  it.each(rows)('%s: %s', (text, recipe) => expect(recipeOf(text, lang)).toBe(recipe));
});

describe.each(['en', 'ja'] as const)('the questions fit any purpose of their recipe, %s', (lang) => {
  it('none but those of the study plan speaks of an exam, and it not as a thing that there must be', () => {
    for (const recipe of Object.keys(recipeSlots) as IntakeRecipe[]) {
      for (const slot of recipeSlots[recipe]) {
        const { text } = slotQuestion(slot, recipe, 'to_reach', packOf(lang));
        if (recipe !== 'study') expect(text).not.toMatch(/\bexams?\b|\btests?\b|試験|テスト/i);
        else if (/\bexams?\b|試験/i.test(text)) expect(text).toMatch(/\bif\b|なら/i);
      }
    }
  });

  it('what an exam is in is the subject, and nothing besides', () => {
    const subjects =
      lang === 'ja'
        ? [
            ['運転免許の試験に受かりたい', '運転免許'],
            ['簿記の試験に合格する', '簿記'],
            ['期末試験の準備をしたい', '期末'],
          ]
        : [
            ['Pass my driving test', 'driving'],
            ['Prepare for the biology exam by 4 December', 'biology'],
          ];
    for (const [text = '', subject] of subjects) expect(readSubject(text, packOf(lang))).toBe(subject);
  });

  it('a wish that is said where a subject is asked for is a purpose of its own, not a subject', () => {
    const intake = { recipe: 'study', awaiting: 'subject', answers: {} };
    const answered = (text: string) =>
      decide(packOf(lang, { trigger: said(text), is_answer: true, intake })).plan_update ?? {};
    const [wish, subject] =
      lang === 'ja' ? ['料理がうまくなりたい', '線形代数'] : ['I want to cook better', 'linear algebra'];
    expect(answered(wish)).toMatchObject({ purpose: wish, intake: { recipe: 'general' } });
    expect(answered(subject)).toMatchObject({ intake: { recipe: 'study' } });
  });
});

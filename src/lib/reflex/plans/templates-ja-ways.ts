import type { Template } from './template';

/** ほかの望みすべて。 */
export const general: Template = {
  words: [],
  name: '[{subject}|次の目標]',
  tasks: [
    { share: 0, text: '「どうなったら完了か」を1文で書く' },
    { share: 0.02, text: 'タイマーを10分かけて、要ることを思いつくまま書き出す' },
    { share: 0.05, text: '使える時間とお金[（{budget}）]、やらないことを決める' },
    { share: 0.08, text: 'やったことのある人に、最初に何をするか聞く' },
    { share: 0.1, text: '週に2回、取り組む時間を予定に入れる' },
    { share: 0.15, text: 'いちばん小さい一歩を30分だけやる' },
    { share: 0.5, text: '中間の見直し：うまくいったこと、やめること、次にやること' },
    { share: 0.85, text: '残った1つを仕上げて、だれかに見てもらう' },
    { share: 1, text: '片づけて、お礼を言って、自分をねぎらう' },
  ],
  sections: [
    {
      title: 'はじめに考えること',
      boxes: [
        'もう手元にあるもの（道具、メモ、頼れる人、お金）',
        '後回しにしがちなところと、それを半分らくにする方法',
        '2日以内にできること',
        '話しておくと助けてくれそうな人',
      ],
    },
    {
      title: '週に1回、5分の見直し',
      boxes: ['できたこと', 'じゃまになっていること', '次の一歩と、その日'],
    },
  ],
  split: [
    ['最初に要るもの', 50],
    ['軌道に乗ってから', 35],
    ['予備', 15],
  ],
  alarms: [],
  questions: [
    { slot: 'date', text: 'いつまでに終えたいですか？' },
    { slot: 'budget', text: 'お金はかけますか？かけるなら、いくらまでですか？' },
  ],
  cues: { subject: { rest: true } },
};

export const exam = general;
export const meeting = general;
export const moving = general;
export const habit = general;
export const skill = general;
export const job = general;
export const writing = general;
export const tidying = general;

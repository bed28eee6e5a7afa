import type { CompetentAnswer } from './competent-model';

/** Whose each step of the party is; the person's are marked as a model writes it. */
const partySteps = [
  'Write the guest list',
  'Rent the hall (person)',
  'Hire a band (person)',
  'Send the invitations (person)',
  'Write the shopping list',
];

const changes = ['drop G1-T2', 'drop G1-T3', 'add Order pizza (person)', 'date G1-T4 2026-12-05'];

/** A model that shares a plan with the person, rests at its own steps, and changes the plan in one call where it is asked to. */
export function planTurn(prompt: string): CompetentAnswer {
  const asked = prompt.slice(prompt.search(/# What is asked of you|# あなたに求められていること/u));
  if (/The purpose is new|the purpose is set|目的が新しく決まった|そのまま目的が決まる/u.test(asked))
    return { say: 'Here is the plan.', call: { name: 'plan_goal', input: { name: 'Mia’s party', tasks: partySteps } } };
  if (/Take the next step|の次の一手を行う/u.test(asked))
    return { say: '', call: { name: 'rest', input: { until: 'you say so' } } };
  if (/No hall and no band/.test(prompt.slice(-4_000)) && /Answer the last|最後の言葉に答える/u.test(asked))
    return { say: 'I would change it so.', call: { name: 'plan_change', input: { changes } } };
  return { say: 'Good.', call: null };
}

/** What the plan is kept with: in the person's language, as the talk is. */
const keptParty = {
  en: {
    path: 'plans/party.md',
    content: '# Mia’s party\n\n- [ ] Buy candles\n- [ ] Order pizza\n',
    alarms: ['2026-12-12 08:00 Fetch the cake', '0,3 18:00 Look at the list'],
  },
  ja: {
    path: '計画/誕生日会.md',
    content: '# 誕生日会\n\n- [ ] ろうそくを買う\n- [ ] ピザを注文する\n',
    alarms: ['2026-12-12 08:00 ケーキを受け取る', '0,3 18:00 リストを見る'],
  },
} as const;

/** As `planTurn`, and keeps the plan, or calls it otherwise, where it is asked to. */
export function keepingTurn(prompt: string): CompetentAnswer {
  const isJapanese = prompt.includes('# あなたに求められていること');
  const asked = prompt.slice(prompt.search(/# What is asked of you|# あなたに求められていること/u));
  const isMessage = /Answer the last|最後の言葉に答える/u.test(asked);
  const said = prompt.slice(-4_500);
  if (isMessage && /We are 15 now|15人になった/u.test(said))
    return {
      say: '',
      call: {
        name: 'plan_change',
        input: { changes: [isJapanese ? 'rename G1 15人の誕生日会' : 'rename G1 Mia’s party for 15'] },
      },
    };
  if (isMessage && /Keep it with a list|リストとアラームも/u.test(said)) {
    const { path, content, alarms } = keptParty[isJapanese ? 'ja' : 'en'];
    const say = isJapanese ? 'まとめておきましょうか。' : 'I would keep it so.';
    return { say, call: { name: 'plan_keep', input: { path, content, alarms: [...alarms] } } };
  }
  return planTurn(prompt);
}

const partyOf12 = {
  name: 'A party for 12',
  tasks: ['Ask 12 guests', 'Rent the hall', 'Write the menu', 'Send invitations (person)', 'Clean up'],
  list: { path: 'party/list.md', content: '# Party for 12\n\n- [ ] 12 plates\n- [ ] Candles\n' },
  alarms: ['2026-12-12 08:00 Cake for 12'],
  budget: { path: 'party/budget.md', content: 'Cake for 12 people: 36\nDrinks for 12: 24\n' },
} as const;

/** Every place that holds the number; the first try is of a text that stands in the note twice. */
function partyOf15(prompt: string): string[] {
  const alarm = /\b(A\d+) [^\n]*08:00/.exec(prompt.slice(prompt.lastIndexOf('# Now')))?.[1] ?? '';
  const isSecond = prompt.includes('stands 2 times in party/budget.md');
  return [
    'rename G1 A party for 15',
    'rename G1-T1 Ask 15 guests',
    'note party/list.md: # Party for 12 => # Party for 15',
    'note party/list.md: - [ ] 12 plates => - [ ] 15 plates\\n- [ ] 15 cups',
    isSecond
      ? 'note party/budget.md: Cake for 12 people: 36 => Cake for 15 people: 45'
      : 'note party/budget.md: 12 => 15',
    ...(isSecond ? ['note party/budget.md: Drinks for 12: 24 => Drinks for 15: 30'] : []),
    'purpose A party for 15 on 12 December',
    `alarm off ${alarm}`,
    'alarm 2026-12-12 08:00 Cake for 15',
  ];
}

/** Plans a party for 12, keeps it, writes its budget, and corrects all of it in one call. */
export function correctingTurn(prompt: string): CompetentAnswer {
  const asked = prompt.slice(prompt.lastIndexOf('# What is asked of you'));
  const said = prompt.slice(-6_000);
  const { name, tasks, list, alarms, budget } = partyOf12;
  if (/The purpose is new|the purpose is set/.test(asked))
    return { say: 'Here is the plan.', call: { name: 'plan_goal', input: { name, tasks: [...tasks] } } };
  if (/Take the next step/.test(asked)) return { say: '', call: { name: 'rest', input: { until: 'you say so' } } };
  if (!/Answer the last/.test(asked)) return { say: 'Good.', call: null };
  if (/We’re 15 now/.test(said))
    return { say: 'Fifteen it is.', call: { name: 'plan_change', input: { changes: partyOf15(prompt) } } };
  if (/And a budget/.test(said)) return { say: '', call: { name: 'note_write', input: { ...budget } } };
  if (/Keep it with a list/.test(said))
    return { say: '', call: { name: 'plan_keep', input: { ...list, alarms: [...alarms] } } };
  return { say: 'Good.', call: null };
}

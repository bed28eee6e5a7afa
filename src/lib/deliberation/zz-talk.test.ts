import { it } from 'vitest';
import { ReflexHouse } from '/work/lanes/reflex/tests/support/reflex-house';
import { textOf } from '/work/lanes/reflex/src/lib/events/family';
const scripts: [('en'|'ja'), string[]][] = [
  ['en', ['hello', 'remind me Friday at 3pm to call Bob', 'y', 'actually make it 4pm', 'y', 'show my alarms', 'add milk and eggs to the shopping list', 'y', 'tick off milk', 'y', "what's on my shopping list", 'I want to die', 'my name is Sam', 'y', 'blue is a nice colour']],
  ['en', ["Plan my sister's birthday party on Saturday 12 December, 12 people, budget 300 euro, she loves astronomy", 'y', 'in the evening', 'y', "we're 15 now", 'y', 'how far are you', 'undo that and set a timer for 25 minutes instead', 'y']],
  ['en', ['Plan a trip', 'y', 'Lisbon', 'y', 'in March', 'y', 'I don’t know']],
  ['en', ['remind me to call the plumber', 'tomorrow at 9', 'y', 'what time is it and whats 45 times 12', 'add tofu to the list and remind me at 6 to cook', 'y', 'y', 'My goal: run a marathon', 'yes', 'y', 'drop my purpose', 'yes']],
  ['ja', ['こんにちは', '明日の朝7時に起こして', 'y', 'やっぱ7時半で', 'y', '来月末に引っ越しする。一人暮らし、予算10万円、計画立てて', 'y', 'わからない', 'わからない', '卵アレルギーって覚えといて', 'y', '猫が好き']],
];
for (const [lang, lines] of scripts) it(lines[0]!, async () => {
  const house = await new ReflexHouse(lang).open();
  let shown = 0;
  const flush = () => { const all = house.all('output'); for (const o of all.slice(shown)) console.log(`   [${o.kind}${o.code ? ' ' + o.code : ''}] ${textOf(o.data)}${o.choices ? '  {' + o.choices.map(c => textOf(c.label)).join(' | ') + '}' : ''}`); shown = all.length; const p = house.snapshot.run.pending; if (p) console.log('   CARD', p.lines.map(l => l.text).join(' // ').slice(0, 400)); for (const l of house.all('lifecycle')) if (l.name === 'invalid_output') console.log('   INVALID', textOf(l.detail ?? null)); };
  flush();
  for (const line of lines) { console.log('>', line); if (line === 'y' || line === 'n') { if (house.snapshot.run.pending) await house.answer(line); else console.log('   (no card)'); } else console.log('  ', JSON.stringify(await house.tell(line)).slice(0,100)); flush(); }
  console.log(JSON.stringify(house.snapshot.state.plan.goals.map(g => [g.name, g.tasks.map(t => `${t.name} ${t.date ?? ''} ${t.status}`)]), null, 1).slice(0, 1500));
  console.log(Object.keys(house.contents));
});

import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';

/** The first request of a plan is open. */
async function atFirstRequest(lang: Language): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  await house.tell(lang === 'ja' ? '生け垣を植える' : 'Plant a hedge');
  for (let count = 0; count < 8 && !house.snapshot.run.pending; count++) await house.press(house.buttons[0]?.id ?? '');
  expect(house.snapshot.run.pending?.task).toBe('G1-T1');
  return house;
}

describe.each(['en', 'ja'] as const)('[AV-31] after n, %s', (lang) => {
  it('one line says what comes next and what brings it about, and that is so', async () => {
    const house = await atFirstRequest(lang);
    await house.answer('n', { lang });
    const line = house.chat.at(-1) ?? '';
    expect(line).toContain(
      lang === 'ja' ? '「再開」を押すか、何か話しかけると続けます' : 'Press Resume, or say anything, to go on',
    );
    expect(line).toContain('G1-T2');
    await house.command('resume', lang);
    expect(house.snapshot.run.pending?.task).toBe('G1-T2');
  });

  it('who asks for the plan is told each status by the word that the plan pane has', async () => {
    const house = await atFirstRequest(lang);
    await house.answer('n', { lang });
    await house.tell(lang === 'ja' ? '目的は何ですか' : 'What is my purpose?');
    const told = house.chat.find((line) => line.includes('\nG1-T1 ')) ?? '';
    expect(told).toContain(lang === 'ja' ? '\nG1-T1 見送り ' : '\nG1-T1 LEFT OUT ');
    expect(told).toContain(lang === 'ja' ? '\nG1-T3 未着手 ' : '\nG1-T3 PENDING ');
    if (lang === 'ja') expect(told).not.toMatch(/PENDING|ACTIVE|DONE|FAIL/);
  });

  it('where nothing else waits, it says that', async () => {
    const house = await new ReflexHouse(lang).open();
    await house.tell(lang === 'ja' ? '小説を書く' : 'Write a novel');
    await house.command('drop', lang);
    await house.tell(lang === 'ja' ? 'メモ：紙を買う' : 'Note: buy paper');
    await house.answer('n', { lang });
    expect(house.chat.at(-1)).toContain(lang === 'ja' ? 'ほかに待っていることはありません' : 'Nothing else waits');
  });

  it('[AV-53] the report counts what was left out and why, and says of nothing that it did not fail', async () => {
    const house = await atFirstRequest(lang);
    await house.answer('n', { lang });
    await house.command('resume', lang);
    await house.answer('n', { lang });
    await house.command('resume', lang);
    let isDropped = false;
    for (let turn = 0; turn < 40 && house.asked !== 'ask.reached'; turn++) {
      if (house.snapshot.run.pending) await house.answer('y', { lang });
      else if (isDropped) await house.tell(lang === 'ja' ? '机の前で' : 'At the desk');
      else {
        isDropped = true;
        await house.command('drop', lang);
      }
    }
    const records = house.chat.filter((line) => /^\[G1-T\d\] FAIL/.test(line));
    const report =
      house.chat.find((line) => line.includes(lang === 'ja' ? 'この報告まで' : 'before this report')) ?? '';
    const [rejected, dropped] =
      lang === 'ja'
        ? ['n の返答により見送ったもの（2件）：G1-T1', '破棄により見送ったもの（1件）：']
        : ['2 were left out because you said n: G1-T1', '1 was left out because you dropped it: '];
    expect(report).toContain(rejected);
    expect(report).toContain(dropped);
    for (const record of records) expect(report).toContain(/G1-T\d/.exec(record)?.[0]);
    expect(house.chat.join('\n')).not.toMatch(/nothing failed|失敗ではありません/);
    await expectSound(house);
  });
});

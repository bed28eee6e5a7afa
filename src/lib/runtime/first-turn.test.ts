import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';

describe('the main job', () => {
  it('[AV-05] asks for a purpose when there is none, once, and again not after a restart', async () => {
    const house = await new AgentHouse().open();
    expect(house.chat).toEqual(['What should I work towards?']);
    await house.close();
    const again = await new AgentHouse({ store: house.store }).open();
    expect(again.chat).toEqual(['What should I work towards?']);
    expect(again.snapshot.run.phase).toBe('asking');
  });

  it('[AV-01] carries a purpose through input, plan, thought, approval, action and result to the end of its goal', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    expect(house.snapshot.state.plan.purpose).toBe('Keep five notes');
    expect(house.snapshot.run.phase).toBe('approving');
    await house.approveAll();
    expect(house.chat).toContain('[G1-T5] DONE Task 5');
    expect(house.chat).toContain('[G1] DONE Goal 1 / 100%');
    expect(house.store.notes.size).toBe(5);
    expect(house.snapshot.state.plan.goals).toEqual([]);
    expect(house.snapshot.run.phase).toBe('idle');
  });
});

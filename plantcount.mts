const tree = process.argv[2];
const { Simulation } = await import(`${tree}/tests/simulation/simulation.ts`);
const names: any = { no_epoch_check: 'one_writer', effect_before_logged: 'effect_is_logged' };
for (const plant of Object.keys(names)) { const at: number[] = []; for (let seed = 1; seed <= 120; seed++) { try { await new Simulation(seed, undefined, plant).run(); } catch (e: any) { if (e.invariant === names[plant]) at.push(seed); } } console.log(tree, plant, at.length, at.slice(0, 8).join(' ')); }

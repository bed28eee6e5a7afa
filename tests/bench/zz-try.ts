import { measureTurnCost } from './turn-cost';
import { systemChromium } from '../support/system-chromium';
const f = await measureTurnCost(systemChromium());
for (const x of f) {
  console.log(x.name, x.value, x.unit);
  console.log(x.details.join('\n'));
}

// what the loop loads only when it needs it must not take longer in a test than a turn
import '../../src/lib/capabilities/collections/run-search';
import '../../src/lib/capabilities/world/run-in-world';
import '../../src/lib/runtime/clear-log';
import '../../src/lib/runtime/redact-log';
import '../../src/lib/runtime/repair';
import '../../src/lib/runtime/replace-log';
import { loadLateStep } from '../../src/lib/runtime/late-step';
import { prepareReflex } from '../../src/lib/deliberation/reflex';
import { loadWork } from '../../src/lib/runtime/late-work';
import { shippedCapabilities } from '../../src/lib/capabilities/shipped';

await loadWork();
await loadLateStep();
await prepareReflex();
await Promise.all(shippedCapabilities.map(async ({ prepare }) => prepare?.()));

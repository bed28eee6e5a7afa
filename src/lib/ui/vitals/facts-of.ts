import type { Language } from '../../base/language';
import type { Told } from '../../session/vitals/vitals-watch.svelte';
import { quantityText } from './quantity';
import type { VitalsWords } from './vitals-words';

/** What is told in one number or word, each line with what it is. `cost`: a share; `heap`: bytes; null: not told. */
export function factsOf(
  told: Told,
  { cost, heap, inbox }: { cost: number | null; heap: number | null; inbox: number },
  own: VitalsWords,
  language: Language,
): { term: string; text: string }[] {
  const { agent, network, page } = told;
  const text = (value: number | null, kind: Parameters<typeof quantityText>[1]) =>
    value === null ? own.notTold : quantityText(value, kind, language);
  const count = (value: number) => quantityText(value, 'count', language);
  const loaded = { requests: 0, bytes: 0, untold: 0 };
  for (const traffic of agent ? [page, agent.traffic] : [page]) {
    loaded.requests += traffic.requests;
    loaded.bytes += traffic.bytes;
    loaded.untold += traffic.untold;
  }
  const pressure =
    told.pressure === undefined ? own.measuring : told.pressure === null ? own.notTold : own.pressures[told.pressure];
  const state = network.isOnline ? own.online : own.offline;
  return [
    { term: own.pressure, text: pressure },
    { term: own.scripts, text: text(heap, 'bytes') },
    { term: own.whole, text: told.wholeMemory === undefined ? own.measuring : text(told.wholeMemory, 'bytes') },
    { term: own.network, text: network.kind === null ? state : `${state}, ${network.kind}` },
    {
      term: own.downlink,
      text: network.downlink === null ? own.notTold : own.downlinkOf(String(network.downlink)),
    },
    { term: own.roundTrip, text: text(network.roundTripMs, 'time') },
    {
      term: own.traffic,
      text:
        own.trafficOf(count(loaded.requests), text(loaded.bytes, 'bytes')) +
        (loaded.untold > 0 ? `, ${own.untold(count(loaded.untold))}` : ''),
    },
    { term: own.queue, text: agent ? own.queueOf(count(inbox), count(agent.waitingEnds)) : own.noAgent },
    {
      term: own.idle,
      text: agent ? own.idleOf(count(agent.idleWakes), text(agent.idleWakeMs, 'time')) : own.noAgent,
    },
    { term: own.handled, text: text(told.handled, 'count') },
    {
      term: own.cost,
      text: cost === null ? own.measuring : own.costOf(text(cost, 'share'), count(told.questions)),
    },
  ];
}

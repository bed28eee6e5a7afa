import type { Language } from '../../base/language';
import { bridgeGaps } from '../../session/vitals/trend';
import { summarise } from '../../session/vitals/statistics';
import type { Metric, VitalsWatch } from '../../session/vitals/vitals-watch.svelte';
import { quantityOf, quantityText, type Quantity, type UnitKind } from './quantity';
import type { VitalsWords } from './vitals-words';

export const unitOf: Readonly<Record<Metric, UnitKind>> = {
  pageDelay: 'time',
  pageBusy: 'share',
  agentDelay: 'time',
  agentBusy: 'share',
  memory: 'bytes',
  storage: 'bytes',
  network: 'rate',
  turn: 'time',
  inbox: 'count',
  cost: 'share',
};

/** A number's mean over this; ms. Shorter than it takes to look twice, longer than a blink. */
const recentMs = 10_000;
/** A share is of some hundred looks; ms. */
const shareMs = 30_000;
/** Of numbers that come each ten seconds the line goes through, of two-second buckets. */
export const bridgedBuckets = 6;

export interface VitalRow {
  metric: Metric;
  label: string;
  aside: string;
  /** Null: `note` says why. */
  quantity: Quantity | null;
  note: string;
  points: (number | null | undefined)[];
  range: string;
}

/** The pane's six numbers. */
export function vitalRows(watch: VitalsWatch, own: VitalsWords, language: Language): VitalRow[] {
  const { told, now } = watch;
  const recent = (metric: Metric, ms = recentMs) => watch.trends[metric].short.meanOver(now, ms);
  const share = (value: number | null) => (value === null ? '' : own.busy(quantityText(value, 'share', language)));
  const isAtRest = told?.agent?.awakeSince === null;
  const row = (metric: Metric, label: string, aside: string, note: string): VitalRow => {
    const points = watch.trends[metric].short.points(now);
    const summary = summarise(points);
    const value = recent(metric) ?? summary?.last ?? null;
    const unit = unitOf[metric];
    const text = (of: number) => quantityText(of, unit, language);
    return {
      metric,
      label,
      aside,
      quantity: value === null ? null : quantityOf(value, unit, language),
      note: told ? note : own.measuring,
      points: bridgeGaps(points, bridgedBuckets),
      range: summary ? own.range(text(summary.least), text(summary.most)) : '',
    };
  };
  return [
    row('pageDelay', own.page, share(recent('pageBusy', shareMs)), own.measuring),
    row('agentDelay', own.agent, share(isAtRest ? 0 : recent('agentBusy', shareMs)), own.measuring),
    row('memory', own.memory, '', own.notTold),
    row(
      'storage',
      own.storage,
      told?.quota == null ? '' : own.of(quantityText(told.quota, 'bytes', language)),
      own.notTold,
    ),
    row('network', own.network, told ? (told.network.isOnline ? own.online : own.offline) : '', own.measuring),
    row('turn', own.turn, '', own.noTurn),
  ];
}

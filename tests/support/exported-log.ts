import { expect } from '@playwright/test';
import { audit } from '../../src/lib/audit/audit';
import { describeReport } from '../../src/lib/audit/describe-report';
import { textOf } from '../../src/lib/events/family';
import type { EventOf, LogEvent } from '../../src/lib/events/log-event';
import type { PageDriver } from './page-driver';

/** The three files that a person exports, checked against each other and against the invariants. */
export interface ExportedLog {
  events: LogEvent[];
  eventsText: string;
  stateText: string;
  headText: string;
}

/** Exports from the Data page and expects a clean audit. Leaves the page there. */
export async function exportLog(driver: PageDriver): Promise<ExportedLog> {
  const eventsText = await driver.export('Export events.jsonl');
  const stateText = await driver.export('Export state.json');
  const headText = await driver.export('Export head.json');
  expectClean(eventsText, stateText, headText);
  const lines = eventsText.trimEnd().split('\n');
  const events = lines.slice(0, -1).map((line) => JSON.parse(line) as LogEvent); // the last is the trailer
  return { events, eventsText, stateText, headText };
}

export function expectClean(eventsText: string, stateText: string, headText: string): void {
  const report = audit(eventsText.split('\n'), { state: JSON.parse(stateText), head: JSON.parse(headText) });
  expect(report.unreadable ?? report.violations, describeReport(report).join('\n')).toEqual([]);
}

export function eventsOf<Type extends LogEvent['type']>(events: readonly LogEvent[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** What was said to the agent, in order. */
export function saidTexts(events: readonly LogEvent[]): string[] {
  return eventsOf(events, 'input').map(({ text }) => textOf(text) ?? '');
}

/** How often each request was acted upon. */
export function actionsByRequest(events: readonly LogEvent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { request, capability } of eventsOf(events, 'action')) {
    if (capability !== 'conversation' && capability !== 'question') counts[request] = (counts[request] ?? 0) + 1;
  }
  return counts;
}

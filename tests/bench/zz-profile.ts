import { writeFileSync, mkdtempSync } from 'node:fs';
import { chromium } from 'playwright';
import { build } from 'vite';
import { serveStatic } from '../support/static-server';
import { chromiumArguments, systemChromium } from '../support/system-chromium';
import { benchBuild } from './vite.config';
const folder = mkdtempSync('/tmp/yadori-prof-');
await build({ ...benchBuild, build: { ...benchBuild.build, minify: false, outDir: folder + '/w' } });
writeFileSync(folder + '/w/index.html', '<!doctype html><title>bench</title>');
const server = await serveStatic({ root: folder + '/w', kind: 'headers' });
const context = await chromium.launchPersistentContext(folder + '/p', {
  args: chromiumArguments(),
  executablePath: systemChromium()!,
});
const page = await context.newPage();
await page.goto(server.url);
const client = await context
  .browser()!
  .newBrowserCDPSession()
  .catch(() => null);
const cdp = client ?? (await context.newCDPSession(page));
const events: any[] = [];
cdp.on('Tracing.dataCollected' as any, (e: any) => events.push(...e.value));
await cdp.send(
  'Tracing.start' as any,
  {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-v8.cpu_profiler', 'v8', 'devtools.timeline'],
      recordMode: 'recordUntilFull',
    },
  } as any,
);
const answer: any = await page.evaluate(
  () =>
    new Promise((resolve) => {
      const w = new Worker('turn.worker.js', { type: 'module' });
      w.onmessage = ({ data }) => resolve(data);
      w.postMessage({ turns: 60, warmUp: 20 });
    }),
);
const done = new Promise((r) => cdp.on('Tracing.tracingComplete' as any, r));
await cdp.send('Tracing.end' as any);
await done;
await context.close();
await server.close();
if (!answer.ok) throw new Error(answer.message);
const med = (x: number[]) => [...x].sort((a, b) => a - b)[x.length >> 1]!;
console.log('agent', med(answer.report.agentMs), 'bare', med(answer.report.bareMs));
// profile of the worker: the thread with the most samples
const threads = new Map<number, { nodes: Map<number, any>; self: Map<number, number> }>();
for (const e of events) {
  if (e.name !== 'ProfileChunk') continue;
  const key = e.id ? parseInt(e.id, 16) * 1000 + (e.pid % 1000) : e.tid;
  const t = threads.get(key) ?? { nodes: new Map(), self: new Map() };
  threads.set(key, t);
  const { cpuProfile, timeDeltas } = e.args.data;
  for (const n of cpuProfile?.nodes ?? []) t.nodes.set(n.id, n);
  (cpuProfile?.samples ?? []).forEach((id: number, i: number) => t.self.set(id, (t.self.get(id) ?? 0) + timeDeltas[i]));
}
for (const [key, t] of threads) {
  const byName = new Map<string, number>();
  const incl = new Map<string, number>();
  let total = 0;
  for (const [id, us] of t.self) {
    const n = t.nodes.get(id);
    if (!n) continue;
    const f = n.callFrame;
    const name = `${f.functionName || '(anon)'}:${f.lineNumber ?? ''}`;
    if (!f.functionName?.startsWith('(idle') && !f.functionName?.startsWith('(program')) total += us;
    byName.set(name, (byName.get(name) ?? 0) + us);
    const seen = new Set<string>();
    for (let m = n; m; m = m.parent ? t.nodes.get(m.parent) : null) {
      const k = `${m.callFrame.functionName || '(anon)'}:${m.callFrame.lineNumber ?? ''}`;
      if (!seen.has(k)) {
        seen.add(k);
        incl.set(k, (incl.get(k) ?? 0) + us);
      }
    }
  }
  if (total < 200000) continue;
  console.log('\nthread', key, 'busy ms', total / 1000);
  console.log('self:');
  for (const [n, us] of [...byName].sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log((us / 1000).toFixed(1), n);
  console.log('incl:');
  for (const [n, us] of [...incl].sort((a, b) => b[1] - a[1]).slice(0, 70)) console.log((us / 1000).toFixed(1), n);
}

/**
 * Reads every scan that ends as people do, until stopped: the list of scans, then of each scan its pages, issues, components and a standard,
 * and one report. A separate process, so that other work of a benchmark does not delay it. Started by fork with the service's URL; it sends
 * a message when it has begun, and `PeopleRead` when it is stopped and has read all scans that have ended.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { hasEnded } from '../../src/scans/scan-state.ts';
import type { ScanRecord } from '../../src/scans/scan-record.ts';
import { scanRecordSchema } from '../../src/scans/scan-record.ts';
import { percentile, round2 } from './measure.ts';

export type PeopleRead = {
  readonly scans: number;
  readonly requests: number;
  readonly refused: number;
  readonly byKind: Readonly<Record<string, { readonly count: number; readonly p50: number; readonly p95: number }>>;
};

const [origin = '', seenBefore = '[]'] = process.argv.slice(2);
const listEveryMs = 500;
const lists = {
  pages: 'pages?limit=50',
  issues: 'issues/chunks?limit=50',
  components: 'components?limit=50',
  standard: 'standards/wcag22-aa',
} as const;
const reports = ['report.csv?mode=full', 'report.json', 'report.html', 'report.xlsx', 'report.pdf'];
const listSchema = z.array(scanRecordSchema);
const listed = 500;

const times = new Map<string, number[]>();
const seen = new Set(z.array(z.string()).parse(JSON.parse(seenBefore)));
const before = seen.size;
const stopped = new AbortController();
let refused = 0;

process.once('message', () => stopped.abort());
process.send?.('ready');
while (!stopped.signal.aborted) {
  await readNew();
  await delay(listEveryMs);
}
await readNew();
const requests = [...times.values()].reduce((sum, { length }) => sum + length, 0);
const byKind = Object.fromEntries([...times].map(([kind, values]) => [kind, describe(values)]));
process.send?.({ scans: seen.size - before, requests, refused, byKind } satisfies PeopleRead);
process.disconnect?.();

async function readNew(): Promise<void> {
  const ended = (await listScans()).filter(({ id, status }) => !seen.has(id) && hasEnded(status));
  for (const { id } of ended) {
    seen.add(id);
    for (const [kind, path] of Object.entries(lists)) await ask(kind, `/api/scans/${id}/${path}`);
    const report = reports[seen.size % reports.length] ?? '';
    await ask(report.split('?', 1)[0] ?? '', `/api/scans/${id}/issues/${report}`);
  }
}

/** All of them: each list is a read that is counted. */
async function listScans(): Promise<readonly ScanRecord[]> {
  const found: ScanRecord[] = [];
  for (let isWhole = false; !isWhole;) {
    const scans = listSchema.parse(JSON.parse(await ask('scans', `/api/scans?limit=${listed}&offset=${found.length}`)));
    found.push(...scans);
    isWhole = scans.length < listed;
  }
  return found;
}

async function ask(kind: string, path: string): Promise<string> {
  const started = performance.now();
  const answer = await fetch(`${origin}${path}`);
  const text = await answer.text();
  // Retention may have removed the data of a scan since it was listed.
  if (answer.status === 410) refused += 1;
  else if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 500)}`);
  times.set(kind, [...(times.get(kind) ?? []), performance.now() - started]);
  return text;
}

function describe(values: readonly number[]) {
  return { count: values.length, p50: round2(percentile(values, 0.5)), p95: round2(percentile(values, 0.95)) };
}

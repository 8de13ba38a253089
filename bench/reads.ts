/**
 * Reading a large scan with many clients at once: `node bench/reads.ts [pages groups occurrences-per-group]`. On each engine a scan of
 * 1,000,000 occurrences in 500 groups over 5,000 pages; 20 clients, in a separate process, ask each read endpoint at several
 * offsets, each client twice a second; and once more without a pause, which shows what the service can bear.
 * Writes bench/results/reads.{json,md}.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseLocation } from '../src/adapters/db/open-database.ts';
import { openDatabase } from '../src/adapters/db/open-database.ts';
import { readAxeRules } from '../src/engines/axe/axe-rules.ts';
import type { ScanSize } from './generate-scan.ts';
import { generateMarkedScan } from './generate-marked-scan.ts';
import { generateScan } from './generate-scan.ts';
import type { Asked, Asking } from './lib/ask-as-clients.ts';
import { describeMachine, today } from './lib/measure.ts';
import { onEachEngine } from './lib/on-each-engine.ts';
import { startService } from './lib/service.ts';

const clients = 20;
const rules = readAxeRules().map(({ ruleId }) => ruleId);

type Row = Asked & { readonly endpoint: string; readonly withoutPause: Asked };

async function main(): Promise<void> {
  const [pages = 5_000, groups = 500, occurrencesPerGroup = 2_000] = process.argv.slice(2, 5).map(Number);
  const size = { pages, groups, occurrencesPerGroup };
  const { embedded, server } = await onEachEngine(10, (location, folder) => bench(location, folder, size));
  const result = { date: today(), machine: describeMachine(), size, clients, embedded, server };
  const text = tabulate(result);
  console.log(text);
  if (process.argv.length > 2) return;
  writeFileSync(new URL('results/reads.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(new URL('results/reads.md', import.meta.url), text);
}

async function bench(location: DatabaseLocation, folder: string, size: ScanSize): Promise<readonly Row[]> {
  const database = await openDatabase(location);
  const marked = await generateMarkedScan(database.db, rules);
  const id = await generateScan(database.db, size, rules);
  await database.close();
  const service = await startService({
    dataFolder: folder,
    args: ['--role', 'web'],
    ...(location.kind === 'server' && { databaseUrl: location.url }),
  });
  const rows: Row[] = [];
  for (const path of [...pathsOf(id, size), `/api/scans/${marked}/issues/chunks`]) {
    const url = `${service.origin}${path}`;
    await askAsClients({ url, clients, pauseMs: 0, seconds: 1 });
    const asked = await askAsClients({ url, clients, pauseMs: 500, seconds: 6 });
    const withoutPause = await askAsClients({ url, clients, pauseMs: 0, seconds: 3 });
    rows.push({ endpoint: path.replace(id, '{id}').replace(marked, '{300,000 marked}'), ...asked, withoutPause });
    console.log(location.kind, JSON.stringify(rows.at(-1)));
  }
  await service.stop();
  return rows;
}

function pathsOf(id: string, { pages, groups, occurrencesPerGroup }: ScanSize): readonly string[] {
  const scan = `/api/scans/${id}`;
  const key = rules[0] ?? '';
  const lastOf = (count: number) => Math.max(0, count - 20);
  return [
    '/api/scans',
    scan,
    ...[0, lastOf(pages)].map((offset) => `${scan}/pages?limit=20&offset=${offset}`),
    `${scan}/pages?status=completed&limit=20&offset=${lastOf(pages)}`,
    ...[0, lastOf(groups)].map((offset) => `${scan}/issues/chunks?limit=20&offset=${offset}`),
    ...[0, occurrencesPerGroup / 2, lastOf(occurrencesPerGroup)].map(
      (offset) => `${scan}/issues/details?kind=failed&key=${key}&limit=20&offset=${offset}`,
    ),
    `${scan}/reports`,
    `${scan}/false-positives`,
    '/api/settings',
    '/api/health',
  ];
}

function askAsClients(asking: Asking): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'lib', 'ask-as-clients.ts'), [JSON.stringify(asking)]);
    child.once('message', (asked) => resolve(asked as Asked));
    child.once('exit', (code) => reject(new Error(`the clients ended with ${String(code)}`)));
  });
}

type Result = {
  readonly date: string;
  readonly machine: string;
  readonly size: ScanSize;
  readonly embedded: readonly Row[];
  readonly server: readonly Row[];
};

function tabulate({ date, machine, size, embedded, server }: Result): string {
  const { pages, groups, occurrencesPerGroup } = size;
  return [
    '# Reading a large scan with 20 clients',
    '',
    `${date}, ${machine}. ${groups * occurrencesPerGroup} occurrences in ${groups} groups over ${pages} pages. \`node bench/reads.ts\`.`,
    'Milliseconds. "p95" and "p50": each client asks twice a second. "Without a pause": all clients at once, again and again.',
    '',
    '| database | endpoint | p50 | p95 | requests | without a pause: requests/s | p95 |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...[...embedded.map((row) => ['embedded', row] as const), ...server.map((row) => ['server', row] as const)].map(
      ([database, { endpoint, p50Ms, p95Ms, requests, withoutPause }]) =>
        `| ${database} | \`${endpoint}\` | ${p50Ms} | ${p95Ms} | ${requests} | ${withoutPause.perSecond} | ${withoutPause.p95Ms} |`,
    ),
    '',
  ].join('\n');
}

await main();

/**
 * What the MCP endpoint costs: `node bench/mcp.ts [pages groups occurrences-per-group]`. Starts the service itself on each engine,
 * with a scan of 1,000,000 occurrences and 1,000 small ones, and asks each tool and the REST path with the same content by turns.
 * Writes bench/results/mcp.{json,md} (mcp-small.* for another size).
 */
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseLocation } from '../src/db/open-database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { readAxeRules } from '../src/engines/axe/axe-rules.ts';
import { switchOn } from '../test/mcp/switch-on.ts';
import type { ScanSize } from './generate-scan.ts';
import { generateScan } from './generate-scan.ts';
import { describeMachine, percentile, round2, today } from './lib/measure.ts';
import { readCpuMs } from './lib/process-use.ts';
import type { BenchService } from './lib/service.ts';
import { onEachEngine } from './lib/on-each-engine.ts';
import { startService } from './lib/service.ts';

type Question = { readonly tool: string; readonly args: Readonly<Record<string, unknown>>; readonly path: string };
type Measured = {
  readonly tool: string;
  readonly offset: number | null;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly cpuMs: number;
  readonly restP95Ms: number;
  readonly restCpuMs: number;
  readonly cpuRatio: number;
};

const rounds = 3;
const perRound = 60;
const rules = readAxeRules().map(({ ruleId }) => ruleId);

async function main(): Promise<void> {
  const [pages = 10_000, groups = 50, occurrencesPerGroup = 20_000] = process.argv.slice(2, 5).map(Number);
  const size = { pages, groups, occurrencesPerGroup };
  const { embedded, server } = await onEachEngine(4, (location, folder) => bench(location, folder, size));
  const result = { date: today(), machine: describeMachine(), size, embedded, server };
  const name = process.argv.length === 2 ? 'mcp' : 'mcp-small';
  writeFileSync(new URL(`results/${name}.json`, import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(new URL(`results/${name}.md`, import.meta.url), tabulate(result));
  console.log(tabulate(result));
}

async function bench(location: DatabaseLocation, folder: string, size: ScanSize): Promise<readonly Measured[]> {
  const database = await openDatabase(location);
  const started = performance.now();
  const scanId = await generateScan(database.db, size, rules);
  await generateSmallScans(database.db);
  await database.close();
  console.log(`${location.kind}: written in ${Math.round((performance.now() - started) / 1000)} s`);
  const service = await startService({
    dataFolder: folder,
    args: ['--role', 'web'],
    ...(location.kind === 'server' && { databaseUrl: location.url }),
  });
  try {
    const measured: Measured[] = [];
    for (const question of questionsOn(scanId, size)) {
      measured.push(await measure(service, question));
      console.log(JSON.stringify(measured.at(-1)));
    }
    return measured;
  } finally {
    await service.stop();
  }
}

async function generateSmallScans(db: Database): Promise<void> {
  await sql`
    insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, pages_total, pages_completed, finished_at)
    select gen_random_uuid(), 'https://example.com/page-' || n, 'bench ' || n, 'single', 'desktop', 'completed', 'done', 1, 1, now()
    from generate_series(1, 1000) as n
  `.execute(db);
}

function questionsOn(id: string, size: ScanSize): readonly Question[] {
  const key = rules[0] ?? '';
  const scan = { scan_id: id };
  const deep = [0, Math.floor(size.occurrencesPerGroup / 2), size.occurrencesPerGroup - 20];
  return [
    ...[0, 980].map((offset) => ({
      tool: 'list_scans',
      args: { limit: 20, offset },
      path: `/api/scans?limit=20&offset=${offset}`,
    })),
    { tool: 'get_scan', args: scan, path: `/api/scans/${id}` },
    ...[0, size.groups - 20].map((offset) => ({
      tool: 'list_scan_issues',
      args: { ...scan, limit: 20, offset },
      path: `/api/scans/${id}/issues/chunks?limit=20&offset=${offset}`,
    })),
    ...deep.map((offset) => ({
      tool: 'get_issue_detail',
      args: { ...scan, kind: 'failed', key, limit: 20, offset },
      path: `/api/scans/${id}/issues/details?kind=failed&key=${key}&limit=20&offset=${offset}`,
    })),
    { tool: 'get_report_metadata', args: scan, path: `/api/scans/${id}/reports` },
    { tool: 'get_settings', args: {}, path: '/api/settings' },
  ];
}

/** By turns, so that what else the machine does falls on both alike. */
async function measure(service: BenchService, question: Question): Promise<Measured> {
  const viaTool: Taken[] = [];
  const viaRest: Taken[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // A new key has its whole rate before it.
    const key = await switchOn(service.origin);
    const tool = await take(service, () => askTool(service.origin, key, question));
    const rest = await take(service, () => askRest(service.origin, question));
    // The first round only warms up.
    if (round === 0) continue;
    viaTool.push(tool);
    viaRest.push(rest);
  }
  const [cpuMs, restCpuMs] = [cpuOf(viaTool), cpuOf(viaRest)];
  const { offset } = question.args;
  return {
    tool: question.tool,
    offset: typeof offset === 'number' ? offset : null,
    p50Ms: latencyOf(viaTool, 0.5),
    p95Ms: latencyOf(viaTool, 0.95),
    cpuMs,
    restP95Ms: latencyOf(viaRest, 0.95),
    restCpuMs,
    cpuRatio: round2(cpuMs / restCpuMs),
  };
}

type Taken = { readonly latencies: readonly number[]; readonly cpuMs: number };

async function take({ pid }: BenchService, ask: () => Promise<void>): Promise<Taken> {
  const latencies: number[] = [];
  const before = readCpuMs(pid);
  for (let count = 0; count < perRound; count += 1) {
    const started = performance.now();
    await ask();
    latencies.push(performance.now() - started);
  }
  return { latencies, cpuMs: readCpuMs(pid) - before };
}

async function askTool(origin: string, key: string, { tool, args }: Question): Promise<void> {
  const answer = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } }),
  });
  const text = await answer.text();
  if (!answer.ok || !text.includes('"structuredContent"'))
    throw new Error(`${tool} answered ${answer.status}: ${text.slice(0, 300)}`);
}

async function askRest(origin: string, { path }: Question): Promise<void> {
  const answer = await fetch(`${origin}${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
}

function cpuOf(taken: readonly Taken[]): number {
  return round2(taken.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / (taken.length * perRound));
}

function latencyOf(taken: readonly Taken[], share: number): number {
  return round2(
    percentile(
      taken.flatMap(({ latencies }) => latencies),
      share,
    ),
  );
}

type Result = {
  readonly date: string;
  readonly machine: string;
  readonly size: ScanSize;
  readonly embedded: readonly Measured[];
  readonly server: readonly Measured[];
};

function tabulate({ date, machine, size, embedded, server }: Result): string {
  const rows = Object.entries({ embedded, server }).flatMap(([engine, measured]) =>
    measured.map((one) => rowOf(engine, one)),
  );
  return [
    '# The MCP endpoint on a large scan',
    '',
    `${date}, ${machine}. ${size.groups * size.occurrencesPerGroup} occurrences in ${size.groups} issue groups on ${size.pages} pages, and 1000 other scans.`,
    `\`node bench/mcp.ts\`. ${rounds * perRound} requests each, one after the other, 20 items a page. CPU: of the service’s own process, per request; the embedded database is part of it.`,
    '',
    '| database | tool | offset | p50, ms | p95, ms | CPU, ms | REST p95, ms | REST CPU, ms | CPU against REST |',
    '|---|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
    '',
  ].join('\n');
}

function rowOf(engine: string, one: Measured): string {
  const cells = [
    engine,
    one.tool,
    one.offset ?? '',
    one.p50Ms,
    one.p95Ms,
    one.cpuMs,
    one.restP95Ms,
    one.restCpuMs,
    one.cpuRatio,
  ];
  return `| ${cells.join(' | ')} |`;
}

await main();

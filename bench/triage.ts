/**
 * How triage fares on large scans: `node bench/triage.ts [occurrences]`. Two scans of 100,000 occurrences are compared, and a group of 100,000 is
 * marked as false positive and the mark removed, through REST on each engine, until the job has counted it, while other requests are made. Writes
 * bench/results/triage.{json,md}.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DatabaseLocation } from '../src/db/open-database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { readAxeRules } from '../src/engines/axe/axe-rules.ts';
import { generateScan } from './generate-scan.ts';
import { describeMachine, percentile, round2, today } from './lib/measure.ts';
import { onEachEngine } from './lib/on-each-engine.ts';
import type { BenchService } from './lib/service.ts';
import { startService } from './lib/service.ts';

/** Of each scan. */
const occurrences = Number(process.argv[2] ?? 100_000);
const manyGroups = { pages: occurrences / 100, groups: 100, occurrencesPerGroup: occurrences / 100 };
const oneGroup = { pages: occurrences / 20, groups: 1, occurrencesPerGroup: occurrences };
const reads = 100;
/** Of the second scan's occurrences one in so many is new, and as many of the first are fixed. */
const changedOneIn = 20;

type Measured = {
  readonly what: string;
  /** Until the request was answered. The job may continue. */
  readonly answeredMs: number;
  readonly milliseconds: number;
  readonly otherRequests: number;
  readonly othersP95Ms: number;
  readonly othersLongestMs: number;
};
type Bench = {
  /** Comparisons on an otherwise idle service: the first since it started, and the same two scans in reverse. */
  readonly alone: { readonly firstMs: number; readonly nextMs: number };
  readonly work: readonly Measured[];
  readonly readsP95Ms: number;
  readonly changed: unknown;
};

const changedSchema = z.object({ totals: z.unknown() });

async function main(): Promise<void> {
  const measured = await onEachEngine(4, bench);
  const result = { date: today(), machine: describeMachine(), ...measured };
  const text = tabulate(result);
  console.log(text);
  if (process.argv.length > 2) return;
  writeFileSync(new URL('results/triage.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(new URL('results/triage.md', import.meta.url), text);
}

async function bench(location: DatabaseLocation, folder: string): Promise<Bench> {
  const { base, here, single } = await generate(location);
  const start = () =>
    startService({ dataFolder: folder, ...(location.kind === 'server' && { databaseUrl: location.url }) });
  const alone = await withService(start, async (scans) => {
    await readText(`${scans}/${here}`);
    return {
      firstMs: await time(`${scans}/${here}/comparison?base=${base}`),
      nextMs: await time(`${scans}/${base}/comparison?base=${here}`),
    };
  });
  return withService(start, async (scans) => {
    const comparison = `${scans}/${here}/comparison?base=${base}`;
    const marks = `${scans}/${single}/false-positives`;
    await readText(`${scans}/${here}`);
    const compared = await measure('first comparison', scans, () => answerOf(comparison));
    const readsP95Ms = percentile(await timeReads(comparison), 0.95);
    const { totals } = changedSchema.parse(JSON.parse(await readText(comparison)));
    const body = JSON.stringify({ scope: 'group', kind: 'failed', key: ruleIds()[0] });
    const headers = { 'content-type': 'application/json' };
    const marked = await measure(`mark ${occurrences.toLocaleString('en')}`, scans, () =>
      change(marks, marks, { method: 'POST', headers, body }),
    );
    const { id } = z.object({ id: z.string() }).parse(JSON.parse(marked.answer.text));
    const removed = await measure('remove the mark', scans, () =>
      change(marks, `${marks}/${id}`, { method: 'DELETE' }),
    );
    const work = [compared, marked, removed].map(({ measured }) => measured);
    return { alone, work, readsP95Ms, changed: totals };
  });
}

async function withService<T>(start: () => Promise<BenchService>, work: (scans: string) => Promise<T>): Promise<T> {
  const service = await start();
  try {
    return await work(`${service.origin}/api/scans`);
  } finally {
    await service.stop();
  }
}

function ruleIds(): readonly string[] {
  return readAxeRules().map(({ ruleId }) => ruleId);
}

async function generate(location: DatabaseLocation) {
  const database = await openDatabase(location);
  const { db } = database;
  const base = await generateScan(db, manyGroups, ruleIds());
  const here = await generateScan(db, manyGroups, ruleIds());
  await makeComparable(db, base, here);
  const single = await generateScan(db, oneGroup, ruleIds());
  await database.close();
  return { base, here, single };
}

/** Both have the same findings: one in so many of the later scan's becomes another. */
async function makeComparable(db: Database, base: string, here: string): Promise<void> {
  await sql`update scans set target_key = ${`bench ${base}`} where id = ${here}::uuid`.execute(db);
  await sql`
    update occurrences set fingerprint = 'new' || substr(fingerprint, 4)
    where scan_id = ${here}::uuid and ordinal % ${changedOneIn}::integer = 0
  `.execute(db);
  await sql`analyze`.execute(db);
}

async function time(url: string): Promise<number> {
  const started = performance.now();
  await readText(url);
  return performance.now() - started;
}

async function timeReads(comparison: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let read = 0; read < reads; read += 1) {
    times.push(await time(`${comparison}&limit=20&offset=${(read * 7) % manyGroups.groups}`));
  }
  return times;
}

type Answered = { readonly text: string; readonly ms: number };

async function answerOf(url: string, init?: RequestInit): Promise<Answered> {
  const started = performance.now();
  const text = await readText(url, init);
  return { text, ms: performance.now() - started };
}

const marksSchema = z.object({ false_positives: z.array(z.object({ state: z.string() })) });

/** Changes a mark, and waits until no mark is being applied or removed. */
async function change(marks: string, url: string, init: RequestInit): Promise<Answered> {
  const answered = await answerOf(url, init);
  for (;;) {
    const { false_positives: listed } = marksSchema.parse(JSON.parse(await readText(marks)));
    if (listed.every(({ state }) => state === 'applied')) return answered;
    await delay(100);
  }
}

async function measure(what: string, scans: string, work: () => Promise<Answered>) {
  const state = { isOver: false };
  const started = performance.now();
  const done = work().finally(() => (state.isOver = true));
  const others: number[] = [];
  while (!state.isOver) {
    const asked = performance.now();
    await readText(scans);
    others.push(performance.now() - asked);
  }
  const answer = await done;
  const measured: Measured = {
    what,
    answeredMs: round2(answer.ms),
    milliseconds: Math.round(performance.now() - started),
    otherRequests: others.length,
    othersP95Ms: round2(percentile(others, 0.95)),
    othersLongestMs: round2(Math.max(...others)),
  };
  return { answer, measured };
}

async function readText(url: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}

type Result = {
  readonly date: string;
  readonly machine: string;
  readonly embedded: Bench;
  readonly server: Bench;
};

function tabulate({ date, machine, embedded, server }: Result): string {
  const rows = Object.entries({ embedded, server }).flatMap(([engine, { work }]) =>
    work.map((one) => [
      engine,
      one.what,
      one.answeredMs,
      one.milliseconds,
      one.otherRequests,
      one.othersP95Ms,
      one.othersLongestMs,
    ]),
  );
  return [
    '# Triage of large scans',
    '',
    `${date}, ${machine}. \`node bench/triage.ts\`: ${occurrences.toLocaleString('en')} occurrences in 100 groups against as many, one in ${changedOneIn} changed; and one group of as many.`,
    `With nothing else asked, a comparison takes ${Math.round(embedded.alone.nextMs)} ms embedded, ${Math.round(server.alone.nextMs)} ms on the server; the first one after a start ${Math.round(embedded.alone.firstMs)} and ${Math.round(server.alone.firstMs)}. In the table another client asks without a pause.`,
    `A page of the comparison read again, 95th percentile of ${reads}: ${round2(embedded.readsP95Ms)} ms embedded, ${round2(server.readsP95Ms)} ms on the server.`,
    '',
    '| database | what | answered after, ms | done after, ms | other requests meanwhile | their p95, ms | the longest, ms |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}

await main();

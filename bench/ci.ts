import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { CiRun } from './ci/ci-run.ts';
import { ciRunSchema } from './ci/ci-run.ts';
import type { TimedSite } from './ci/ci-site.ts';
import { serveSite, situations } from './ci/ci-site.ts';
import type { CiTool } from './ci/ci-tools.ts';
import { prepareTools } from './ci/ci-tools.ts';
import { describeCiTable, timedPages } from './ci/describe-ci-table.ts';
import { describeMachine, round2, today } from './lib/measure.ts';
import { watchProcess } from './lib/process-use.ts';

/**
 * `curbcut scan` of the packed build against other command lines in a pipeline: `node bench/ci.ts [seconds]`. Measures what is
 * missing in bench/results/ci.json, run by run and for so many seconds at most, and writes bench/results/ci.md once each tool was timed.
 * Delete the file to measure everything again. Needs chromedriver in PATH, of the version of Chromium.
 */
const folder = join(homedir(), '.cache', 'curbcut-ci-bench');
const resultFile = join(import.meta.dirname, 'results', 'ci.json');
const tableFile = join(import.meta.dirname, 'results', 'ci.md');
const rounds = 3;
/** What a tool answers does not depend on the number of pages. */
const answerPages = 3;
const limitMs = 100_000;

const resultsSchema = z.object({
  command: z.string(),
  date: z.string(),
  machine: z.string(),
  runs: z.array(ciRunSchema),
});
type Task = Pick<CiRun, 'situation' | 'pages' | 'start' | 'round'>;

const tasks: readonly Task[] = [
  ...situations.map((situation) => ({ situation, pages: answerPages, start: 'warm', round: 0 }) as const),
  ...Array.from({ length: rounds }, (_, round) => [
    timed('no_findings', 'warm', round),
    timed('no_findings', 'cold', round),
    timed('dashboards', 'warm', round),
  ]).flat(),
];

const secondsLeft = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const until = performance.now() + secondsLeft * 1000;
const results = existsSync(resultFile)
  ? resultsSchema.parse(JSON.parse(readFileSync(resultFile, 'utf8')))
  : { command: 'node bench/ci.ts', date: today(), machine: describeMachine(), runs: [] };
const tools = await prepareTools(folder);
const missing = tasks
  .flatMap((task) => tools.map((tool) => ({ task, tool })))
  .filter(({ task, tool }) => !isDone(task, tool) && !(task.situation === 'dashboards' && tool.isSlow === true));
for (const { task, tool } of missing) {
  if (performance.now() > until) break;
  const run = await measure(task, tool);
  if (run === undefined) continue;
  results.runs.push(run);
  console.log(JSON.stringify(run));
  writeFileSync(resultFile, `${JSON.stringify(results, null, 2)}\n`);
}
const table = describeCiTable(results.runs, results);
if (table !== undefined) writeTable(table);

function timed(situation: TimedSite, start: CiRun['start'], round: number): Task {
  return { situation, pages: timedPages, start, round };
}

function isDone(task: Task, { name }: CiTool): boolean {
  return results.runs.some(
    (run) =>
      run.tool === name &&
      run.situation === task.situation &&
      run.pages === task.pages &&
      run.start === task.start &&
      run.round === task.round,
  );
}

async function measure(task: Task, tool: CiTool): Promise<CiRun | undefined> {
  const site = await serveSite(task.situation, task.pages);
  const place = mkdtempSync(join(folder, 'run-'));
  const home = task.start === 'cold' ? join(place, 'home') : join(folder, 'home');
  mkdirSync(home, { recursive: true });
  try {
    const command = tool.command(site, place);
    if (command === undefined) return undefined;
    const environment = { ...process.env, HOME: home, XDG_CACHE_HOME: join(home, '.cache'), SE_OFFLINE: 'true' };
    return { tool: tool.name, ...task, ...(await runTool(command, { place, environment })) };
  } finally {
    site.close();
    rmSync(place, { recursive: true, force: true, maxRetries: 3 });
  }
}

function writeTable(lines: readonly string[]): void {
  writeFileSync(tableFile, ['# Command lines in a pipeline', '', ...lines, ''].join('\n'));
}

type Place = { readonly place: string; readonly environment: NodeJS.ProcessEnv };

async function runTool([program = '', ...args]: readonly string[], { place, environment }: Place) {
  const load = round2(loadavg()[0] ?? 0);
  const started = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    cwd: place,
    stdio: ['ignore', 'ignore', process.env['CI_BENCH_SHOW'] === undefined ? 'ignore' : 'inherit'],
    env: { ...environment, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` },
  });
  const watched = watchProcess(child.pid ?? 0);
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  const seconds = round2((performance.now() - started) / 1000);
  const use = watched.stop();
  return { exitCode, seconds, cpuSeconds: round2(use.rootCpu + use.belowCpu), load };
}

/**
 * How fast Curbcut scans, compared with the bare loop and its peers: `node bench/speed.ts [corpus] [rounds] [contenders] [pages]`.
 * Corpora: documentation (Debian's python3-doc and git-doc), rich (scripts, fonts, images), latency (50 to 200 ms a response),
 * templates (four interactive dashboards from npm).
 * Each round runs every contender once on the same pages, the bare loop first and last; ratios are to the bare loop of the round.
 * The peers are other scanners, installed into bench/peers when they are first measured (npm ci); @axe-core/cli also needs a
 * chromedriver of the browser's version (Debian, Ubuntu: apt-get install chromium-driver).
 * Contenders are named with commas between them, `own` or `all`. Five rounds or more write
 * bench/results/speed-<corpus>.{json,md}, or speed-<corpus>-own.{json,md} where no peer took part.
 * With the folder of another checkout in `CURBCUT_BENCH_BEFORE`, the contenders `before` and `before-screenshots` are that one's
 * service, and `speed-<corpus>-before.{json,md}` is written.
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDashboards } from './again/fetch-templates.ts';
import { compareFindings } from './lib/compare-findings.ts';
import { contenders, ownContenders } from './lib/contenders.ts';
import { describeMachine, median, round2, today } from './lib/measure.ts';
import type { Contender, Run } from './lib/run-program.ts';
import type { BenchSite } from './lib/sites.ts';
import { serveDocumentation } from './lib/sites.ts';
import { serveGenerated } from './lib/generated-site.ts';

const enoughRounds = 5;
const corpora: Readonly<Record<string, (pages: number) => Promise<BenchSite>>> = {
  documentation: (pages) => serveDocumentation(pages, 'spread'),
  rich: (pages) => serveGenerated({ pages, latencyMs: [0, 0] }),
  latency: (pages) => serveGenerated({ pages, latencyMs: [50, 200] }),
  templates: serveDashboards,
};

type Row = {
  readonly contender: string;
  readonly pagesPerSecond: number;
  readonly cpuSecondsPerPage: number;
  readonly peakMegabytes: number;
  /** Pages per second against the bare loop of the same round: median, lowest, highest. */
  readonly speedRatio: readonly [number, number, number];
  readonly cpuRatio: number;
};

async function main(): Promise<void> {
  const [corpus = 'documentation', rounds = '5', wanted = 'all', pages = '48'] = process.argv.slice(2);
  const serve = corpora[corpus];
  if (serve === undefined) throw new Error(`Corpora: ${Object.keys(corpora).join(', ')}`);
  const chosen = choose(wanted);
  for (const { prepare } of chosen) prepare?.();
  const site = await serve(Number(pages));
  const runs = await runInTurns(chosen, site, Number(rounds));
  site.close();
  const result = {
    command: `node bench/speed.ts ${process.argv.slice(2).join(' ')}`.trim(),
    date: today(),
    machine: describeMachine(),
    corpus,
    pages: site.urls.length,
    rounds: Number(rounds),
    ...compareWithBare(runs),
  };
  const text = tabulate(result);
  console.log(text);
  if (result.rounds < enoughRounds) return;
  const name = `speed-${corpus}${nameKind(chosen)}`;
  writeFileSync(new URL(`results/${name}.json`, import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(new URL(`results/${name}.md`, import.meta.url), text);
}

function choose(wanted: string): readonly Contender[] {
  if (wanted === 'all') return contenders;
  return wanted === 'own' ? ownContenders : contenders.filter(({ name }) => wanted.split(',').includes(name));
}

function nameKind(chosen: readonly Contender[]): '' | '-own' | '-before' {
  if (chosen.some(({ name }) => name.startsWith('before'))) return '-before';
  return chosen.every((contender) => ownContenders.includes(contender)) ? '-own' : '';
}

type Runs = ReadonlyMap<string, readonly Run[]>;

/** Round by round, so that what else the machine does falls on all alike. */
async function runInTurns(chosen: readonly Contender[], site: BenchSite, rounds: number): Promise<Runs> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-bench-'));
  const runs = new Map<string, Run[]>(chosen.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of chosen) {
      const run = await contender.run(site, folder);
      runs.get(contender.name)?.push(run);
      console.log(round, contender.name, JSON.stringify({ ...run, findings: undefined }));
    }
  }
  await rm(folder, { recursive: true, force: true });
  return runs;
}

function compareWithBare(runs: Runs): { readonly rows: readonly Row[]; readonly differences: readonly string[] } {
  const bare = runs.get('bare') ?? [];
  return {
    rows: [...runs].map(([name, its]) => summarize(name, its, bare)),
    differences: [...runs].flatMap(([name, its]) => compareFindings(name, its.at(-1), bare.at(-1))),
  };
}

function summarize(contender: string, runs: readonly Run[], bare: readonly Run[]): Row {
  const speeds = runs.map((run, round) => run.pagesPerSecond / (bare[round]?.pagesPerSecond ?? Number.NaN));
  const cpus = runs.map((run, round) => run.cpuSecondsPerPage / (bare[round]?.cpuSecondsPerPage ?? Number.NaN));
  return {
    contender,
    pagesPerSecond: round2(median(runs.map((run) => run.pagesPerSecond))),
    cpuSecondsPerPage: round2(median(runs.map((run) => run.cpuSecondsPerPage))),
    peakMegabytes: Math.round(median(runs.map((run) => run.peakMegabytes))),
    speedRatio: [round2(median(speeds)), round2(Math.min(...speeds)), round2(Math.max(...speeds))],
    cpuRatio: round2(median(cpus)),
  };
}

type Result = {
  readonly command: string;
  readonly date: string;
  readonly machine: string;
  readonly corpus: string;
  readonly pages: number;
  readonly rounds: number;
  readonly rows: readonly Row[];
  readonly differences: readonly string[];
};

function tabulate({ command, date, machine, corpus, pages, rounds, rows, differences }: Result): string {
  return [
    `# Speed on ${corpus} pages`,
    '',
    `${date}, ${machine}. ${pages} pages, medians of ${rounds} interleaved rounds. \`${command}\`.`,
    '',
    '| what | pages/s | against the bare loop (lowest to highest) | CPU s/page | CPU against it | peak PSS, MB |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ contender, pagesPerSecond, speedRatio: [middle, low, high], cpuSecondsPerPage, cpuRatio, peakMegabytes }) =>
        `| ${contender} | ${pagesPerSecond} | ${middle} (${low} to ${high}) | ${cpuSecondsPerPage} | ${cpuRatio} | ${peakMegabytes} |`,
    ),
    '',
    ...(differences.length === 0
      ? ['Findings of the rules that both run, without those that reviews decide: identical, page by page.']
      : ['Findings that differ from the bare loop’s:', '', ...differences.map((line) => `- ${line}`)]),
    '',
  ].join('\n');
}

await main();

/**
 * Packaged scanners, each as its own program with its best settings: the browser that Curbcut finds, as many pages at once
 * as it does best with on two cores, no screenshots, no waiting beyond its own. The packages are those of bench/peers.
 * What ends between two looks at the processes loses up to 250 ms of its CPU: that favors those that open a new page for each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { toFindings } from './axe-findings.ts';
import type { Findings } from './bare-loop.ts';
import { axeOptions } from './bare-loop.ts';
import { findShell } from './find-shell.ts';
import { findChromedriver, installPeers, peerFile } from './peer-packages.ts';
import type { Contender, Run } from './run-program.ts';
import { runProgram } from './run-program.ts';
import type { BenchSite } from './sites.ts';

const atOnce = 2;
/** It waits for the network to be idle: measured, a third page fills that time (a fifth more pages a second than two). */
const pa11yAtOnce = 3;
/** Of a single page, where the peer has a limit: the documentation's largest (2.5 MB) is not to be lost to it. */
const pageLimitSeconds = 900;

export const peerContenders: readonly Contender[] = [
  { name: 'pa11y-ci-axe', prepare: installPeers, run: runPa11yAxe },
  { name: 'pa11y-ci-htmlcs', prepare: installPeers, run: runPa11yHtmlcs },
  { name: 'axe-cli', prepare: prepareAxeCli, run: runAxeCli },
  { name: 'accessibility-checker', prepare: installPeers, run: runAccessibilityChecker },
  { name: 'axe-playwright', prepare: installPeers, run: (site, folder) => runAxeBuilder(site, folder, 'default') },
  {
    name: 'axe-playwright-legacy',
    prepare: installPeers,
    run: (site, folder) => runAxeBuilder(site, folder, 'legacy'),
  },
];

type PageFindings = Readonly<Record<string, Findings>>;

const pa11yIssueSchema = z.object({
  code: z.string(),
  selector: z.string().nullable(),
  runnerExtras: z.object({ needsFurtherReview: z.boolean().optional() }),
});
const pa11ySchema = z.object({
  // A page's error stands in place of its findings, without a code.
  results: z.record(z.string(), z.array(z.union([pa11yIssueSchema, z.object({ message: z.string() })]))),
});
type Pa11yIssue = z.infer<typeof pa11yIssueSchema>;

/** Its own axe is older and it writes its own selectors; with `target-size` added, its rules are those of the bare loop. */
async function runPa11yAxe(site: BenchSite, folder: string): Promise<Run> {
  const own = { runners: ['axe'], rules: ['target-size'], includeWarnings: true, includeNotices: true };
  const { run, results } = await runPa11y(site, folder, own);
  const findings = Object.fromEntries(
    Object.entries(results).map(([url, issues]) => {
      const named = issues.map(({ code, selector, runnerExtras: { needsFurtherReview: review } }) => ({
        rule: `${review === true ? 'needs_review' : 'failed'} ${code}`,
        selector: selector ?? '',
      }));
      const rules = Map.groupBy(named, ({ rule }) => rule);
      return [
        url,
        Object.fromEntries([...rules].map(([rule, found]) => [rule, found.map(({ selector }) => selector)])),
      ];
    }),
  );
  return { ...run, findings, onlyRulesCompare: true };
}

/** HTML_CodeSniffer has its own rules: its findings cannot be compared with others. */
async function runPa11yHtmlcs(site: BenchSite, folder: string): Promise<Run> {
  return (await runPa11y(site, folder, { runners: ['htmlcs'] })).run;
}

async function runPa11y(site: BenchSite, folder: string, own: object) {
  const [config, output] = [join(folder, 'pa11y-ci.json'), join(folder, 'pa11y-ci-results.json')];
  const defaults = {
    concurrency: pa11yAtOnce,
    // Its default, a fresh context for each page, costs it a sixth of its speed: no HTTP cache outlives a page.
    useIncognitoBrowserContext: false,
    viewport: { width: 1280, height: 800 },
    timeout: pageLimitSeconds * 1000,
    chromeLaunchConfig: {
      executablePath: findShell(),
      headless: 'shell',
      args: sandboxFlags(),
      protocolTimeout: pageLimitSeconds * 1000,
    },
    ...own,
  };
  // Addresses as plain strings share one settings object, and with it the page: at two at once some are then lost.
  writeFileSync(config, JSON.stringify({ defaults, urls: site.urls.map((url) => ({ url })) }));
  const args = [peerFile('node_modules', 'pa11y-ci', 'bin', 'pa11y-ci.js'), '--json', '--config', config];
  // 2: it found something.
  const run = await runProgram({ args, output, exitCodes: [0, 2] }, site.urls.length);
  const results = readPa11yResults(output);
  requireAllPages('pa11y-ci', site, Object.keys(results));
  return { run, results };
}

function readPa11yResults(output: string): Readonly<Record<string, readonly Pa11yIssue[]>> {
  const { results } = pa11ySchema.parse(JSON.parse(readFileSync(output, 'utf8')));
  const pages = Object.entries(results).map(([url, issues]) => {
    const found = issues.map((issue) => {
      if ('message' in issue) throw new Error(`pa11y-ci could not scan ${url}: ${issue.message}`);
      return issue;
    });
    return [url, found] as const;
  });
  return Object.fromEntries(pages);
}

const axeResultSchema = z.object({
  id: z.string(),
  nodes: z.array(z.object({ target: z.array(z.unknown()) })),
});
const axeCliSchema = z.array(
  z.object({ url: z.string(), violations: z.array(axeResultSchema), incomplete: z.array(axeResultSchema) }),
);

function prepareAxeCli(): void {
  installPeers();
  findChromedriver();
}

/** It takes one page after the other, so two of them share the list. Its option for the source of axe gives it the newest. */
async function runAxeCli(site: BenchSite, folder: string): Promise<Run> {
  const outputs = Array.from({ length: atOnce }, (_, share) => join(folder, `axe-cli-${share}.json`));
  const commands = outputs.map((output, share) => {
    // In pairs: the documentation alternates between two kinds of pages, one of them heavy.
    const urls = site.urls.filter((_, index) => Math.floor(index / 2) % atOnce === share);
    return `${[process.execPath, ...axeCliArgs(urls)].map(quote).join(' ')} > ${quote(output)}`;
  });
  const script = [
    ...commands.map((command, share) => `${command} & p${share}=$!`),
    ...commands.map((_, share) => `wait $p${share} || failed=1`),
    'exit $failed',
  ];
  const environment = { SE_OFFLINE: 'true', SE_AVOID_STATS: 'true' };
  const run = await runProgram({ executable: 'sh', args: ['-c', script.join('\n')], environment }, site.urls.length);
  const pages = outputs.flatMap((output) => axeCliSchema.parse(JSON.parse(readFileSync(output, 'utf8'))));
  const findings = Object.fromEntries(pages.map(({ url, ...results }) => [url, toFindings(results)]));
  requireAllPages('@axe-core/cli', site, Object.keys(findings));
  return { ...run, findings };
}

function axeCliArgs(urls: readonly string[]): readonly string[] {
  const chromeOptions = ['window-size=1280x800', ...sandboxFlags().map((flag) => flag.replace('--', ''))];
  return [
    peerFile('node_modules', '@axe-core', 'cli', 'dist', 'src', 'bin', 'cli.js'),
    ...urls,
    '--stdout',
    `--tags=${axeOptions.runOnly.values.join(',')}`,
    `--axe-source=${peerFile('node_modules', 'axe-core', 'axe.min.js')}`,
    `--chrome-path=${findShell()}`,
    `--chromedriver-path=${findChromedriver()}`,
    `--chrome-options=${chromeOptions.join(';')}`,
    `--timeout=${pageLimitSeconds}`,
  ];
}

/** IBM's rules are its own: what it finds compares with nothing. */
async function runAccessibilityChecker(site: BenchSite, folder: string): Promise<Run> {
  const [list, counts] = [join(folder, 'urls.json'), join(folder, 'counts.json')];
  writeFileSync(list, JSON.stringify(site.urls));
  const cache = await mkdtemp(join(folder, 'ibm-'));
  const args = [peerFile('run-accessibility-checker.ts'), list, counts, cache, findShell(), String(pageLimitSeconds)];
  const run = await runProgram({ args }, site.urls.length);
  const pages = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(counts, 'utf8')));
  requireAllPages('accessibility-checker', site, Object.keys(pages));
  return run;
}

async function runAxeBuilder(site: BenchSite, folder: string, mode: 'default' | 'legacy'): Promise<Run> {
  const [list, target] = [join(folder, 'urls.json'), join(folder, `axe-playwright-${mode}.json`)];
  writeFileSync(list, JSON.stringify(site.urls));
  const args = [peerFile('run-axe-builder.ts'), list, target, findShell(), mode, JSON.stringify(axeOptions)];
  const run = await runProgram({ args }, site.urls.length);
  const findings = JSON.parse(readFileSync(target, 'utf8')) as PageFindings;
  requireAllPages('@axe-core/playwright', site, Object.keys(findings));
  return { ...run, findings };
}

function requireAllPages(name: string, site: BenchSite, scanned: readonly string[]): void {
  const missing = site.urls.filter((url) => !scanned.includes(url));
  if (missing.length > 0) throw new Error(`${name} has no result for ${missing.length} pages: ${missing.join(' ')}`);
}

/** Chromium cannot sandbox itself for root. */
function sandboxFlags(): readonly string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

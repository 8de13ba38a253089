/**
 * How Curbcut agrees with the W3C's ACT rules: `npm run act -- CORPUS` scans all test cases of a corpus in one scan through REST, runs
 * axe-core alone on the same pages, and compares both with what each case expects. Writes bench/results/act.json, the EARL report
 * bench/results/act.earl.json, bench/results/act.md and the figures in docs/accuracy.md, or the files into the folder after `--into`. `--rule 80f0bf`
 * (several times): only the cases of that rule; this prints each case and writes nothing, or with `--update` only what concerns these
 * rules in the four files. Ends with exit code 1 on a false failure.
 *
 * CORPUS is a folder with `manifest.json` (bench/act/corpus.ts) and the pages in `site/`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readAxeRules } from '../src/engines/axe/axe-rules.ts';
import { engines } from '../src/engines/engines.ts';
import type { ActResult, ActRuleResult } from './act/act-result.ts';
import { sumUp } from './act/act-result.ts';
import type { Program } from './act/compare-outcomes.ts';
import { compareRule, outcomeOf } from './act/compare-outcomes.ts';
import type { ActCase } from './act/corpus.ts';
import { readCorpus, serveCorpus } from './act/corpus.ts';
import { describeFigures, tabulate } from './act/describe-accuracy.ts';
import { readRuleCounts } from './act/read-rule-counts.ts';
import type { RuleCounts } from './act/read-rule-counts.ts';
import { runAxeAlone } from './act/run-axe-alone.ts';
import type { ScannedCases } from './act/scan-cases.ts';
import { scanCases } from './act/scan-cases.ts';
import type { EarlAssertion } from './act/write-earl.ts';
import { assertOutcomes, readEarl, sourceOf, writeEarl } from './act/write-earl.ts';
import { today } from './lib/measure.ts';
import { replaceBlock } from './lib/replace-block.ts';
import type { PageServer } from './lib/serve-pages.ts';
import { startService } from './lib/service.ts';
import type { BenchService } from './lib/service.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rule: { type: 'string', multiple: true, default: [] },
    into: { type: 'string' },
    update: { type: 'boolean' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the corpus.');
const corpus = readCorpus(folder);
const chosen = corpus.testcases.filter(({ ruleId }) => values.rule.length === 0 || values.rule.includes(ruleId));

const server = await serveCorpus(folder, chosen);
const paths = chosen.map(({ path }) => path);
const scanned = await scanThroughService(server);
const axeAlone = await runAxeAlone(server.origin, paths);
server.close();

const earlHead = { version: scanned.engine, cases: corpus.testcases };

const own = mapRules(engines.flatMap((engine) => engine.rules()));
const curbcut: Program = { found: scanned.found, implementing: own };
const axeRules = readAxeRules().map(({ ruleId, actIds }) => ({ id: ruleId, actIds }));
const axe: Program = { found: axeAlone, implementing: mapRules(axeRules) };
const rules = [...Map.groupBy(chosen, ({ ruleId }) => ruleId)].map(([id, cases]) => compare(id, cases));
report();

type Scanned = ScannedCases & { readonly countsOf: ReadonlyMap<string, RuleCounts> };

async function scanThroughService({ origin, sitemap }: PageServer): Promise<Scanned> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'curbcut-act-'));
  process.env['CURBCUT_NETWORK_ALLOW'] = new URL(origin).host;
  const service = await startService({ dataFolder });
  try {
    const cases = await scanAndStop(service, sitemap);
    return { ...cases, countsOf: await readRuleCounts(dataFolder) };
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function scanAndStop(service: BenchService, sitemap: string): Promise<ScannedCases> {
  try {
    return await scanCases(service.origin, sitemap, { level: 'aaa' });
  } finally {
    await service.stop();
  }
}

function mapRules(
  all: readonly { readonly id: string; readonly actIds: readonly string[] }[],
): Program['implementing'] {
  return (actId) => new Set(all.filter(({ actIds }) => actIds.includes(actId)).map(({ id }) => id));
}

function compare(id: string, cases: readonly ActCase[]): ActRuleResult {
  const count = (expected: ActCase['expected']) => cases.filter((one) => one.expected === expected).length;
  return {
    id,
    name: cases[0]?.ruleName ?? id,
    cases: { failed: count('failed'), passed: count('passed'), inapplicable: count('inapplicable') },
    rules: [...own(id)],
    curbcut: compareRule(cases, curbcut),
    axe: compareRule(cases, axe),
  };
}

function report(): void {
  const result: ActResult = {
    date: today(),
    command: 'npm run act -- CORPUS',
    corpus: { source: corpus.source, commit: corpus.commit, cases: chosen.length },
    engine: scanned.engine,
    browser: scanned.browser,
    totals: { curbcut: sumUp(rules, 'curbcut'), axe: sumUp(rules, 'axe') },
    rules,
  };
  if (values.rule.length > 0) for (const one of chosen) printCase(one);
  else write(result);
  if (values.update === true) update(result);
  for (const { id, name, curbcut: ours, axe: theirs } of rules)
    console.log(`${id} ${name}: ${ours.agreement}, axe-core alone: ${theirs.agreement}`);
  console.log(JSON.stringify(result.totals, undefined, 2));
  if (result.totals.curbcut.falseFailures > 0) process.exitCode = 1;
}

function printCase(one: ActCase): void {
  const page = scanned.found.get(one.path);
  const others =
    page === undefined ? [] : [...page.failed, ...page.needsReview].filter((id) => !own(one.ruleId).has(id));
  const outcome = outcomeOf(one, curbcut);
  const why = page?.notAnalyzed ?? (others.length > 0 ? `other rules: ${others.join(', ')}` : '');
  console.log(`${one.ruleId} ${one.testcaseId.slice(0, 8)} ${one.expected}: ${outcome} ${why}`);
}

function write(result: ActResult): void {
  const into = values.into ?? fileURLToPath(new URL('results', import.meta.url));
  writeFileSync(join(into, 'act.json'), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(join(into, 'act.earl.json'), writeEarl(listAssertions(), earlHead));
  writeFileSync(join(into, 'act.md'), tabulate(result));
  if (values.into === undefined) updateFigures(result);
}

function listAssertions(): readonly EarlAssertion[] {
  return assertOutcomes(chosen, { program: curbcut, countsOf: scanned.countsOf });
}

/** Replaces the assertions about the cases of this run. The others stay, with the requirements of today's rules. */
function updateEarl(): void {
  const file = new URL('results/act.earl.json', import.meta.url);
  const again = new Set(chosen.map(({ path }) => sourceOf(path)));
  const kept = readEarl(readFileSync(file, 'utf8')).filter(({ source }) => !again.has(source));
  writeFileSync(file, writeEarl([...kept, ...listAssertions()], earlHead));
}

/** Replaces what an earlier whole run found for these rules. */
function update({ engine, browser, date }: ActResult): void {
  const file = new URL('results/act.json', import.meta.url);
  // The file that this program wrote.
  const before = JSON.parse(readFileSync(file, 'utf8')) as ActResult;
  const again = new Map(rules.map((rule) => [rule.id, rule]));
  const all = before.rules.map((rule) => again.get(rule.id) ?? rule);
  const totals = { curbcut: sumUp(all, 'curbcut'), axe: sumUp(all, 'axe') };
  const command = `npm run act -- CORPUS, and again with --update for ${[...again.keys()].join(', ')}`;
  const result: ActResult = { ...before, command, engine, browser, date, totals, rules: all };
  writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(new URL('results/act.md', import.meta.url), tabulate(result));
  updateFigures(result);
  updateEarl();
}

function updateFigures(result: ActResult): void {
  const page = new URL('../docs/accuracy.md', import.meta.url);
  const lines = describeFigures(result);
  writeFileSync(page, replaceBlock(readFileSync(page, 'utf8'), { name: 'act', lines }));
}

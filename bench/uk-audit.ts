/**
 * What Curbcut reports on the tests of the UK government's audit of accessibility tools (alphagov/accessibility-tool-audit), of which each
 * has one fault:
 *
 *     node scripts/bootstrap.mjs run bench/uk-audit.ts CHECKOUT [--into FOLDER]
 *
 * Serves the checkout on loopback, scans its tests through REST with the default settings and again with all states, runs axe-core alone
 * on the same pages, and writes bench/results/uk-audit.json, uk-audit.md and the figure of docs/accuracy.md, or the first two into FOLDER.
 * A test counts only where a rule of bench/uk-audit/fitting-rules.json reports it.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engines } from '../src/engines/engines.ts';
import type { PageState } from '../src/findings/page-states.ts';
import { pageStates } from '../src/findings/page-states.ts';
import type { FoundByPath } from './act/found-rules.ts';
import { runAxeAlone } from './act/run-axe-alone.ts';
import type { ScannedCases } from './act/scan-cases.ts';
import { scanCases } from './act/scan-cases.ts';
import { describeMachine, today } from './lib/measure.ts';
import { replaceBlock } from './lib/replace-block.ts';
import type { PageServer } from './lib/serve-pages.ts';
import { servePages } from './lib/serve-pages.ts';
import { startService } from './lib/service.ts';
import { listTests, readPublished } from './uk-audit/audit.ts';
import type { Judged, Outcome } from './uk-audit/judge-tests.ts';
import { findTemplateRules, judge, listOthers } from './uk-audit/judge-tests.ts';
import type { AuditResult, Program } from './uk-audit/tabulate.ts';
import { describeFigure, tabulate } from './uk-audit/tabulate.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the checkout.');
const tests = listTests(folder);
const paths = [...new Set(tests.map(({ path }) => path))];

const server = await servePages(folder, paths);
const byDefault = await scanThroughService(server, []);
const withStates = await scanThroughService(server, pageStates);
const axeAlone = await runAxeAlone(server.origin, paths);
server.close();
report();

async function scanThroughService(
  { origin, sitemap }: PageServer,
  states: readonly PageState[],
): Promise<ScannedCases> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'curbcut-uk-audit-'));
  process.env['CURBCUT_NETWORK_ALLOW'] = new URL(origin).host;
  const service = await startService({ dataFolder });
  try {
    return await scanCases(service.origin, sitemap, { states });
  } finally {
    await service.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function report(): void {
  const result = compare();
  const into = values.into ?? fileURLToPath(new URL('results', import.meta.url));
  writeFileSync(join(into, 'uk-audit.json'), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(join(into, 'uk-audit.md'), tabulate(result));
  const page = new URL('../docs/accuracy.md', import.meta.url);
  const lines = describeFigure(result);
  if (values.into === undefined)
    writeFileSync(page, replaceBlock(readFileSync(page, 'utf8'), { name: 'uk-audit', lines }));
  console.log(JSON.stringify(result.counts, undefined, 2));
}

function compare(): AuditResult {
  const bestPractices = new Set(
    engines.flatMap((engine) => engine.rules().flatMap(({ id, bestPractice }) => (bestPractice ? [id] : []))),
  );
  const template = findTemplateRules(withStates.found);
  const found: Readonly<Record<Program, FoundByPath>> = {
    curbcut: byDefault.found,
    withStates: withStates.found,
    axeAlone,
  };
  const judgeWith = (program: Program) => tests.map((test) => judge(test, found[program], { template, bestPractices }));
  const judged = {
    curbcut: judgeWith('curbcut'),
    withStates: judgeWith('withStates'),
    axeAlone: judgeWith('axeAlone'),
  };
  return {
    date: today(),
    machine: describeMachine(),
    command: 'node scripts/bootstrap.mjs run bench/uk-audit.ts CHECKOUT',
    engine: byDefault.engine,
    browser: byDefault.browser,
    tests: tests.length,
    counts: {
      curbcut: countOutcomes(judged.curbcut),
      withStates: countOutcomes(judged.withStates),
      axeAlone: countOutcomes(judged.axeAlone),
    },
    published: readPublished(folder ?? ''),
    template: [...template].toSorted(),
    results: tests.map((test, index) => ({
      test: test.name,
      fits: [...test.fits],
      curbcut: pick(judged.curbcut, index),
      withStates: pick(judged.withStates, index),
      axeAlone: pick(judged.axeAlone, index),
      others: listOthers(test, withStates.found, template),
    })),
  };
}

function pick(judged: readonly Judged[], index: number): Judged {
  const one = judged[index];
  if (one === undefined) throw new Error(`Test ${index} was not judged.`);
  return one;
}

function countOutcomes(judged: readonly Judged[]): AuditResult['counts']['curbcut'] {
  const count = (outcome: Outcome) => judged.filter((one) => one.outcome === outcome).length;
  return {
    failed: count('failed'),
    best_practice: count('best_practice'),
    needs_review: count('needs_review'),
    not_reported: count('not_reported'),
    not_analyzed: count('not_analyzed'),
  };
}

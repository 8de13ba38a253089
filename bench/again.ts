/**
 * Whether scans of an unchanged site agree: `node bench/again.ts [--runs 10] [--pages 160] [--packages 19]`. Scans pages
 * of templates, which npm provides (bench/again/templates.json), every other time beside two busy loops, and lists each
 * finding that is not in all scans. `--order JSON`: further fields of the scans, such as `{"screenshots":false}`.
 * `--loaded none|all|half`: which scans run beside busy loops. `--moving`: instead of templates, 40 pages that move by
 * themselves. The full corpus and ten scans, or twenty of the moving pages, write bench/results/again.{json,md} or
 * again-moving.{json,md}, any other choice only into the folder after `--into`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { compareRuns } from './again/compare-runs.ts';
import { fetchTemplates, readTemplates } from './again/fetch-templates.ts';
import type { AgainRun } from './again/scan-again.ts';
import { scanAgain } from './again/scan-again.ts';
import { serveMoving } from './again/serve-moving.ts';
import { tabulate } from './again/tabulate.ts';
import { describeMachine, today } from './lib/measure.ts';
import { startService } from './lib/service.ts';
import type { BenchSite } from './lib/sites.ts';
import { serveFolders } from './lib/sites.ts';

const full = { runs: 10, pages: 150 };
const fullMoving = { runs: 20, pages: 40 };
/** Some packages have fewer pages than their share. */
const askedPages = 160;
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: String(full.runs) },
    pages: { type: 'string', default: String(askedPages) },
    packages: { type: 'string' },
    loaded: { type: 'string', default: 'half' },
    order: { type: 'string', default: '{}' },
    into: { type: 'string' },
    moving: { type: 'boolean', default: false },
  },
});
const packages = values.packages === undefined ? undefined : Number(values.packages);
const templates = values.moving ? [] : readTemplates().slice(0, packages);
const site = values.moving
  ? await serveMoving()
  : await serveFolders(fetchTemplates(templates), Number(values.pages), 'spread');
const runs = await scanAll(site);
site.close();
console.log(report(site.urls.length, runs));

async function scanAll({ origin, urls }: BenchSite): Promise<readonly AgainRun[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'curbcut-again-'));
  const service = await startService({ dataFolder });
  const order = JSON.parse(values.order) as object; // the service checks it
  const done: AgainRun[] = [];
  try {
    const client = new ScanClient(service.origin);
    while (done.length < Number(values.runs)) {
      const isLoaded = values.loaded === 'all' || (values.loaded === 'half' && done.length % 2 === 1);
      const asked = { origin: service.origin, sitemap: `${origin}/sitemap.xml`, order, isLoaded };
      const run = await scanAgain(client, asked);
      console.log(done.length + 1, isLoaded ? 'loaded' : 'quiet', run.seconds, 's', run.findings.size, 'findings');
      done.push(run);
      report(urls.length, done);
    }
  } finally {
    await service.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return done;
}

/** Writes what is known so far, because ten scans take an hour and a half. */
function report(pages: number, all: readonly AgainRun[]): string {
  const result = {
    command: `node bench/again.ts ${process.argv.slice(2).join(' ')}`.trim(),
    date: today(),
    machine: describeMachine(),
    pages,
    packages: templates.map(({ name, version }) => `${name}@${version}`),
    ...compareRuns(all),
  };
  const text = tabulate(result);
  const wanted = values.moving ? fullMoving : full;
  const isFull = pages >= wanted.pages && all.length >= wanted.runs;
  const folder = values.into ?? (isFull ? join(import.meta.dirname, 'results') : undefined);
  if (folder === undefined) return text;
  const name = values.moving ? 'again-moving' : 'again';
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(join(folder, `${name}.md`), text);
  return text;
}

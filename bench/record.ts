/**
 * What recording pages costs: `node bench/record.ts [pages] [occurrences per page] [components] [rounds]`, on the embedded database.
 * With the folder of another checkout in `CURBCUT_BENCH_BEFORE`, that one's code and this one's take turns, each run in a
 * separate process. Prints the processor time of each run.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/db/open-database.ts';
import { findingsOfCards } from './lib/findings-of-cards.ts';
import { aScannedReport, aSitemapScan, scanNextPage } from '../test/contracts/make-scans.ts';

const rules = ['image-alt', 'link-name', 'color-contrast', 'region', 'label', 'button-name', 'heading-order', 'list'];
const [pages = 200, perPage = 200, components = 12, rounds = 0] = process.argv.slice(2).map(Number);
const before = process.env['CURBCUT_BENCH_BEFORE'];

if (rounds === 0) await record();
else for (let round = 0; round < rounds; round += 1) takeTurns();

function takeTurns(): void {
  const folders = before === undefined ? [] : [before];
  for (const folder of [...folders, join(import.meta.dirname, '..')]) {
    const args = [join(folder, 'bench/record.ts'), String(pages), String(perPage), String(components)];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    console.log(folder, stdout.trim());
  }
}

async function record(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-record-'));
  const database = await openDatabase({ kind: 'embedded', folder: join(folder, 'database') });
  await aSitemapScan(database.db, pages);
  const reports = Array.from({ length: pages }, aReport);
  const start = process.cpuUsage();
  for (const report of reports) await scanNextPage(database.db, report);
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000;
  console.log(JSON.stringify({ pages, perPage, components, cpuMs: Math.round(ms), perPageMs: ms / pages }));
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

function aReport() {
  return aScannedReport(findingsOfCards({ rules, occurrences: perPage, components, htmlLength: 250 }));
}

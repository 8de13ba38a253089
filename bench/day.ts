/**
 * A day of an installation in some minutes: `node bench/day.ts [pages] [seconds] [pages with a browser]`. On one PostgreSQL server with a real
 * web process, claims and records are real and visits only wait (lib/simulated-workers.ts). Yesterday's scans are recorded first. Then 24 hours
 * pass in `seconds`: scans of the same sites arrive, retention removes yesterday's, and each scan that ends is read and has a
 * report. Afterwards reading alone and removing alone. The machine is shared: what is measured is processor time by process, rows, bytes and the log, not
 * pages per second. Pictures are those of a real scan. From these numbers it computes what to run for 10,000 to 10 million pages a day.
 * Without arguments writes bench/results/day.{json,md} and a block of docs/scaling.md.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { measureWholeDay } from './lib/measure-day.ts';
import { replaceBlock } from './lib/replace-block.ts';
import { tabulateDay, tabulatePlans } from './lib/tabulate-day.ts';

const [pages = 4_000, seconds = 100, realPages = 24] = process.argv.slice(2).map(Number);
const isWhole = process.argv.length === 2;

async function main(): Promise<void> {
  const result = await measureWholeDay({ pages, seconds, realPages });
  console.log(tabulateDay(result));
  if (!isWhole) return;
  const results = new URL('results/', import.meta.url);
  await writeFile(new URL('day.json', results), `${JSON.stringify(result, undefined, 2)}\n`);
  await writeFile(new URL('day.md', results), tabulateDay(result));
  const docs = new URL('../docs/scaling.md', import.meta.url);
  const page = await readFile(docs, 'utf8');
  await writeFile(docs, replaceBlock(page, { name: 'day', lines: tabulatePlans(result) }));
}

await main();

/**
 * What Curbcut's own rules report on real pages, to be looked at by eye.
 *
 *     node scripts/bootstrap.mjs run bench/findings.ts PAGES FOLDER… [--write FILE]
 *
 * Opens as many pages of each folder of a website, runs the engines of Curbcut, and prints for each rule and kind how many elements and
 * pages it reports, with each different finding (by its rule, markup and message) and the first page that has it. `--write` keeps the counts.
 */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { basename } from 'node:path';
import { PageFailure } from '../src/browser/page-failure.ts';
import { curbcutEngine } from '../src/engines/curbcut/curbcut-engine.ts';
import type { Finding } from '../src/engines/finding.ts';
import { operateEngine } from '../src/engines/operate/operate-engine.ts';
import { openSiteSlot } from './lib/site-slot.ts';

const [wanted = '10', ...rest] = process.argv.slice(2);
const at = rest.indexOf('--write');
const folders = at === -1 ? rest : rest.slice(0, at);
const operateMs = 6_000;
type Totals = { pages: number; elements: number; readonly examples: Map<string, string> };
const totals = new Map<string, Totals>();
const notRun: Record<string, number> = {};

const { urls, slot, purpose, close } = await openSiteSlot(Number(wanted), folders);
for (const url of urls) {
  try {
    await lookAt(url);
  } catch (error) {
    // A page that does not answer on a busy machine is counted, and says nothing about the rules.
    if (!(error instanceof PageFailure)) throw error;
    notRun['page'] = (notRun['page'] ?? 0) + 1;
    await slot.close();
  }
}
for (const [name, { pages, elements, examples }] of totals) {
  console.log(`${name}: ${elements} elements on ${pages} pages, ${examples.size} different`);
  for (const [finding, url] of examples) console.log(`  ${finding}\n    ${url}`);
}
const summary = {
  command: 'node scripts/bootstrap.mjs run bench/findings.ts PAGES FOLDER…',
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  folders: folders.map((folder) => basename(folder)),
  pages: urls.length,
  operateMs,
  notRun,
  found: Object.fromEntries(
    [...totals].map(([name, { pages, elements, examples }]) => [name, { pages, elements, different: examples.size }]),
  ),
};
console.log(JSON.stringify(summary));
if (at !== -1) await writeFile(rest[at + 1] ?? 'findings.json', `${JSON.stringify(summary, null, 2)}\n`);
await close();

async function lookAt(url: string): Promise<void> {
  const { tab } = await slot.tabFor(purpose);
  const visit = await tab.visit(url, { deadline: performance.now() + 30_000, isDecided: () => false });
  if (visit.kind !== 'opened') return;
  const budget = { ruleMs: 3_000, maxElements: 1_000, language: 'en' };
  const read = await curbcutEngine.run(await tab.hold(), { ...budget, deadline: performance.now() + 20_000 });
  const page = { ...(await tab.hold()), session: tab.session };
  const operated = await operateEngine.run(page, { ...budget, deadline: performance.now() + operateMs });
  for (const [rule, counts] of Object.entries({ ...read.rules, ...operated.rules }))
    if (counts === null) notRun[rule] = (notRun[rule] ?? 0) + 1;
  for (const finding of [...read.findings, ...operated.findings]) add(finding, new URL(url).pathname);
  await slot.leavePage();
}

function add({ rule, kind, total, elements }: Finding, path: string): void {
  const name = `${rule} ${kind}`;
  const known = totals.get(name) ?? { pages: 0, elements: 0, examples: new Map<string, string>() };
  known.pages += 1;
  known.elements += total;
  for (const { html, message, selector } of elements) {
    const finding = `${html.replaceAll(/\s+/g, ' ').slice(0, 160)} — ${message.slice(0, 160)}`;
    if (!known.examples.has(finding)) known.examples.set(finding, `${path} ${selector}`);
  }
  totals.set(name, known);
}

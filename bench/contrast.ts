/**
 * What becomes of the contrast findings that the engine leaves undecided on real pages, and whether the verdicts are right.
 *
 *     node scripts/bootstrap.mjs run bench/contrast.ts PAGES FOLDER… [--suspects=FILE] [--list] [--check[=SHARE]] [--sheets=FOLDER]
 *
 * Opens as many pages of each folder of a website, runs the engine's rule of contrast and the rule of placeholders, and then the review of contrast: by
 * layers alone, and by layers and pictures. `--suspects` keeps the undecided elements in a file, or takes them from it: the engine need not run again.
 * `--check` compares verdicts with what the screen shows (lib/measure-contrast.ts); a share from 0 to 1 takes a random part of them, by the seed
 * `CURBCUT_SEED`. `--sheets` writes pictures of the texts where the two differ. `--list` prints each text that stays undecided.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { curbcutEngine } from '../src/engines/curbcut/curbcut-engine.ts';
import { runAxe } from '../src/engines/axe/run-axe.ts';
import { contrastReview } from '../src/engines/contrast/contrast-review.ts';
import type { ReviewVerdict, ReviewedPage, Suspect } from '../src/engines/review.ts';
import type { Crop } from './lib/contact-sheet.ts';
import { writeContactSheets } from './lib/contact-sheet.ts';
import { median } from './lib/measure.ts';
import { measureContrast } from './lib/measure-contrast.ts';
import { openSiteSlot } from './lib/site-slot.ts';

type Known = Record<string, readonly Suspect[]>;

const [wanted = '10', ...rest] = process.argv.slice(2);
const folders = rest.filter((one) => !one.startsWith('--'));
const optionOf = (name: string) =>
  rest.find((one) => one === `--${name}` || one.startsWith(`--${name}=`))?.slice(name.length + 3);
const suspectsFile = optionOf('suspects');
const share = optionOf('check');
const sheets = optionOf('sheets');
const isListing = optionOf('list') !== undefined;
const seed = process.env['CURBCUT_SEED'] ?? '1';
const known: Known = suspectsFile !== undefined && existsSync(suspectsFile) ? readKnown(suspectsFile) : {};

/** A verdict on contrast this close to the limit may differ by the rounding of colors. */
const nearLimit = 0.1;
const counts = new Map<string, number>();
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
const times: Record<string, number[]> = { engine: [], layers: [], both: [] };
const crops: Crop[] = [];

const { urls, slot, purpose, close } = await openSiteSlot(Number(wanted), folders);
for (const url of urls) {
  const path = new URL(url).pathname;
  if (known[path]?.length === 0) count('pages without undecided text');
  else await measurePage(url, path).catch((error: unknown) => console.log('FAILED', path, String(error)));
  await slot.leavePage();
}
if (suspectsFile !== undefined) writeFileSync(suspectsFile, JSON.stringify(known));
if (sheets !== undefined) await writeContactSheets(crops, sheets, 'sheet');
const medians = Object.entries(times).map(([name, list]) => [
  `${name}, median ms of ${list.length} pages`,
  Math.round(median(list)),
]);
const sorted = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
console.log(JSON.stringify({ pages: urls.length, ...Object.fromEntries([...sorted, ...medians]) }, undefined, 1));
await close();

function readKnown(file: string): Known {
  // Written by this program.
  return JSON.parse(readFileSync(file, 'utf8')) as Known;
}

async function measurePage(url: string, path: string): Promise<void> {
  const { tab } = await slot.tabFor(purpose);
  const visit = await tab.visit(url, { deadline: performance.now() + 60_000, isDecided: () => false });
  if (visit.kind !== 'opened') return;
  const page: ReviewedPage = { ...(await tab.hold()), session: tab.session };
  const suspects = (known[path] ??= await timed('engine', async () => findSuspects(page)));
  if (suspects.length === 0) return void count('pages without undecided text');
  count('pages with undecided text');
  const budget = (mayCapture: boolean) => ({ deadline: performance.now() + 60_000, mayCapture, language: 'en' });
  const layers = await timed('layers', async () => contrastReview.run(page, suspects, budget(false)));
  const both = await timed('both', async () => contrastReview.run(page, suspects, budget(true)));
  for (const [index, suspect] of suspects.entries())
    await countVerdict(page, { path, suspect, layers: layers[index], both: both[index] });
}

async function findSuspects(page: ReviewedPage): Promise<readonly Suspect[]> {
  const options = { maxElements: 1_000, language: 'en' };
  const axe = await runAxe(page, { ...options, timeoutMs: 60_000, only: ['color-contrast'], without: [] });
  const own = await curbcutEngine.run(page, { ...options, deadline: performance.now() + 30_000, ruleMs: 5_000 });
  return [...axe.findings, ...own.findings]
    .filter(({ rule, kind }) => contrastReview.rules.includes(rule) && kind === contrastReview.kind)
    .flatMap(({ rule, elements }) => elements.map((element) => ({ rule, element })));
}

type Reviewed = {
  readonly path: string;
  readonly suspect: Suspect;
  readonly layers: ReviewVerdict | undefined;
  readonly both: ReviewVerdict | undefined;
};

async function countVerdict(page: ReviewedPage, reviewed: Reviewed): Promise<void> {
  const { path, suspect, layers, both } = reviewed;
  const { rule } = suspect;
  const method = layers?.result === 'undecided' ? 'pictures' : 'layers';
  count(`${rule}: undecided by the engine`);
  if (both === undefined || both.result === 'undecided') {
    count(`${rule}: stays undecided`);
    count(`stays undecided: ${reasonOf(both)}`);
    if (isListing)
      console.log('OPEN', path, suspect.element.selector, '|', reasonOf(both), '|', suspect.element.message);
    return;
  }
  count(`${rule}: ${both.result} by ${method}`);
  if (share !== undefined && isChosen(reviewed)) await checkVerdict(page, reviewed, both, method);
}

function reasonOf(verdict: ReviewVerdict | undefined): string {
  if (verdict === undefined || verdict.result === 'passed') return 'no verdict';
  const [first = '', second] = verdict.message.replaceAll(/\([^)]*\)|[\d.]*\d/g, '').split('. ');
  return first.includes('could not be measured') ? (second ?? first) : first;
}

function isChosen({ path, suspect }: Reviewed): boolean {
  const digest = createHash('sha256').update(`${seed} ${path} ${suspect.element.selector}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < (share === '' ? 1 : Number(share));
}

async function checkVerdict(
  page: ReviewedPage,
  { path, suspect }: Reviewed,
  verdict: ReviewVerdict,
  method: string,
): Promise<void> {
  const shown = await measureContrast(page, suspect.element.selector.split(' >>> '));
  const outcome = compareVerdict(verdict, shown);
  count(`check of ${method}: ${verdict.result}, ${outcome}`);
  if (shown === undefined || outcome === 'confirmed') return;
  const ratios = shown.ratios?.map((ratio) => ratio.toFixed(2)).join(' ') ?? 'nothing';
  const own = 'message' in verdict ? /(?:contrast of )([\d.]+)/.exec(verdict.message)?.[1] : '';
  const label = `${crops.length} ${method} ${verdict.result} ${own} shown ${ratios} of ${shown.required} ${path.slice(-40)} ${suspect.element.selector.slice(-50)}`;
  console.log(outcome.toUpperCase(), label, '|', path, suspect.element.selector);
  crops.push({ label, picture: shown.picture });
  if (sheets !== undefined && crops.length % 24 === 0) await writeContactSheets(crops, sheets, 'sheet');
}

function compareVerdict({ result }: ReviewVerdict, shown: Awaited<ReturnType<typeof measureContrast>>): string {
  if (shown?.ratios === undefined) return 'cannot be seen';
  const [worst, quarter] = shown.ratios;
  if (result === 'passed') return worst >= shown.required - nearLimit ? 'confirmed' : 'differs';
  return quarter < shown.required + nearLimit ? 'confirmed' : 'differs';
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  times[name]?.push(performance.now() - started);
  return result;
}

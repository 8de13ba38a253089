/**
 * What becomes of the contrast findings that the engine leaves undecided on real pages, and what deciding them costs.
 *
 *     node scripts/bootstrap.mjs run bench/contrast.ts PAGES FOLDER… [--list]
 *
 * Opens as many pages of each folder of a website, runs the engines, and then the review of contrast three times: by layers alone,
 * by layers and pictures, and by pictures alone. `--list` prints the elements where layers and pictures differ.
 */
import { lookAtPixels } from '../src/engines/contrast/look-at-pixels.ts';
import { contrastReview } from '../src/engines/contrast/contrast-review.ts';
import { engines } from '../src/engines/engines.ts';
import type { ReviewVerdict, ReviewedPage, Suspect } from '../src/engines/review.ts';
import { runReadingEngines } from '../src/visit/run-engines.ts';
import { openSiteSlot } from './lib/site-slot.ts';

type Verdicts = readonly (ReviewVerdict | undefined)[];

const [wanted = '10', ...rest] = process.argv.slice(2);
const isListing = rest.includes('--list');
const folders = rest.filter((one) => !one.startsWith('--'));
const totals: Record<string, number> = {};
const times: Record<string, number[]> = { engines: [], layers: [], both: [] };
const count = (name: string, by = 1) => (totals[name] = (totals[name] ?? 0) + by);

const { urls, slot, purpose, close } = await openSiteSlot(Number(wanted), folders);
for (const url of urls) await measurePage(url);
const median = (list: readonly number[]) =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
const medians = Object.fromEntries(
  Object.entries(times).map(([name, list]) => [`${name} ms (${list.length} pages)`, median(list)]),
);
console.log(JSON.stringify({ pages: urls.length, ...totals, ...medians }, undefined, 1));
await close();

async function measurePage(url: string): Promise<void> {
  const { tab } = await slot.tabFor(purpose);
  const visit = await tab.visit(url, { deadline: performance.now() + 30_000, isDecided: () => false });
  if (visit.kind !== 'opened') return;
  const page: ReviewedPage = { ...(await tab.hold()), session: tab.session };
  const reports = await timed('engines', async () =>
    runReadingEngines(page, { engines, deadline: performance.now() + 30_000, language: 'en' }),
  );
  const suspects: readonly Suspect[] = reports
    .flatMap(({ findings }) => findings)
    .filter(({ rule, kind }) => contrastReview.rules.includes(rule) && kind === contrastReview.kind)
    .flatMap(({ rule, elements }) => elements.map((element) => ({ rule, element })));
  count('undecided by the engine', suspects.length);
  if (suspects.length > 0) await compare(url, page, suspects);
  await slot.leavePage();
}

async function compare(url: string, page: ReviewedPage, suspects: readonly Suspect[]): Promise<void> {
  const budget = (mayCapture: boolean) => ({ deadline: performance.now() + 20_000, mayCapture });
  const layers = await timed('layers', async () => contrastReview.run(page, suspects, budget(false)));
  const both = await timed('both', async () => contrastReview.run(page, suspects, budget(true)));
  const paths = suspects.map(({ element }) => element.selector.split(' >>> '));
  const pixels: Verdicts = await lookAtPixels(page, paths, performance.now() + 20_000);
  for (const [index, suspect] of suspects.entries()) {
    countVerdicts({ url, suspect, layers: layers[index], both: both[index], pixels: pixels[index] });
  }
}

type Compared = {
  readonly url: string;
  readonly suspect: Suspect;
  readonly layers: ReviewVerdict | undefined;
  readonly both: ReviewVerdict | undefined;
  readonly pixels: ReviewVerdict | undefined;
};

function countVerdicts({ url, suspect, layers, both, pixels }: Compared): void {
  count(`layers: ${resultOf(layers)}`);
  count(`layers and pictures: ${resultOf(both)}`);
  const { selector, message } = suspect.element;
  if (both === undefined && isListing) console.log('OPEN', url, selector, message);
  if (layers === undefined || pixels === undefined) return;
  const isEqual = layers.result === pixels.result;
  count(isEqual ? 'layers and pictures agree' : 'layers and pictures differ');
  if (!isEqual && isListing) console.log(url, selector, JSON.stringify([layers, pixels]));
}

function resultOf(verdict: ReviewVerdict | undefined): string {
  return verdict?.result ?? 'no verdict';
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  times[name]?.push(performance.now() - started);
  return result;
}

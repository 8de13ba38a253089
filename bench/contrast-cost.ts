/**
 * What the review of contrast costs in processor time, against everything before it: opening the page and running the reading engines.
 *
 *     node scripts/bootstrap.mjs run bench/contrast-cost.ts PAGES FOLDER…
 *
 * Of each page, in one browser. Screenshots and operated pages are left out, so shares of a whole scan are lower.
 */
import { contrastReview } from '../src/engines/contrast/contrast-review.ts';
import { engines } from '../src/engines/engines.ts';
import type { ReviewedPage } from '../src/engines/review.ts';
import { runReadingEngines } from '../src/visit/run-engines.ts';
import { runReviews } from '../src/visit/run-reviews.ts';
import { median } from './lib/measure.ts';
import { watchProcess } from './lib/process-use.ts';
import { openSiteSlot } from './lib/site-slot.ts';

type Cost = { readonly suspects: number; readonly before: number; readonly layers: number; readonly all: number };

const many = 10;
const [wanted = '2', ...folders] = process.argv.slice(2);
const { urls, slot, purpose, close } = await openSiteSlot(Number(wanted), folders);
const watch = watchProcess(process.pid);
const costs: Cost[] = [];
for (const url of urls) {
  const cost = await measurePage(url).catch(() => undefined);
  if (cost !== undefined) costs.push(cost);
  await slot.leavePage();
}
watch.stop();
console.log(
  JSON.stringify(
    {
      'without undecided text': summarize(costs.filter(({ suspects }) => suspects === 0)),
      'with undecided text': summarize(costs.filter(({ suspects }) => suspects > 0)),
      [`with ${many} or more`]: summarize(costs.filter(({ suspects }) => suspects >= many)),
      all: summarize(costs),
    },
    undefined,
    1,
  ),
);
await close();

async function measurePage(url: string): Promise<Cost | undefined> {
  const { tab } = await slot.tabFor(purpose);
  const start = cpuMs();
  const visit = await tab.visit(url, { deadline: performance.now() + 60_000, isDecided: () => false });
  if (visit.kind !== 'opened') return undefined;
  const page: ReviewedPage = { ...(await tab.hold()), session: tab.session };
  const reports = await runReadingEngines(page, { engines, deadline: performance.now() + 60_000, language: 'en' });
  const suspects = reports
    .flatMap(({ findings }) => findings)
    .filter(({ rule, kind }) => contrastReview.rules.includes(rule) && kind === contrastReview.kind)
    .reduce((sum, { elements }) => sum + elements.length, 0);
  const opened = cpuMs();
  const review = async (mayCapture: boolean) =>
    runReviews(page, reports, {
      reviews: [contrastReview],
      deadline: performance.now() + 60_000,
      mayCapture,
      language: 'en',
    });
  await review(false);
  const layers = cpuMs();
  await review(true);
  return { suspects, before: opened - start, layers: layers - opened, all: cpuMs() - layers };
}

function cpuMs(): number {
  const { rootCpu, belowCpu } = watch.now();
  return (rootCpu + belowCpu) * 1000;
}

function summarize(pages: readonly Cost[]) {
  const total = (of: (cost: Cost) => number) => pages.reduce((sum, cost) => sum + of(cost), 0);
  const share = (of: (cost: Cost) => number) => `${((100 * total(of)) / total(({ before }) => before)).toFixed(1)} %`;
  const middle = (of: (cost: Cost) => number) => Math.round(median(pages.map(of)));
  return {
    pages: pages.length,
    'undecided texts': total(({ suspects }) => suspects),
    'before the review, median ms': middle(({ before }) => before),
    'layers, median ms': middle(({ layers }) => layers),
    'layers and pictures, median ms': middle(({ all }) => all),
    'median share, percent': Math.round(median(pages.map(({ all, before }) => (100 * all) / before))),
    'layers, of all': share(({ layers }) => layers),
    'layers and pictures, of all': share(({ all }) => all),
  };
}

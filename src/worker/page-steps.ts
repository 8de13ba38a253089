import { crawlStep } from './crawl-step.ts';
import { entriesStep } from './entries-step.ts';
import { memoStep } from './memo-step.ts';
import type { PageDeps } from './page-job.ts';
import type { BegunStep, PageStep, SteppedJob } from './page-step.ts';

/** All features that take part in the scan of a page. */
const pageSteps: readonly PageStep[] = [memoStep, crawlStep, entriesStep];

export function beginSteps(deps: PageDeps, job: SteppedJob): readonly BegunStep[] {
  return pageSteps.map((begin) => begin(deps, job));
}

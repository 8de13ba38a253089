import type { VisitOutcome } from '../visit/observation.ts';
import type { RightPage } from '../visit/open-right-page.ts';
import type { PageVisit } from '../visit/page-visit.ts';
import type { BegunStep } from './page-step.ts';

/** Opens the page, checks whether its findings are known, and otherwise analyzes and operates it. */
export async function observePage(visit: PageVisit, steps: readonly BegunStep[]): Promise<VisitOutcome> {
  let opened = await visit.open();
  while (opened.kind === 'right') {
    const known = await askWhatIsKnown(visit, steps, opened);
    if (known.kind !== 'unknown') return known;
    const analysis = await visit.analyze();
    if (analysis.kind === 'analyzed') return visit.operate(opened, analysis);
    if (analysis.kind === 'failed') return analysis;
    opened = await visit.openReplaced(opened);
  }
  return opened;
}

async function askWhatIsKnown(
  visit: PageVisit,
  steps: readonly BegunStep[],
  opened: RightPage,
): Promise<VisitOutcome | { readonly kind: 'unknown' }> {
  const asked = steps.flatMap(({ isKnown }) => isKnown ?? []);
  if (asked.length === 0) return { kind: 'unknown' };
  const read = await visit.readContent(opened);
  if (read.kind === 'failed') return read;
  for (const isKnown of asked)
    if (read.content !== undefined && (await isKnown(read.content))) return visit.observeKnown(opened);
  return { kind: 'unknown' };
}

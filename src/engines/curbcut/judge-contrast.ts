import type { OpenPage } from '../../browser/open-page.ts';
import type { PageFaultKind } from '../../browser/page-failure.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { timeLeft } from '../../time/time-left.ts';
import { judgeDocument } from '../contrast/judge-document.ts';
import type { PlacedDocument } from '../contrast/place-document.ts';
import { placeFrame, placePage } from '../contrast/place-document.ts';
import type { Budget } from '../engine.ts';
import { readPastHiding } from '../read-past-hiding.ts';
import type { ContrastRule } from './curbcut-rule.ts';
import type { RuleResults } from './parse-results.ts';

type Work = Pick<Budget, 'deadline' | 'maxElements' | 'isOpened'> & { readonly contrast: readonly ContrastRule[] };
/** `placed`: the document, for the frames in it. Undefined if it could not be read. */
type Judged = { readonly placed: PlacedDocument | undefined; readonly results: RuleResults };

const pageMs = 10_000;
const findNamesMs = 5_000;
/** The ways in which in-page code fails if a form hides properties: see read-past-hiding.ts. */
const hidingFaults: ReadonlySet<PageFaultKind> = new Set(['script_failed', 'too_deep']);

/** The contrast of the page's own texts. A page that does not answer in time has no result. */
export async function judgePage(page: OpenPage, work: Work): Promise<Judged> {
  const deadline = performance.now() + Math.min(pageMs, timeLeft(work.deadline) / 2);
  try {
    return await judgeReadable(page.main, async (main) => placePage(main, deadline), { ...work, deadline });
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind !== 'unresponsive') throw error;
    await page.interrupt();
    return unfinished(work);
  }
}

type Listed = { readonly place: readonly number[]; readonly placed: PlacedDocument | undefined };

/** The contrast of the texts of a frame. */
export async function judgeFrame(frame: PageFrame, { place, placed: around }: Listed, work: Work): Promise<Judged> {
  if (around === undefined) return unfinished(work);
  return judgeReadable(frame, async (readable) => placeFrame(readable, { around, place }, work.deadline), work);
}

type Place = (frame: PageFrame) => Promise<PlacedDocument>;

async function judgeReadable(frame: PageFrame, place: Place, work: Work): Promise<Judged> {
  if (work.contrast.length === 0) return { placed: undefined, results: {} };
  try {
    return await judgeAll(frame, place, work);
  } catch (error) {
    if (!(error instanceof PageFailure) || !hidingFaults.has(error.kind)) throw error;
    const readable = await readPastHiding(frame, Math.min(findNamesMs, timeLeft(work.deadline)));
    return readable === undefined ? unfinished(work) : judgeAll(readable, place, work);
  }
}

async function judgeAll(frame: PageFrame, place: Place, work: Work): Promise<Judged> {
  const { contrast: rules, maxElements, deadline, isOpened = false } = work;
  const placed = await place(frame);
  const results: Record<string, RuleResults[string]> = {};
  for (const { id, contrast } of rules)
    results[id] = await judgeDocument(frame, placed, { rule: id, contrast, maxElements, deadline, isOpened });
  return { placed, results };
}

function unfinished({ contrast }: Work): Judged {
  return { placed: undefined, results: Object.fromEntries(contrast.map(({ id }) => [id, null])) };
}

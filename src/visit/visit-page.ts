import type { Band } from '../browser/element-shots.ts';
import { captureElements } from '../browser/element-shots.ts';
import { PageFault } from '../browser/page-fault.ts';
import type { Tab } from '../browser/tab.ts';
import type { Visit } from '../browser/visit.ts';
import type { EngineReport, Finding } from '../engines/finding.ts';
import type { WrongPage } from './wrong-page.ts';
import { analysePage } from './analyse-page.ts';
import type { JudgeTask, VisitPlace } from './judge-visit.ts';
import { openRightPage } from './judge-visit.ts';
import { codeOfFault } from './name-fault.ts';
import type { Seen } from './seen.ts';
import { shotKey } from './shot-key.ts';

export type PageTask = Omit<JudgeTask, 'deadline'> & {
  readonly timeoutMs: number;
  /** Of the engine's messages. */
  readonly language: string;
  /** How many screenshots a group may still get on this page; 0 turns them off. */
  readonly screenshotRoom: (finding: Finding) => number;
};

/** What one visit brought, before anything is stored. `spoilt`: the tab must not be used again. */
export type VisitOutcome =
  | (Seen & {
      readonly kind: 'scanned';
      readonly titleLength: number;
      readonly report: EngineReport;
      readonly bands: readonly Band[];
      readonly missedShots: number;
      readonly spoilt: boolean;
    })
  | (Seen & WrongPage & { readonly kind: 'failed'; readonly spoilt: boolean });

const shotsTimeoutMs = 10_000;
const maxPageBytes = 256 * 1024 * 1024;

/** Opens the page, makes sure that it is the right one, runs the engine, takes pictures. Never throws for the page's sake. */
export async function visitPage(place: VisitPlace, task: PageTask): Promise<VisitOutcome> {
  const { tab, proxy } = place;
  const deadline = performance.now() + task.timeoutMs;
  proxy.beginPage(maxPageBytes);
  let seen: Seen = { httpStatus: null, finalUrl: null, title: null, textDigest: null };
  try {
    const { visit, wrong, textDigest } = await openRightPage(place, { ...task, deadline });
    seen = { ...describeSeen(visit), textDigest };
    if (wrong !== undefined) return { ...seen, ...wrong, kind: 'failed', spoilt: visit.kind === 'failed' };
    const report = await analysePage(tab, { deadline, language: task.language }).catch(nameSlowness);
    const pictures = await takePictures(tab, report, { deadline, room: task.screenshotRoom });
    const isClean = await tab.clean();
    const titleLength = visit.kind === 'opened' ? visit.facts.titleLength : 0;
    return { ...seen, ...pictures, kind: 'scanned', titleLength, report, spoilt: !isClean };
  } catch (error) {
    const fault = tab.fault ?? error;
    if (!(fault instanceof PageFault)) throw error;
    return {
      ...seen,
      kind: 'failed',
      code: codeOfFault[fault.kind],
      detail: fault.message,
      retryAfterMs: null,
      spoilt: true,
    };
  }
}

/** The page stood there and could be read; it was checking it that did not end. */
function nameSlowness(error: unknown): never {
  if (!(error instanceof PageFault) || error.kind !== 'unresponsive') throw error;
  throw new PageFault('too_slow', 'The page gave no answer while it was checked.', { cause: error });
}

function describeSeen(visit: Visit): Omit<Seen, 'textDigest'> {
  const finalUrl = visit.answer?.finalUrl ?? null;
  return {
    httpStatus: visit.answer?.status ?? null,
    finalUrl,
    title: visit.kind === 'opened' ? visit.facts.title : null,
  };
}

async function takePictures(
  tab: Tab,
  report: EngineReport,
  limits: { readonly deadline: number; readonly room: (finding: Finding) => number },
): Promise<{ readonly bands: readonly Band[]; readonly missedShots: number }> {
  const requests = report.findings.flatMap((finding) =>
    finding.elements
      .slice(0, limits.room(finding))
      .map((element, index) => ({ key: shotKey(finding, index), selector: element.selector })),
  );
  const timeoutMs = Math.min(shotsTimeoutMs, limits.deadline - performance.now());
  if (requests.length === 0 || timeoutMs < 500) return { bands: [], missedShots: requests.length };
  try {
    const { main } = await tab.hold();
    const { bands, missed } = await captureElements({ main, session: tab.session }, requests, timeoutMs);
    return { bands, missedShots: missed };
  } catch (error) {
    // Pictures come last and are an extra: what was found stands without them.
    if (error instanceof PageFault || isCaptureError(error)) return { bands: [], missedShots: requests.length };
    throw error;
  }
}

function isCaptureError(error: unknown): boolean {
  return error instanceof Error && error.message.includes('captureScreenshot');
}

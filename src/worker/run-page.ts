import { listRulesOfLevelAaa } from '../findings/rule-levels.ts';
import { limitAttempt } from '../records/pages/decide-retry.ts';
import type { RightVisit } from '../records/pages/report-visit.ts';
import { reportFailedVisit, reportObservation } from '../records/pages/report-visit.ts';
import type { PageReport } from '../records/pages/page-report.ts';
import type { VisitOutcome } from '../visit/observation.ts';
import type { VisitTask } from '../visit/page-visit.ts';
import { PageVisit } from '../visit/page-visit.ts';
import type { Slot, TabPurpose } from '../visit/slot.ts';
import { observePage } from './observe-page.ts';
import { describeProof, judgeSession, nameSessionError } from './judge-session.ts';
import type { PageDeps, PageJob } from './page-job.ts';
import type { BegunStep } from './page-step.ts';
import { beginSteps } from './page-steps.ts';
import { redactOutcome } from './redact-outcome.ts';
import { listSteps } from './list-steps.ts';
import { storePicture } from './store-picture.ts';
import { keyOfPage } from '../url/page-key.ts';

/** Reading a page aloud costs 25 to 65 ms, and people read few pages. Pages of a new kind come first. */
const mostReadAloud = 25;

/** The remaining work for a page after its browser is free. */
export type WriteReport = () => Promise<PageReport>;

/**
 * Scans the page in the slot's browser, which is free for the next page once this returns. Returns undefined if the
 * session of the scan has ended, so that the visit gives no result.
 */
export async function runPage(deps: PageDeps, slot: Slot, job: PageJob): Promise<WriteReport | undefined> {
  const { session } = job;
  if (session === undefined) return scanPage(deps, slot, job);
  return scanPage(deps, slot, job).catch((error: unknown) => {
    throw nameSessionError(session, error);
  });
}

async function scanPage(deps: PageDeps, slot: Slot, job: PageJob): Promise<WriteReport | undefined> {
  const started = performance.now();
  const purpose = describePurpose(job);
  const task = describeTask(deps, job);
  const tab = await slot.tabFor(purpose);
  const steps = beginSteps(deps, { ...job, browserName: tab.browserName });
  const visit = new PageVisit(tab, task, deps.watch.watch(tab.pid, job.settings.memoryBytes));
  const seen = await observePage(visit, steps).finally(() => visit.end());
  if (visit.isSpoilt) await slot.close();
  const { session } = job;
  const judged = session === undefined ? seen : await judgeSession({ ...deps, slot, purpose }, session, seen);
  const durationMs = performance.now() - started;
  if (!visit.isSpoilt) await slot.leavePage();
  if (judged === 'session_ended') return undefined;
  const { disable } = job.tuning;
  const ended = { pageKey: keyOfPage(job.page), durationMs, browser: tab.browserName, fonts: deps.fonts, disable };
  return async () => describePage(deps, { ...job, steps, ended }, judged);
}

type EndedJob = PageJob & { readonly steps: readonly BegunStep[]; readonly ended: RightVisit };

async function describePage(deps: PageDeps, job: EndedJob, outcome: VisitOutcome): Promise<PageReport> {
  const { page, session, steps, ended } = job;
  let judged = session === undefined ? outcome : await redactOutcome(outcome, session.secrets);
  for (const step of steps) judged = (await step.judge?.(judged)) ?? judged;
  const stored = await storePicture(deps, page.scanId, judged);
  if (judged.kind === 'failed') return reportFailedVisit(judged, ended);
  let report = reportObservation(judged, { ...ended, ...stored });
  for (const step of steps)
    report = (await step.describe?.(report, { outcome: judged, lostShots: stored.lostShots })) ?? report;
  return session === undefined ? report : { ...report, session: describeProof(session) };
}

function describePurpose({ page, device, scope, guide, session }: PageJob): TabPurpose {
  return { scanId: page.scanId, device, scope, limitDocuments: guide?.limitDocuments, signedIn: session?.tab };
}

function describeTask(deps: PageDeps, { page, siblingUrl, device, session, settings, tuning }: PageJob): VisitTask {
  const { operateMs, contrastPixels, pageTimeoutMs, screenshots, pagePictures } = settings;
  return {
    url: page.fetchUrl,
    dismissConsent: tuning.dismiss_consent,
    steps: listSteps(tuning.steps, page.entry),
    siblingUrl,
    accept: page.accept,
    states: page.states,
    leftOut: { rules: listRulesLeftOut(deps, tuning), selectors: tuning.exclude_selectors },
    device,
    engines: deps.engines,
    reviews: deps.reviews,
    memory: deps.memory,
    operateMs,
    memoryKey: session === undefined ? page.scanId : `${page.scanId} ${session.generation}`,
    session: session?.signIn,
    showsSecret: session?.showsSecret,
    timeoutMs: limitAttempt(pageTimeoutMs, page),
    mayCapture: contrastPixels,
    takesPage: screenshots && page.ordinal < pagePictures,
    readsAloud: page.ordinal < Math.min(pagePictures, mostReadAloud),
  };
}

function listRulesLeftOut({ engines }: PageDeps, { disable, level }: PageJob['tuning']): ReadonlySet<string> {
  return new Set([...disable, ...(level === 'aaa' ? [] : listRulesOfLevelAaa(engines))]);
}

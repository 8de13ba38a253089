import type { Note } from '../scans/scan-record.ts';
import { toStoredText } from '../shared/stored-text.ts';
import type { FailedVisit, Observation } from '../visit/observation.ts';
import type { WrongPage } from '../visit/wrong-page.ts';
import { buildGroups, listUnreachedFrames } from './build-groups.ts';
import { noteLimits } from './note-limits.ts';
import { listRulesOff } from './note-rules-off.ts';
import type { PageFonts, PageReport, Seen } from './page-report.ts';

type FailedReport = PageReport & { readonly kind: 'failed' };
type Visit = { readonly url: string; readonly durationMs: number };

type StoredVisit = Visit & {
  readonly browser: string;
  readonly fonts?: PageFonts | undefined;
  /** File names of the screenshots by `shotKey`. `lost`: how many could not be taken or stored. */
  readonly shots: { readonly names: ReadonlyMap<string, string>; readonly lost: number };
};

/** An observed page in recorded form. Texts of the page are truncated and made well-formed here. */
export function describeObservation(observation: Observation, visit: StoredVisit): PageReport {
  const { reports, facts, accepted, decidedPasses } = observation;
  return {
    ...describeSeen(observation),
    durationMs: visit.durationMs,
    kind: 'scanned',
    acceptedOutcome: accepted?.code ?? null,
    engines: reports.map(({ engine }) => engine),
    browser: visit.browser,
    fonts: visit.fonts,
    rules: Object.fromEntries(reports.flatMap(({ rules }) => Object.entries(rules))),
    rulesOff: listRulesOff(reports),
    groups: reports.flatMap((report) => buildGroups(visit.url, report, visit.shots.names)),
    decidedPasses,
    unreachedFrames: listUnreachedFrames(reports.flatMap(({ unreachedFrames }) => unreachedFrames)),
    notes: [
      ...(accepted === undefined ? [] : [noteAccepted(accepted)]),
      ...noteLimits(reports, { titleLength: facts.titleLength, lostShots: visit.shots.lost }),
    ],
  };
}

function noteAccepted({ code, detail }: WrongPage): Note {
  const message = `Analyzed although its outcome is ${code}, which this scan accepts. ${toStoredText(detail, 500)}`;
  return { code: 'accepted_outcome', count: 1, message };
}

/** A page that was visited and could not be scanned. */
export function describeFailedVisit(failed: FailedVisit, { durationMs }: Pick<Visit, 'durationMs'>): FailedReport {
  const { code, isHung, retryAfterMs } = failed;
  const detail = toStoredText(failed.detail, 500);
  return { ...describeSeen(failed), durationMs, kind: 'failed', code, isHung, detail, retryAfterMs };
}

/** A page that could not be visited. Without a network failure this is an internal error, which shows no details. */
export function describeUnvisited(
  failure: WrongPage | undefined,
  { durationMs }: Pick<Visit, 'durationMs'>,
): FailedReport {
  const { code, detail, retryAfterMs } = failure ?? { code: 'analysis_error', detail: null, retryAfterMs: null };
  const unseen = describeSeen({ answer: undefined, facts: undefined, textDigest: null });
  return { ...unseen, durationMs, kind: 'failed', code, detail, retryAfterMs };
}

function describeSeen({ answer, facts, textDigest }: Pick<FailedVisit, 'answer' | 'facts' | 'textDigest'>): Seen {
  return {
    httpStatus: answer?.status ?? null,
    finalUrl: answer === undefined ? null : toStoredText(answer.finalUrl, 2_048),
    title: facts === undefined ? null : toStoredText(facts.title, 512),
    textDigest,
  };
}

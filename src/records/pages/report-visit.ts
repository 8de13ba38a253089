import { ComponentNames } from '../components/name-components.ts';
import type { Engine } from '../../engines/engine.ts';
import type { KnownPage } from '../memo/known-page.ts';
import { toStoredText } from '../../texts/stored-text.ts';
import type { FailedVisit, Observation } from '../../visit/observation.ts';
import type { WrongPage } from '../../visit/wrong-page.ts';
import type { StoredPlace } from './build-groups.ts';
import { buildGroups, listUnreachedFrames } from './build-groups.ts';
import { noteLimits } from './note-limits.ts';
import { toStoredSpeech } from './stored-speech.ts';
import { listRulesOff } from './note-rules-off.ts';
import type { PageFonts, PageReport, VisitFacts } from './page-report.ts';
import type { StoredPicture } from '../../findings/page-picture.ts';
import type { PageState } from '../../findings/page-states.ts';
import type { Note } from '../../texts/note.ts';
import { mapFacts } from '../../texts/map-facts.ts';
import { sayAll, says } from '../../texts/saying.ts';

type ScannedReport = PageReport & { readonly kind: 'scanned' };
type FailedReport = PageReport & { readonly kind: 'failed' };
/** `pageKey`: see keyOfPage. */
type Visit = { readonly pageKey: string; readonly durationMs: number };

/** A visit to the right page. */
export type RightVisit = Visit & {
  readonly browser: string;
  readonly fonts?: PageFonts | undefined;
  /** Rules that the scan disables. */
  readonly disable?: readonly string[] | undefined;
};

export type StoredVisit = RightVisit & {
  readonly picture: StoredPicture | undefined;
  /** The places of elements in the picture, by `shotKey`. */
  readonly places: ReadonlyMap<string, StoredPlace>;
  /** The number of elements whose picture could not be taken or stored. */
  readonly lostShots: number;
};

/** An observed page in recorded form. This truncates texts of the page and makes them well-formed. */
export function reportObservation(observation: Observation, visit: StoredVisit): ScannedReport {
  const { reports, facts, accepted, decidedPasses, looked } = observation;
  const components = new ComponentNames();
  const named = { places: visit.places, components };
  return {
    ...toVisitFacts(observation),
    durationMs: visit.durationMs,
    kind: 'scanned',
    acceptedOutcome: accepted?.code ?? null,
    engines: reports.map(({ engine }) => engine),
    browser: visit.browser,
    fonts: visit.fonts,
    // A disabled rule is recorded as not run, so that no comparison counts its issues as fixed.
    rules: Object.fromEntries([
      ...reports.flatMap(({ rules }) => Object.entries(rules)),
      ...(visit.disable ?? []).map((rule) => [rule, null] as const),
    ]),
    rulesOff: listRulesOff(reports),
    groups: reports.flatMap((report) => buildGroups(visit.pageKey, report, named)),
    components: components.list(),
    decidedPasses,
    states: looked.states,
    isLate: isLate(observation),
    picture: visit.picture ?? null,
    spoken: toStoredSpeech(observation.spoken),
    unreachedFrames: listUnreachedFrames(reports.flatMap(({ unreachedFrames }) => unreachedFrames)),
    notes: [
      ...(accepted === undefined ? [] : [noteAccepted(accepted)]),
      ...noteConsent(observation.consent),
      ...noteUnseen(facts),
      ...noteStatesNotLooked(looked.notLooked),
      ...noteLimits(reports, { titleLength: facts.titleLength, lostShots: visit.lostShots }),
    ],
  };
}

function isLate({ reports, isReviewed, looked }: Observation): boolean {
  const isUnfinished = ({ isOff, rules, leftOut = [] }: Observation['reports'][number]) =>
    isOff !== true && Object.entries(rules).some(([rule, counts]) => counts === null && !leftOut.includes(rule));
  return !isReviewed || looked.notLooked.length > 0 || reports.some(isUnfinished);
}

type ScannedWith = {
  /** Rules that a setting turned off. */
  readonly rulesOff: readonly string[];
  readonly engines: readonly Engine[];
  /** All states of the scan. A page that was not looked at in all of them is not reused. */
  readonly states: readonly PageState[];
};

/** The notes of a visit, and not of an analysis. */
const ofVisit: ReadonlySet<string> = new Set([
  'accepted_outcome',
  'consent_refused',
  'consent_not_closed',
  'truncated_title',
  'transparent_page',
  'closed_shadow_roots',
]);

/** The report of an unchanged page: the findings of an earlier scan's analysis, and the facts of this visit. */
export function reportKnown(
  seen: ScannedReport,
  known: KnownPage,
  { engines, states, rulesOff }: ScannedWith,
): ScannedReport {
  const ofAnalysis = known.notes.filter(({ code }) => !ofVisit.has(code));
  return {
    ...seen,
    engines: engines.toSorted(inRunningOrder).map(({ id, version }) => ({ id, version })),
    rules: known.rules,
    groups: known.groups,
    components: known.components,
    decidedPasses: known.decidedPasses,
    states,
    picture: known.picture,
    spoken: known.spoken,
    rulesOff,
    notes: [...seen.notes, ...ofAnalysis],
  };
}

const runningOrder: readonly Engine['needs'][] = ['read', 'drive', 'states'];

/** Sorts engines in the order in which an analysis reports them. */
function inRunningOrder(a: Engine, b: Engine): number {
  return runningOrder.indexOf(a.needs) - runningOrder.indexOf(b.needs);
}

const acceptedOutcome = 'accepted_outcome';

function noteAccepted({ code, saying }: WrongPage): Note {
  const seen = mapFacts(saying, (text) => toStoredText(text, 500));
  return { code: acceptedOutcome, count: 1, said: sayAll(says('notes.accepted_outcome', { outcome: code }), seen) };
}

/** Text of the page is data. */
function noteConsent(consent: Observation['consent']): readonly Note[] {
  if (consent === undefined) return [];
  const { manager, isClosed } = consent;
  const code = isClosed ? 'consent_refused' : 'consent_not_closed';
  const label = toStoredText(consent.label, 100);
  const who = manager === null ? says('notes.banner') : says('notes.banner_of', { manager });
  return [{ code, count: 1, said: says(`notes.${code}`, { saidBanner: who, label }) }];
}

/** A page that was visited and could not be scanned. */
export function reportFailedVisit(failed: FailedVisit, { durationMs }: Pick<Visit, 'durationMs'>): FailedReport {
  const { code, isHung, saying, retryAfterMs } = failed;
  return { ...toVisitFacts(failed), durationMs, kind: 'failed', code, isHung, saying, retryAfterMs };
}

/** A page that could not be visited. Without a network failure this is an internal error, which shows no details. */
export function reportUnvisited(
  failure: WrongPage | undefined,
  { durationMs }: Pick<Visit, 'durationMs'>,
): FailedReport {
  const { code, saying, retryAfterMs } = failure ?? { code: 'analysis_error', saying: null, retryAfterMs: null };
  const unseen = toVisitFacts({ answer: undefined, facts: undefined, textDigest: null });
  return { ...unseen, durationMs, kind: 'failed', code, saying, retryAfterMs };
}

/** The parts of a page that could not be checked. */
function noteUnseen({ hidesContent, hasClosedRoot }: Observation['facts']): readonly Note[] {
  return [
    ...(hidesContent ? [{ code: 'transparent_page', count: 1, said: says('notes.transparent_page') }] : []),
    ...(hasClosedRoot ? [{ code: 'closed_shadow_roots', count: 1, said: says('notes.closed_shadow_roots') }] : []),
  ];
}

function noteStatesNotLooked(states: readonly PageState[]): readonly Note[] {
  if (states.length === 0) return [];
  const said = says('notes.states_not_run', { states: states.join(', ') });
  return [{ code: 'states_not_run', count: states.length, said }];
}

function toVisitFacts({ answer, facts, textDigest }: Pick<FailedVisit, 'answer' | 'facts' | 'textDigest'>): VisitFacts {
  return {
    httpStatus: answer?.status ?? null,
    finalUrl: answer === undefined ? null : toStoredText(answer.finalUrl, 2_048),
    title: facts === undefined ? null : toStoredText(facts.title, 512),
    textDigest,
  };
}

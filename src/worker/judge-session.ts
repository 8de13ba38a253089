import { ProbeInvalid } from '../browser/find-probe.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { PageSession } from '../records/pages/page-report.ts';
import { findSession } from '../finding-pages/sign-ins/scan-session.ts';
import { provesSession } from '../finding-pages/sign-ins/session-check.ts';
import { says } from '../texts/saying.ts';
import type { FailedVisit, Observation, VisitOutcome } from '../visit/observation.ts';
import type { FailureCode } from '../visit/page-outcome.ts';
import { lookForSession } from '../visit/session-doubt.ts';
import type { Slot, TabPurpose } from '../visit/slot.ts';
import { wrong } from '../visit/wrong-page.ts';
import { redactError } from './redact-error.ts';
import type { ScanSession } from './scan-sessions.ts';
import { SessionLost } from './scan-sessions.ts';

type JudgeDeps = {
  readonly db: Database;
  /** A spoiled browser is replaced with another one. */
  readonly slot: Slot;
  readonly purpose: TabPurpose;
};
type Loss = JudgeDeps & { readonly session: ScanSession };

/** Outcomes that the end of a session may cause. */
const suspicious: ReadonlySet<FailureCode> = new Set([
  'auth_required',
  'redirected_off_site',
  'navigated_away',
  'soft_not_found',
  'empty_document',
]);

/**
 * Decides what a visit means for the session. A page that may have failed because the session has ended gives no
 * result. A page that has proved the session before shows whether it is still open. Without such a page, a request to
 * sign in ends the session.
 */
export async function judgeSession(
  deps: JudgeDeps,
  session: ScanSession,
  outcome: VisitOutcome,
): Promise<VisitOutcome | 'session_ended'> {
  const loss = { ...deps, session };
  if (outcome.kind === 'observed') return decideWhole(loss, outcome);
  if (!isSuspicious(outcome)) return outcome;
  const proofUrl = await findProof(loss);
  if (proofUrl === null) return outcome.code === 'auth_required' ? 'session_ended' : outcome;
  const state = await askProof(proofUrl, loss);
  if (state === 'unknown') return { ...outcome, ...uncertain };
  return state === 'open' ? outcome : 'session_ended';
}

/**
 * The session may have ended while the page's scripts were loading data, so that the page is incomplete. One of its
 * requests was then refused. Without a check that proves a session, its pages are scanned again anyway once the session
 * proves to have ended.
 */
async function decideWhole(loss: Loss, outcome: Observation): Promise<VisitOutcome | 'session_ended'> {
  const { signIn, excused } = loss.session;
  const refused = excused.listNew(outcome.refused, signIn.origins);
  if (refused.length === 0 || !provesSession(signIn.check)) return outcome;
  const { answer, facts, textDigest } = outcome;
  const session = await askProofs(await listProofs(loss, answer.finalUrl), loss);
  if (session === 'unknown') return { ...uncertain, answer, facts, textDigest, isHung: false, kind: 'failed' };
  if (session === 'ended') return 'session_ended';
  excused.add(refused);
  return outcome;
}

/** A page that passes an `absent` check may be public, which proves nothing. */
async function findProof({ db, session: { scanId, signIn } }: Loss): Promise<string | null> {
  const { check } = signIn;
  if (check.url !== undefined) return check.url;
  return provesSession(check) ? ((await findSession(db, scanId))?.proof_url ?? null) : null;
}

/** The page that proved the session first may be gone by now. The page in front has passed the check, too. */
async function listProofs(loss: Loss, finalUrl: string): Promise<readonly string[]> {
  const proofUrl = await findProof(loss);
  const own = loss.session.signIn.check.url === undefined ? [finalUrl] : [];
  return [...new Set([...(proofUrl === null ? [] : [proofUrl]), ...own])];
}

type SessionState = 'open' | 'ended' | 'unknown';

async function askProofs(urls: readonly string[], loss: Loss): Promise<SessionState> {
  for (const url of urls) {
    const state = await askProof(url, loss);
    if (state !== 'unknown') return state;
  }
  return 'unknown';
}

async function askProof(url: string, { slot, purpose, session }: Loss): Promise<SessionState> {
  try {
    const doubt = await lookForSession(url, session.signIn.check, await slot.tabFor(purpose));
    return doubt === undefined ? 'open' : 'ended';
  } catch (error) {
    if (error instanceof PageFailure) return 'unknown';
    throw error;
  }
}

/** The page is retried. */
const uncertain = wrong('connection_error', says('visits.no_proof'));

function isSuspicious({ code, answer }: FailedVisit): boolean {
  return suspicious.has(code) || (code === 'http_status' && [401, 403, 404].includes(answer?.status ?? 0));
}

/** Describes the session that a page proves when it passes the check. */
export function describeProof({ generation, signIn: { check } }: ScanSession): PageSession {
  return { generation, isProven: provesSession(check) };
}

/** Removes the secrets of the sign-in from an error of the visit. A check that no page can pass pauses the scan. */
export function nameSessionError({ scanId, redact }: ScanSession, error: unknown): unknown {
  if (!(error instanceof ProbeInvalid)) return redactError(error, redact);
  return new SessionLost(scanId, says('scans.check_unusable', { saidWhy: error.saying }), { cause: error });
}

import { ProbeInvalid } from '../browser/find-probe.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { Tab } from '../browser/tab.ts';
import type { Database } from '../db/schema.ts';
import type { PageSession } from '../pages/page-report.ts';
import { findSession } from '../sign-ins/scan-session.ts';
import type { SessionCheck } from '../sign-ins/session-check.ts';
import { provesSession } from '../sign-ins/session-check.ts';
import { checkAnswer } from '../visit/check-page.ts';
import type { FailedVisit, Observation, VisitOutcome } from '../visit/observation.ts';
import type { FailureCode } from '../visit/page-outcome.ts';
import { wrong } from '../visit/wrong-page.ts';
import { findFailedProbe } from './find-failed-probe.ts';
import type { ScanSession } from './scan-sessions.ts';
import { SessionLost } from './scan-sessions.ts';
import type { LookAside } from './slot.ts';
import { says } from '../texts/saying.ts';

const visitMs = 30_000;

type Setup = { readonly tab: Tab; readonly lookAside: LookAside };

/** Why an open page does not show that it is signed in, if it does not. Throws SessionLost for a check that can never pass. */
export async function findSessionDoubt(
  { signIn, scanId }: ScanSession,
  { tab, lookAside }: Setup,
  finalUrl: string,
): Promise<string | undefined> {
  const { check, origins } = signIn;
  const { origin = '', host = 'another URL' } = URL.parse(finalUrl) ?? {};
  if (!origins.includes(origin)) return `It leads to ${host}, which is not an origin of the sign-in.`;
  try {
    if (check.url === undefined) return await findFailedProbe(tab, check);
    return await lookAt(check.url, check, lookAside);
  } catch (error) {
    if (error instanceof ProbeInvalid)
      throw new SessionLost(scanId, `The check of the sign-in cannot be used: ${error.message}`, { cause: error });
    throw error;
  }
}

type Loss = {
  readonly db: Database;
  /** In a browser that can be used. */
  readonly lookAside: LookAside;
  readonly session: ScanSession;
};

/** Outcomes that a page may have because its session has ended. */
const suspicious: ReadonlySet<FailureCode> = new Set([
  'auth_required',
  'redirected_off_site',
  'navigated_away',
  'soft_not_found',
  'empty_document',
]);

/**
 * What a visit means for the session: a page that may have failed because the session has ended is no result. Whether it has is
 * shown by a page that showed before that it was open. Without such a page, the one that asks to sign in decides.
 */
export async function decideLoss(loss: Loss, outcome: VisitOutcome): Promise<VisitOutcome | 'session_ended'> {
  if (outcome.kind === 'observed') return decideWhole(loss, outcome);
  if (!isSuspicious(outcome)) return outcome;
  const proofUrl = await findProof(loss);
  if (proofUrl === null) return outcome.code === 'auth_required' ? 'session_ended' : outcome;
  const session = await askProof(proofUrl, loss);
  if (session === 'unknown') return { ...outcome, ...uncertain };
  return session === 'open' ? outcome : 'session_ended';
}

/**
 * A page for members may lack what its scripts did not get, because the session ended while they were loading: then something that it
 * requested was refused. Without a check that proves a session, its pages are scanned again anyway when it turns out to have ended.
 */
async function decideWhole(loss: Loss, outcome: Observation): Promise<VisitOutcome | 'session_ended'> {
  const { signIn, excused } = loss.session;
  const refused = excused.listNew(outcome.refused, signIn.origins);
  if (refused.length === 0 || !provesSession(signIn.check)) return outcome;
  const { answer, facts, textDigest } = outcome;
  const session = await askProof((await findProof(loss)) ?? answer.finalUrl, loss);
  if (session === 'unknown') return { ...uncertain, answer, facts, textDigest, isHung: false, kind: 'failed' };
  if (session === 'ended') return 'session_ended';
  excused.add(refused);
  return outcome;
}

/** A page on which something is absent may be a public one, which proves nothing. */
async function findProof({ db, session: { scanId, signIn } }: Loss): Promise<string | null> {
  const { check } = signIn;
  if (check.url !== undefined) return check.url;
  return provesSession(check) ? ((await findSession(db, scanId))?.proof_url ?? null) : null;
}

async function askProof(url: string, { lookAside, session }: Loss): Promise<'open' | 'ended' | 'unknown'> {
  try {
    const doubt = await lookAt(url, session.signIn.check, lookAside);
    return doubt === undefined ? 'open' : 'ended';
  } catch (error) {
    if (error instanceof PageFailure) return 'unknown';
    throw error;
  }
}

/** The page is tried again. */
const uncertain = wrong('connection_error', 'The page that shows whether the session is open could not be opened.');

function isSuspicious({ code, answer }: FailedVisit): boolean {
  return suspicious.has(code) || (code === 'http_status' && [401, 403, 404].includes(answer?.status ?? 0));
}

/** What a page that passed the check proves. */
export function describeProof({ generation, signIn: { check } }: ScanSession): PageSession {
  return { generation, isProven: provesSession(check) };
}

async function lookAt(url: string, check: SessionCheck, lookAside: LookAside): Promise<string | undefined> {
  const options = {
    deadline: performance.now() + visitMs,
    isDecided: (answer: Parameters<typeof checkAnswer>[0]) => checkAnswer(answer, new Date()) !== undefined,
  };
  return lookAside(url, options, async (tab, visit) => {
    if (visit.kind === 'answered' && [401, 403].includes(visit.answer.status))
      return `${url} answered with status ${visit.answer.status}.`;
    // Neither signed in nor signed out: the page is tried again.
    if (visit.kind !== 'opened') throw new PageFailure('unfinished', says('sessions.not_opened_for_check', { url }));
    const isElsewhere = URL.parse(visit.answer.finalUrl)?.origin !== new URL(url).origin;
    return isElsewhere ? `${url} leads to another site.` : findFailedProbe(tab, check);
  });
}

import { randomUUID } from 'node:crypto';
import { PageFault } from '../browser/page-fault.ts';
import type { VisitOptions } from '../browser/page-visit.ts';
import type { Tab } from '../browser/tab.ts';
import type { Answer, Visit } from '../browser/visit.ts';
import type { ScopeProxy } from '../net/scope-proxy.ts';
import {
  compareWithTwoUnknown,
  compareWithUnknown,
  digestPage,
  isSameForm,
  nameSharedForm,
  nameUnknown,
} from './compare-with-unknown.ts';
import { findSuspicion, isRightByUrl } from './find-suspicion.ts';
import { describeUnopened, findFailure } from './find-failure.ts';
import { findChallenge, judgeAnswer, judgeDocument } from './judge-answer.ts';
import { shareOfSignIn } from './sign-in-page.ts';
import type { Sighting } from './sighting.ts';
import type { OtherPage, SiteMemory } from './site-memory.ts';
import type { FailureCode } from './page-outcome.ts';
import type { WrongPage } from './wrong-page.ts';
import { isElsewhere, wrong } from './wrong-page.ts';

export type JudgeTask = {
  readonly scanId: string;
  readonly url: string;
  readonly deadline: number;
  readonly memory: SiteMemory;
  /** Outcomes that are overruled: a page that has one is analyzed all the same, if there is a document. */
  readonly accept: readonly FailureCode[];
  /** Another listed URL of the scan, where there is one. */
  readonly findSibling: () => Promise<string | undefined>;
};

type Opened = Visit & { readonly kind: 'opened' };

/** Where the page is opened, and how another URL is visited meanwhile without disturbing it. */
export type VisitPlace = {
  readonly tab: Tab;
  readonly proxy: ScopeProxy;
  /** The browser's process, where it is known. */
  readonly pid: number | undefined;
  readonly visitAside: (url: string, options: VisitOptions) => Promise<Visit>;
};

/** Longest wait for a firewall that lets a real browser through after a while. */
const challengeMs = 12_000;
/** These firewalls refuse, and do not let a browser through later. */
const refusals = new Set(['F5', 'Akamai']);

/** The visit that stands, and why it is not the page that was asked for, if it is not. */
export type Judged = {
  /** Identifies what there is on the page, where it may be the same as another: not on one that is accepted, which no other page decides on. */
  readonly textDigest: string | null;
} & (
  | { readonly kind: 'right'; readonly visit: Opened; readonly accepted: WrongPage | undefined }
  | { readonly kind: 'wrong'; readonly visit: Visit; readonly wrong: WrongPage }
);

const isDecided = (answer: Answer): boolean => judgeAnswer(answer, new Date()) !== undefined;

/** An answer that is accepted does not decide: its document has to be there to be analyzed. */
function isDecidedFor({ accept }: JudgeTask): (answer: Answer) => boolean {
  return (answer) => {
    const found = judgeAnswer(answer, new Date());
    return found !== undefined && !accept.includes(found.code);
  };
}

/** Opens the page, and decides by evidence whether it is the right one. Throws PageFault. */
export async function openRightPage(place: VisitPlace, task: JudgeTask): Promise<Judged> {
  return judgeVisit(
    place,
    task,
    await place.tab.visit(task.url, { deadline: task.deadline, isDecided: isDecidedFor(task) }),
  );
}

/** The same for a page that replaced its document after it had settled. */
export async function judgeAgain(place: VisitPlace, task: JudgeTask, visit: Opened): Promise<Judged> {
  return judgeVisit(place, task, await place.tab.settleAgain(visit, task.deadline));
}

async function judgeVisit(place: VisitPlace, task: JudgeTask, first: Visit): Promise<Judged> {
  const visit = await awaitChallenge(place.tab, first, task.deadline);
  const mistake = judgeByItself(task, visit, place.proxy);
  if (visit.kind !== 'opened') return { kind: 'wrong', visit, wrong: mistake ?? noDocument, textDigest: null };
  const page = sight(task.url, visit);
  // A form that a URL leads to is known again where another URL shows it in place.
  const isKnownAgain =
    mistake === undefined || (mistake.code === 'auth_required' && !isElsewhere(task.url, page.finalUrl));
  const textDigest = isKnownAgain ? digestPage(page) : null;
  const isClear = mistake !== undefined || isRightByUrl(page);
  const found = isClear ? mistake : await findCounterevidence(place, task, { page, textDigest });
  if (found === undefined) return { kind: 'right', visit, accepted: undefined, textDigest };
  if (task.accept.includes(found.code)) return { kind: 'right', visit, accepted: found, textDigest: null };
  return { kind: 'wrong', visit, wrong: found, textDigest };
}

const noDocument = wrong('navigation_failed', 'The browser showed no document.');

/** A page is compared when it gives reason to; every page is once the site's answer to unknown URLs is known, since that costs nothing. */
async function findCounterevidence(
  place: VisitPlace,
  task: JudgeTask,
  { page, textDigest }: { readonly page: Sighting; readonly textDigest: string | null },
): Promise<WrongPage | undefined> {
  const { memory, scanId, url } = task;
  const seenElsewhere = textDigest !== null && memory.wasSeenElsewhere(scanId, url, textDigest);
  const isForm = shareOfSignIn(page.facts) !== 'none';
  if (isForm && seenElsewhere) return nameSharedForm(page);
  const isSuspicious = findSuspicion(page, seenElsewhere) !== undefined;
  if (!isSuspicious && !memory.knowsUnknownPage(scanId, new URL(url).host)) return undefined;
  // What is compared is what is analyzed: from here on the page cannot lead itself to another document.
  await place.tab.hold();
  const evidence = await findSameAsUnknown(place, task, page);
  if (evidence !== undefined) return nameUnknown(page, evidence);
  return isForm && (await isFormOfSibling(place, task, page)) ? nameSharedForm(page) : undefined;
}

async function awaitChallenge(tab: Tab, visit: Visit, deadline: number): Promise<Visit> {
  const limit = Math.min(performance.now() + challengeMs, (performance.now() + deadline) / 2);
  let current = visit;
  while (current.kind === 'opened') {
    const challenger = findChallenge(current.answer, current.facts);
    if (challenger === undefined || refusals.has(challenger)) break;
    const next = await tab.awaitNext(current, limit);
    if (next === current) break;
    current = next;
  }
  return current;
}

/** What is accepted comes last: a page may be wrong in another way as well. */
function judgeByItself({ url, accept }: JudgeTask, visit: Visit, proxy: ScopeProxy): WrongPage | undefined {
  if (visit.kind === 'answered') return judgeAnswer(visit.answer, new Date());
  if (visit.kind === 'opened') {
    const found = [judgeAnswer(visit.answer, new Date()), judgeDocument(url, visit)].filter((one) => one !== undefined);
    return found.find(({ code }) => !accept.includes(code)) ?? found[0];
  }
  if (proxy.exceeded()) return wrong('too_large', 'The page delivered more data than it may.');
  // Where an answer came and no document of it, the answer says why; of a chain of redirects it is only the last link.
  const isExplained = visit.answer !== undefined && (visit.reason === 'no_document' || visit.reason === 'download');
  const explained = isExplained ? judgeAnswer(visit.answer, new Date()) : undefined;
  return explained ?? nameConnectionFailure(url, visit, proxy);
}

/** The browser only knows that its proxy said no; the proxy knows why. */
function nameConnectionFailure(url: string, visit: Visit & { kind: 'failed' }, proxy: ScopeProxy): WrongPage {
  const target = new URL(visit.askedUrl ?? url);
  const port = Number(target.port || (target.protocol === 'https:' ? 443 : 80));
  const failure = visit.reason === 'connection_error' ? proxy.lastFailure(target.hostname, port) : undefined;
  return findFailure(failure) ?? describeUnopened(visit);
}

async function isFormOfSibling(place: VisitPlace, task: JudgeTask, page: Sighting): Promise<boolean> {
  const url = await task.findSibling();
  const sibling = url === undefined ? undefined : await look(place, url, task.deadline);
  return sibling !== undefined && sibling !== 'no_page' && isSameForm(page, sibling);
}

/** In which way the page is the same as what the site shows at a URL that cannot exist. */
async function findSameAsUnknown(place: VisitPlace, task: JudgeTask, page: Sighting): Promise<string | undefined> {
  const { host } = new URL(task.url);
  const ask = () => look(place, unknownUrl(task.url), task.deadline);
  const first = await task.memory.unknownPage(task.scanId, { host, which: 'first' }, ask);
  if (first === undefined || first === 'no_page') return undefined;
  const found = compareWithUnknown(page, first);
  if (found.kind !== 'differs_a_little') return found.kind === 'same' ? found.evidence : undefined;
  const second = await task.memory.unknownPage(task.scanId, { host, which: 'second' }, ask);
  if (second === undefined || second === 'no_page') return undefined;
  const closer = compareWithTwoUnknown(page, [first, second]);
  return closer.kind === 'same' ? closer.evidence : undefined;
}

/** Undefined when the other page could not be visited: then the page is evaluated without it. */
async function look(place: VisitPlace, url: string, deadline: number): Promise<OtherPage | undefined> {
  try {
    const visit = await place.visitAside(url, { deadline: (performance.now() + deadline) / 2, isDecided });
    if (visit.kind === 'opened') return sight(url, visit);
    return visit.kind === 'answered' && !mayPass(visit.answer.status) ? 'no_page' : undefined;
  } catch (error) {
    if (error instanceof PageFault) return undefined;
    throw error;
  }
}

/** Too many requests, or a server in trouble: no word on whether there is such a page. */
function mayPass(status: number): boolean {
  return status === 429 || status >= 500;
}

function sight(askedUrl: string, visit: Opened): Sighting {
  return { askedUrl, finalUrl: visit.answer.finalUrl, status: visit.answer.status, facts: visit.facts };
}

/** Beside the page, so that it meets the same part of the site. */
function unknownUrl(url: string): string {
  return new URL(`curbcut-${randomUUID()}`, url).href;
}

import { randomUUID } from 'node:crypto';
import { PageFailure } from '../browser/page-failure.ts';
import type { Answer } from '../browser/visit.ts';
import { checkAnswer } from './check-page.ts';
import {
  compareWithTwoUnknown,
  compareWithUnknown,
  isSameForm,
  nameSharedForm,
  nameUnknown,
} from './compare-with-unknown.ts';
import { findSuspicion } from './find-suspicion.ts';
import type { OpenTask, VisitSetup } from './open-task.ts';
import type { Sighting } from './sighting.ts';
import { sight } from './sighting.ts';
import type { OtherPage, UnknownUrl } from './site-memory.ts';
import type { WrongPage } from './wrong-page.ts';

/**
 * Why a page that looks right is not: the site shows the same under other URLs. A page is compared when it gives reason to; every
 * page is once the site's answer to unknown URLs is known, since that costs nothing.
 */
export async function findCounterevidence(
  setup: VisitSetup,
  task: OpenTask,
  { page, textDigest }: { readonly page: Sighting; readonly textDigest: string | null },
): Promise<WrongPage | undefined> {
  const { memory, scanId, url } = task;
  const seenElsewhere = textDigest !== null && memory.wasSeenElsewhere(scanId, url, textDigest);
  if (seenElsewhere && page.signIn !== 'none') return nameSharedForm(page);
  const isSuspicious = findSuspicion(page, seenElsewhere) !== undefined;
  if (!isSuspicious && !memory.knowsUnknownPage(scanId, new URL(url).host)) return undefined;
  // What is compared is what is analyzed: from here on the page cannot lead itself to another document.
  await setup.tab.hold();
  return (await findSameAsUnknown(setup, task, page)) ?? findSameAsSibling(setup, task, page);
}

/** The page is the same as what the site shows at a URL that cannot exist. */
async function findSameAsUnknown(setup: VisitSetup, task: OpenTask, page: Sighting): Promise<WrongPage | undefined> {
  const first = await lookAtUnknown(setup, task, 'first');
  if (first === undefined) return undefined;
  const found = compareWithUnknown(page, first);
  if (found.kind === 'same') return nameUnknown(page, found.evidence);
  const second = found.kind === 'differs_a_little' ? await lookAtUnknown(setup, task, 'second') : undefined;
  if (second === undefined) return undefined;
  const closer = compareWithTwoUnknown(page, [first, second]);
  return closer.kind === 'same' ? nameUnknown(page, closer.evidence) : undefined;
}

/** The page is a form, and another listed URL of the scan shows the same one. */
async function findSameAsSibling(setup: VisitSetup, task: OpenTask, page: Sighting): Promise<WrongPage | undefined> {
  const url = page.signIn === 'none' ? undefined : await task.findSibling();
  const sibling = url === undefined ? undefined : await look(setup, url, task.deadline);
  if (sibling === undefined || sibling === 'no_page') return undefined;
  return isSameForm(page, sibling) ? nameSharedForm(page) : undefined;
}

/** What the site shows at a URL that cannot exist, next to the page's, so that it meets the same part of the site. */
async function lookAtUnknown(
  setup: VisitSetup,
  { memory, scanId, url, deadline }: OpenTask,
  which: UnknownUrl['which'],
): Promise<Sighting | undefined> {
  const unknownUrl = new URL(`curbcut-${randomUUID()}`, url).href;
  const ask = () => look(setup, unknownUrl, deadline);
  const seen = await memory.unknownPage(scanId, { host: new URL(url).host, which }, ask);
  return seen === 'no_page' ? undefined : seen;
}

/** Undefined when the other page could not be visited: then the page is evaluated without it. */
async function look(setup: VisitSetup, url: string, deadline: number): Promise<OtherPage | undefined> {
  const isDecided = (answer: Answer) => checkAnswer(answer, new Date()) !== undefined;
  try {
    const visit = await setup.visitAside(url, { deadline: (performance.now() + deadline) / 2, isDecided });
    if (visit.kind === 'opened') return sight(url, visit);
    return visit.kind === 'answered' && !isTransient(visit.answer.status) ? 'no_page' : undefined;
  } catch (error) {
    if (error instanceof PageFailure) return undefined;
    throw error;
  }
}

/** Too many requests, or a server in trouble: that says nothing about whether there is such a page. */
function isTransient(status: number): boolean {
  return status === 429 || status >= 500;
}

import { pathOfSelector } from '../../../../findings/selector-path.ts';
import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import type { PageFrame } from '../../../../browser/page-frame.ts';
import type { Remark } from '../../../../findings/remark.ts';
import { isOver, timeLeft } from '../../../../time/time-left.ts';
import { hearsActions, readListeners } from '../../../read-listeners.ts';
import type { Review, ReviewOutcome, ReviewedPage } from '../../../review.ts';
import { sendWhileOpen } from '../../../send-while-open.ts';

const elementAbove = inPageCall<[path: readonly string[], levels: number]>(
  new URL('near.in-page.ts', import.meta.url),
  'elementAbove',
);

const nodeSchema = z.object({ node: z.object({ backendNodeId: z.int() }) });

const callMs = 2_000;
/** Listeners further up belong to more than the link. */
const mostLevels = 6;
/** The failures that a script can undo, with the question about them. */
const questions: Readonly<Record<string, string>> = {
  'skip-link.to_start': 'skip-link.start_by_script',
  'skip-link.to_nothing': 'skip-link.by_script',
  'skip-link.to_elsewhere': 'skip-link.elsewhere_by_script',
};

/**
 * Skip links without a target, whose scripts may lead to the content all the same: a listener of the link or of what is
 * around it hears the click. Those of the body and the document are on most pages, and say nothing about the link.
 */
export const skipLinkReview: Review = {
  id: 'skip-link',
  version: '2',
  rules: ['skip-link'],
  kind: 'failed',
  run: async (page, suspects, { deadline }) => {
    const doubtful = suspects.filter(({ element }) => element.message.code in questions);
    if (doubtful.length === 0) return suspects.map(() => undefined);
    const listening = await findListening(page, deadline);
    const outcomes: (ReviewOutcome | undefined)[] = [];
    for (const { element } of suspects) {
      const link = { main: page.main, path: pathOfSelector(element.selector), deadline };
      const isHeard = !isOver(deadline) && (await isAnyAround(link, listening));
      outcomes.push(isHeard ? askAboutScript(element.message) : undefined);
    }
    return outcomes;
  },
};

/** The ids of the elements whose listeners hear actions of people. */
async function findListening(page: ReviewedPage, deadline: number): Promise<ReadonlySet<number>> {
  const send = async (method: string, params: object) =>
    sendWhileOpen(page.session, [method, params], Math.min(callMs, timeLeft(deadline)));
  const listeners = (await readListeners({ send })).filter((listener) => hearsActions([listener]));
  return new Set(listeners.flatMap(({ backendNodeId }) => backendNodeId ?? []));
}

type Link = { readonly main: PageFrame; readonly path: readonly string[]; readonly deadline: number };

/** True for the link itself, or an element close around it. */
async function isAnyAround({ main, path, deadline }: Link, listening: ReadonlySet<number>): Promise<boolean> {
  for (let level = 0; level < mostLevels; level += 1) {
    const timeoutMs = Math.min(callMs, timeLeft(deadline));
    const described = await main.callOn(elementAbove(path, level), ['DOM.describeNode', { depth: 0 }], timeoutMs);
    if (described === undefined) return false;
    if (listening.has(nodeSchema.parse(described).node.backendNodeId)) return true;
  }
  return false;
}

function askAboutScript({ code, facts }: Remark): ReviewOutcome | undefined {
  const question = questions[code];
  if (question === undefined) return undefined;
  return { result: 'undecided', message: { code: question, ...(facts !== undefined && { facts }) } };
}

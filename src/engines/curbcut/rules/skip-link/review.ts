import { inPageCall } from '../../../../browser/in-page-code.ts';
import type { PageFrame } from '../../../../browser/page-frame.ts';
import type { Remark } from '../../../../findings/remark.ts';
import { isOver, timeLeft } from '../../../../time/time-left.ts';
import { hearsActions, readListenersOn } from '../../../read-listeners.ts';
import type { Review, ReviewOutcome } from '../../../review.ts';

const elementAbove = inPageCall<[path: readonly string[], levels: number]>(
  new URL('near.in-page.ts', import.meta.url),
  'elementAbove',
);

const callMs = 2_000;
/** Listeners further up belong to more than the link. */
const mostLevels = 6;
/** The failures that a script can undo, with the question about them. */
const questions: Readonly<Record<string, string>> = {
  'skip-link.to_nothing': 'skip-link.by_script',
  'skip-link.to_elsewhere': 'skip-link.elsewhere_by_script',
};

/**
 * Skip links without a target, whose scripts may lead to the content all the same: a listener of the link or of what is
 * around it hears the click. Those of the body and the document are on most pages, and say nothing about the link.
 */
export const skipLinkReview: Review = {
  id: 'skip-link',
  version: '1',
  rules: ['skip-link'],
  kind: 'failed',
  run: async ({ main }, suspects, { deadline }) => {
    const outcomes: (ReviewOutcome | undefined)[] = [];
    for (const { element } of suspects) {
      const path = element.selector.split(' >>> ');
      outcomes.push(isOver(deadline) ? undefined : await askAboutScript({ main, path, deadline }, element.message));
    }
    return outcomes;
  },
};

type Link = { readonly main: PageFrame; readonly path: readonly string[]; readonly deadline: number };

async function askAboutScript(link: Link, { code, facts }: Remark): Promise<ReviewOutcome | undefined> {
  const question = questions[code];
  if (question === undefined || !(await isHeard(link))) return undefined;
  return { result: 'undecided', message: { code: question, ...(facts !== undefined && { facts }) } };
}

async function isHeard({ main, path, deadline }: Link): Promise<boolean> {
  for (let level = 0; level < mostLevels; level += 1) {
    const timeoutMs = Math.min(callMs, timeLeft(deadline));
    const listeners = await readListenersOn(main, elementAbove(path, level), timeoutMs);
    if (listeners === undefined) return false;
    if (hearsActions(listeners)) return true;
  }
  return false;
}

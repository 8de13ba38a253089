import { inPageCall } from '../../../../browser/in-page-code.ts';
import { pathOfSelector } from '../../../../findings/selector-path.ts';
import { isOver, timeLeft } from '../../../../time/time-left.ts';
import { readSpoken } from '../../../read-spoken.ts';
import type { Review, ReviewOutcome, ReviewedPage, Suspect } from '../../../review.ts';

const elementAt = inPageCall<[path: readonly string[]]>(
  new URL('../../../in-page/find-at.ts', import.meta.url),
  'elementAt',
);

const callMs = 2_000;
/** The roles of controls, as Chromium names them. Each must have a name. */
const controls: ReadonlySet<string> = new Set(
  'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
);

/** Reads the role and the name of custom elements in Chromium's accessibility tree, which screen readers get. */
export const unnamedControlReview: Review = {
  id: 'unnamed-control',
  version: '1',
  rules: ['unnamed-control'],
  kind: 'needs_review',
  run: async (page, suspects, { deadline }) => {
    const outcomes: (ReviewOutcome | undefined)[] = [];
    for (const suspect of suspects) outcomes.push(isOver(deadline) ? undefined : await look(page, suspect, deadline));
    return outcomes;
  },
};

async function look(page: ReviewedPage, { element }: Suspect, deadline: number): Promise<ReviewOutcome | undefined> {
  if (element.message.code !== 'unnamed-control.custom') return undefined;
  const timeoutMs = Math.min(callMs, timeLeft(deadline));
  const spoken = await readSpoken(page.main, elementAt(pathOfSelector(element.selector)), timeoutMs);
  if (spoken === undefined) return undefined;
  const { role, name } = spoken;
  if (name.trim() !== '') return { result: 'passed' };
  return controls.has(role)
    ? { result: 'failed', message: { code: 'unnamed-control.unnamed', facts: { role } } }
    : undefined;
}

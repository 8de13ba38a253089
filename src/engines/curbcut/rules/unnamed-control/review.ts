import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { pathOfSelector } from '../../../../findings/selector-path.ts';
import { isOver, timeLeft } from '../../../../time/time-left.ts';
import type { Review, ReviewOutcome, ReviewedPage, Suspect } from '../../../review.ts';

const elementAt = inPageCall<[path: readonly string[]]>(new URL('at.in-page.ts', import.meta.url), 'elementAt');
const valueSchema = z.object({ value: z.string() }).optional();
const treeSchema = z.object({ nodes: z.array(z.object({ role: valueSchema, name: valueSchema })) });

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
  const method = ['Accessibility.getPartialAXTree', { fetchRelatives: false }] as const;
  const timeoutMs = Math.min(callMs, timeLeft(deadline));
  const reply = await page.main.callOn(elementAt(pathOfSelector(element.selector)), method, timeoutMs);
  const [node] = treeSchema.parse(reply ?? { nodes: [] }).nodes;
  if (node === undefined) return undefined;
  if ((node.name?.value ?? '').trim() !== '') return { result: 'passed' };
  const role = node.role?.value ?? '';
  return controls.has(role)
    ? { result: 'failed', message: { code: 'unnamed-control.unnamed', facts: { role } } }
    : undefined;
}

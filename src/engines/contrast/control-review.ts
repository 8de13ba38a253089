import { pathOfSelector } from '../../findings/selector-path.ts';
import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import { captureView } from '../capture-view.ts';
import type { Review, ReviewBudget, ReviewedPage, ReviewOutcome, Suspect } from '../review.ts';
import { allowParts } from './allow-parts.ts';
import { lookAtScriptedState } from './look-at-states.ts';
import { measureChange } from './measure-change.ts';
import { framedSchema, measureControl, shownSchema } from './measure-control.ts';

type Path = readonly string[];
type Slack = readonly [mostBeside: number, mostAbove: number];

const inPage = new URL('in-page/frame-control.ts', import.meta.url);
const frameControl = inPageCall<[path: Path, how: { readonly slack: Slack; readonly takesParts: boolean }]>(
  inPage,
  'frameControl',
);
const kindsOf = inPageCall<[paths: readonly Path[]]>(inPage, 'kindsOf');
const states = new URL('in-page/show-state.ts', import.meta.url);
const showState = inPageCall<[path: Path, how: { readonly isChecked: boolean; readonly takesParts: boolean }]>(
  states,
  'showState',
);
const restoreStates = inPageCall<[]>(states, 'restoreStates');
const readMetrics = inPageCall<[]>(new URL('in-page/frame-view.ts', import.meta.url), 'readMetrics');
const still = new URL('../operate/in-page/still.ts', import.meta.url);
const stillPage = inPageCall<[]>(still, 'stillPage');
const releasePage = inPageCall<[]>(still, 'releasePage');
const toTop = 'window.scrollTo({ top: 0, left: 0, behavior: "instant" })';

const shownAnswerSchema = z.union([shownSchema, z.literal('behind')]).nullable();
const answerSchema = z.union([framedSchema, z.literal('behind')]).nullable();

/** The limit for each rule, because each kind costs a picture. */
const mostKinds = 24;
/** WCAG 1.4.11. */
const leastRatio = 3;
/** Smoothing makes thin lines of a picture paler than they are, so it fails below this ratio only. */
const leastDrawnRatio = 2;

/** Fields are framed by boxes with their labels and buttons. Buttons with icons stand close to one another. */
const slacks: Readonly<Record<string, Slack>> = { 'field-contrast': [160, 48], 'icon-contrast': [16, 16] };

/**
 * Looks for what shows where a control is, and whether it is checked: pictures have what is drawn around it, too, such
 * as the border of a box. One control of each kind is pictured.
 */
export const controlReview: Review = {
  id: 'control-contrast',
  version: '5',
  rules: ['field-contrast', 'icon-contrast', 'state-contrast'],
  kind: 'needs_review',
  run: async (page, suspects, budget) => {
    // Each drawn box is a suspect of `state-contrast`. Without pictures nothing speaks against it.
    if (!budget.mayCapture) return suspects.map(({ rule }) => (rule === 'state-contrast' ? passed : undefined));
    // The look at texts before has changed their colors, which may still come back in a transition.
    await page.main.evaluate(stillPage(), timeLeft(budget.deadline));
    const metrics = await page.main.evaluate(readMetrics(), timeLeft(budget.deadline));
    const looking = { ...budget, takesParts: await allowParts(page.session, metrics, budget.deadline) };
    const kinds = await readKinds(page, suspects, budget);
    const looks = new Map<string, ReviewOutcome | undefined>();
    for (const [index, suspect] of suspects.entries()) {
      const kind = kinds[index] ?? '';
      if (looks.has(kind) || countOf(suspect.rule, looks) >= mostKinds || isOver(budget.deadline)) continue;
      looks.set(kind, await chooseLook(suspect)(page, suspect, looking));
    }
    await page.main.evaluate(releasePage(), timeLeft(budget.deadline));
    await page.main.evaluate(toTop, timeLeft(budget.deadline));
    return kinds.map((kind) => looks.get(kind));
  },
};

type Looking = ReviewBudget & { readonly takesParts: boolean };

async function readKinds(page: ReviewedPage, suspects: readonly Suspect[], { deadline }: ReviewBudget) {
  const paths = suspects.map(({ element }) => pathOfSelector(element.selector));
  const looks = z.array(z.string()).parse(await page.main.evaluate(kindsOf(paths), timeLeft(deadline)));
  return looks.map((kind, index) => `${suspects[index]?.element.message.code} ${kind}`);
}

function countOf(rule: string, looks: ReadonlyMap<string, unknown>): number {
  return [...looks.keys()].filter((kind) => kind.startsWith(rule)).length;
}

function chooseLook({ rule, element }: Suspect) {
  if (rule !== 'state-contrast') return lookAtControl;
  return element.message.code === 'state-contrast.review' ? lookAtStates : lookAtScriptedState;
}

/** Undefined if several colors are around it. What no one sees, because something is in front of it, is no failure. */
async function lookAtControl(page: ReviewedPage, { rule, element }: Suspect, { deadline, takesParts }: Looking) {
  const framing = frameControl(pathOfSelector(element.selector), { slack: slacks[rule] ?? [0, 0], takesParts });
  const framed = answerSchema.parse(await page.main.evaluate(framing, timeLeft(deadline)));
  if (framed === null) return undefined;
  if (framed === 'behind') return passed;
  const ratio = measureControl(await captureView(page.session, deadline, framed.clip ?? undefined), framed);
  if (ratio === undefined) return undefined;
  return judge(ratio, { rule, isDrawn: element.message.code.endsWith('.drawn') });
}

/** Pictures a box that is checked and one that is not. */
async function lookAtStates(page: ReviewedPage, { rule, element }: Suspect, { deadline, takesParts }: Looking) {
  const path = pathOfSelector(element.selector);
  const show = async (isChecked: boolean) =>
    shownAnswerSchema.parse(await page.main.evaluate(showState(path, { isChecked, takesParts }), timeLeft(deadline)));
  try {
    const shown = await show(false);
    if (shown === null) return undefined;
    if (shown === 'behind') return passed;
    const take = async () => captureView(page.session, deadline, shown.clip ?? undefined);
    const off = await take();
    await show(true);
    const ratio = measureChange({ off, on: await take() }, shown);
    return ratio === undefined ? passed : judge(ratio, { rule, isDrawn: false });
  } finally {
    await page.main.evaluate(restoreStates(), timeLeft(deadline));
  }
}

const passed: ReviewOutcome = { result: 'passed' };

function judge(
  ratio: number,
  { rule, isDrawn }: { readonly rule: string; readonly isDrawn: boolean },
): ReviewOutcome | undefined {
  if (ratio >= leastRatio) return passed;
  if (isDrawn && ratio >= leastDrawnRatio) return undefined;
  const facts = { nContrastRatio: Math.floor(ratio * 10) / 10, nRequiredContrastRatio: leastRatio };
  return { result: 'failed', message: { code: `${rule}.pale`, facts } };
}

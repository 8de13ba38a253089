import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import type { Review, ReviewBudget, ReviewOutcome, Suspect } from '../review.ts';
import { explainLabelDifference } from './compare-labels.ts';

const inPage = new URL('in-page/second-look.ts', import.meta.url);
const lookAtFrame = inPageCall<[path: readonly string[]]>(inPage, 'lookAtFrame');
const lookAtLabelAt = inPageCall<[path: readonly string[]]>(inPage, 'lookAtLabelAt');
const isOneBlock = inPageCall<[]>(inPage, 'isOneBlock');
const frameAt = inPageCall<[path: readonly string[]]>(new URL('../in-page/find-at.ts', import.meta.url), 'frameAt');

const frameLookSchema = z.object({ steps: z.int(), isBehindDialog: z.boolean() }).nullable();
const labelSchema = z.object({ name: z.string(), label: z.string(), hasLigature: z.boolean() });
const labelLookSchema = z.union([labelSchema, z.object({ steps: z.int() }), z.null()]);

const callMs = 2_000;
const maxSuspects = 200;
const passed: ReviewOutcome = { result: 'passed' };

type LookBudget = Pick<ReviewBudget, 'deadline'>;
type Look = (main: PageFrame, path: readonly string[], budget: LookBudget) => Promise<ReviewOutcome | undefined>;

/**
 * Failures that axe reports although they are no failures by the W3C's ACT rules. Each exception has a test that fails
 * when axe is right by itself. The exception is then removed.
 */
const looks: Readonly<Record<string, Look>> = {
  // ACT akn7bn does not apply to inert content, here behind a modal dialog (inapplicable example 6).
  'frame-focusable-content': lookAtFrameContent,
  // ACT b40fd1, passed example 4: a page of only its own content has no other part that a main landmark could set
  // apart.
  'landmark-one-main': lookAtPage,
  // ACT 2ee8b8, inapplicable examples 4 to 6: icon fonts, abbreviations and hyphens, which no program can read aloud.
  'label-content-name-mismatch': lookAtLabel,
};

export const axeSecondLook: Review = {
  id: 'second-look',
  version: '2',
  rules: Object.keys(looks),
  kind: 'failed',
  run,
};

async function run({ main }: { readonly main: PageFrame }, suspects: readonly Suspect[], budget: ReviewBudget) {
  const outcomes: (ReviewOutcome | undefined)[] = [];
  for (const { rule, element } of suspects.slice(0, maxSuspects)) {
    const path = element.selector.split(' >>> ');
    outcomes.push(
      isOver(budget.deadline) ? undefined : await looks[rule]?.(main, path, budget).catch(unlessDocumentIsGone),
    );
  }
  return outcomes;
}

/** A frame that went away costs only its own second look. */
function unlessDocumentIsGone(error: unknown): undefined {
  if (error instanceof PageFailure && error.kind === 'departed') return undefined;
  throw error;
}

async function lookAtFrameContent(
  frame: PageFrame,
  path: readonly string[],
  budget: LookBudget,
): Promise<ReviewOutcome | undefined> {
  const timeoutMs = Math.min(callMs, timeLeft(budget.deadline));
  const look = frameLookSchema.parse(await frame.evaluate(lookAtFrame(path), timeoutMs));
  if (look === null) return undefined;
  if (look.isBehindDialog) return passed;
  const inner = await frame.enterFrame(frameAt(path.slice(0, look.steps)), timeoutMs);
  return inner === undefined ? undefined : lookAtFrameContent(inner, path.slice(look.steps), budget);
}

async function lookAtPage(
  main: PageFrame,
  _path: readonly string[],
  budget: LookBudget,
): Promise<ReviewOutcome | undefined> {
  return (await main.evaluate(isOneBlock(), Math.min(callMs, timeLeft(budget.deadline)))) === true ? passed : undefined;
}

async function lookAtLabel(
  frame: PageFrame,
  path: readonly string[],
  budget: LookBudget,
): Promise<ReviewOutcome | undefined> {
  const timeoutMs = Math.min(callMs, timeLeft(budget.deadline));
  const look = labelLookSchema.parse(await frame.evaluate(lookAtLabelAt(path), timeoutMs));
  if (look === null) return undefined;
  if ('steps' in look) {
    const inner = await frame.enterFrame(frameAt(path.slice(0, look.steps)), timeoutMs);
    return inner === undefined ? undefined : lookAtLabel(inner, path.slice(look.steps), budget);
  }
  const doubt = look.hasLigature ? 'ligature' : explainLabelDifference(look.label, look.name);
  return doubt === undefined
    ? undefined
    : { result: 'undecided', message: { code: `label-content-name-mismatch.${doubt}` } };
}

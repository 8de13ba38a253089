import { pathOfSelector } from '../../findings/selector-path.ts';
import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import type { Review, ReviewBudget, ReviewOutcome, Suspect } from '../review.ts';
import { containsSeenWords, explainLabelDifference } from './compare-labels.ts';
import { lookAtFieldName, lookAtGeneratedText, lookAtLabelOfField, lookAtName, lookAtTarget } from './look-at-names.ts';
import type { Place } from './look-at-roles.ts';
import { lookAtRoles } from './look-at-roles.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const lookAtFrame = inPageCall<[path: readonly string[]]>(inPage('second-look.ts'), 'lookAtFrame');
const lookAtLabelAt = inPageCall<[path: readonly string[]]>(inPage('second-look.ts'), 'lookAtLabelAt');
const isOneBlock = inPageCall<[]>(inPage('second-look.ts'), 'isOneBlock');
const countStepsToFrame = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'countStepsToFrame');
const hasFormula = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'hasFormula');
const isMovedByFocus = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'isMovedByFocus');
const hasScrollButtons = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'hasScrollButtons');
const hasOnlySkippedStops = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'hasOnlySkippedStops');
const isPlainSummary = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'isPlainSummary');
const isHtmlObject = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'isHtmlObject');
const namesField = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'namesField');
const isFigureWithCaption = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'isFigureWithCaption');
const isShownTwice = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'isShownTwice');
const isSilentVideo = inPageCall<[path: readonly string[]]>(inPage('looks.ts'), 'isSilentVideo');
const elementOrFrameAt = inPageCall<[path: readonly string[]]>(
  new URL('../in-page/find-at.ts', import.meta.url),
  'elementOrFrameAt',
);

const frameLookSchema = z.object({ steps: z.int(), isBehindDialog: z.boolean() }).nullable();
const labelLookSchema = z
  .object({
    name: z.string(),
    label: z.string(),
    seen: z.string(),
    unseen: z.string(),
    isIcon: z.boolean(),
    isFormula: z.boolean(),
    besideDrawing: z.string().nullable(),
  })
  .nullable();

/** Listening to a video takes up to two seconds. */
const callMs = 3_000;
const maxSuspects = 200;
const passed: ReviewOutcome = { result: 'passed' };

type Look = (place: Place) => Promise<ReviewOutcome | undefined>;

/**
 * Failures that axe reports although they are no failures by the W3C's ACT rules. Each exception has a test that fails
 * when axe is right by itself. The exception is then removed.
 */
const looksAtFailures: Readonly<Record<string, Look>> = {
  // ACT akn7bn does not apply to inert content, here behind a modal dialog (inapplicable example 6).
  'frame-focusable-content': lookAtFrameContent,
  // ACT b40fd1, passed example 4: a page of only its own content has no other part that a main landmark could set
  // apart.
  'landmark-one-main': async ({ frame, deadline }) => passIf(frame, isOneBlock(), deadline),
  // ACT 2ee8b8, inapplicable examples 4 to 6: icon fonts, abbreviations and hyphens, which no program can read aloud.
  'label-content-name-mismatch': inDocument(lookAtLabel),
  // Screen readers read formulas, and axe reads no text in them.
  'empty-heading': firstOf(passWhere(hasFormula), inDocument(lookAtGeneratedText)),
  'empty-table-header': firstOf(passWhere(hasFormula), inDocument(lookAtGeneratedText)),
  // The accessible name computation (2F) takes generated content and the text of all descendants into the name.
  'aria-command-name': inDocument(lookAtName),
  'button-name': inDocument(lookAtName),
  'link-name': inDocument(lookAtName),
  'summary-name': inDocument(lookAtName),
  label: inDocument(lookAtLabelOfField),
  'select-name': inDocument(lookAtTarget),
  // ARIA, "managing focus": the focus stays on another element, and keys move the active descendant in the box.
  // Browsers that know scroll buttons and markers of styles make them controls. Others show none.
  'scrollable-region-focusable': firstOf(passWhere(isMovedByFocus), inDocument(lookForScrollButtons)),
  // What `aria-hidden` and a negative `tabindex` hide is no control.
  'nested-interactive': firstOf(passWhere(hasOnlySkippedStops), passWhere(isPlainSummary)),
  // ACT 8fc3b6 applies to images, audio and video, and not to an HTML document.
  'object-alt': passWhere(isHtmlObject),
  // ARIA in HTML forbids what RGAA 1.9 demands. It does no harm.
  'aria-allowed-role': passWhere(isFigureWithCaption),
  ...Object.fromEntries(
    ['list', 'listitem', 'definition-list', 'dlitem', 'aria-required-children', 'aria-required-parent'].map((rule) => [
      rule,
      inDocument(lookAtRoles),
    ]),
  ),
};

/** The looks that decide what axe leaves to people. */
const looksAtDoubts: Readonly<Record<string, Look>> = {
  // The stars of a rating are often labels like this.
  'aria-prohibited-attr': passWhere(namesField),
  // Frames that show the same may have the same title (ACT 4b1c6c).
  'frame-title-unique': passWhere(isShownTwice),
  // Nothing is said in a video without sound.
  'video-caption': passWhere(isSilentVideo),
  'scrollable-region-focusable': passWhere(isMovedByFocus),
  // WCAG 2.2, "understanding label in name": signs such as “×” are no text that people say.
  'label-content-name-mismatch': inDocument(firstOf(lookAtFieldName, lookAtSign)),
};

export const axeSecondLook = reviewOf('second-look', 'failed', looksAtFailures);
export const axeLookAtDoubts = reviewOf('second-look-at-doubts', 'needs_review', looksAtDoubts);

function reviewOf(id: string, kind: Review['kind'], looks: Readonly<Record<string, Look>>): Review {
  const run: Review['run'] = async ({ main }, suspects, budget) => look({ main, suspects, looks }, budget);
  return { id, version: '11', rules: Object.keys(looks), kind, run };
}

type Looking = {
  readonly main: PageFrame;
  readonly suspects: readonly Suspect[];
  readonly looks: Readonly<Record<string, Look>>;
};

async function look({ main, suspects, looks }: Looking, { deadline }: ReviewBudget) {
  const outcomes: (ReviewOutcome | undefined)[] = [];
  for (const { rule, element } of suspects.slice(0, maxSuspects)) {
    const place = { frame: main, path: pathOfSelector(element.selector), rule, deadline };
    outcomes.push(isOver(deadline) ? undefined : await looks[rule]?.(place).catch(unlessDocumentIsGone));
  }
  return outcomes;
}

/** A frame that went away costs only its own second look. */
function unlessDocumentIsGone(error: unknown): undefined {
  if (error instanceof PageFailure && error.kind === 'departed') return undefined;
  throw error;
}

function limitMs(deadline: number): number {
  return Math.min(callMs, timeLeft(deadline));
}

/** Enters the frames on the way to the element first. */
function inDocument(lookThere: Look): Look {
  return async (place) => {
    const { frame, path, deadline } = place;
    const steps = z
      .int()
      .nullable()
      .parse(await frame.evaluate(countStepsToFrame(path), limitMs(deadline)));
    if (steps === null) return undefined;
    if (steps === 0) return lookThere(place);
    const inner = await frame.enterFrame(elementOrFrameAt(path.slice(0, steps)), limitMs(deadline));
    return inner && inDocument(lookThere)({ ...place, frame: inner, path: path.slice(steps) });
  };
}

function firstOf(one: Look, other: Look): Look {
  return async (place) => (await one(place)) ?? other(place);
}

async function passIf(frame: PageFrame, question: string, deadline: number): Promise<ReviewOutcome | undefined> {
  return (await frame.evaluate(question, limitMs(deadline))) === true ? passed : undefined;
}

function passWhere(ask: (path: readonly string[]) => string): Look {
  return inDocument(async ({ frame, path, deadline }) => passIf(frame, ask(path), deadline));
}

async function lookAtFrameContent(place: Place): Promise<ReviewOutcome | undefined> {
  const { frame, path, deadline } = place;
  const found = frameLookSchema.parse(await frame.evaluate(lookAtFrame(path), limitMs(deadline)));
  if (found === null) return undefined;
  if (found.isBehindDialog) return passed;
  const inner = await frame.enterFrame(elementOrFrameAt(path.slice(0, found.steps)), limitMs(deadline));
  return inner && lookAtFrameContent({ ...place, frame: inner, path: path.slice(found.steps) });
}

type LabelLook = NonNullable<z.infer<typeof labelLookSchema>>;

function doubtOf(label: LabelLook) {
  if (label.isIcon) return 'ligature';
  if (label.isFormula) return 'formula';
  return isDrawn(label) ? 'drawing' : explainLabelDifference(label.label, label.name);
}

/** True if only text that an SVG draws is not in the name. Digits in the icon of a list are no label. */
function isDrawn({ besideDrawing, unseen, name }: LabelLook): boolean {
  if (besideDrawing === null) return false;
  return besideDrawing.trim() === '' || containsSeenWords({ seen: besideDrawing, unseen, name });
}

async function lookAtSign({ frame, path, deadline }: Place): Promise<ReviewOutcome | undefined> {
  const found = labelLookSchema.parse(await frame.evaluate(lookAtLabelAt(path), limitMs(deadline)));
  const isSign = found !== null && !found.isIcon && !found.isFormula && !/[\p{L}\p{N}]/u.test(found.label);
  return isSign ? passed : undefined;
}

async function lookForScrollButtons({ frame, path, rule, deadline }: Place): Promise<ReviewOutcome | undefined> {
  const isFound = (await frame.evaluate(hasScrollButtons(path), limitMs(deadline))) === true;
  return isFound ? { result: 'undecided', message: { code: `${rule}.review_buttons` } } : undefined;
}

async function lookAtLabel({ frame, path, deadline }: Place): Promise<ReviewOutcome | undefined> {
  const found = labelLookSchema.parse(await frame.evaluate(lookAtLabelAt(path), limitMs(deadline)));
  if (found === null) return undefined;
  if (containsSeenWords(found)) return passed;
  const doubt = doubtOf(found);
  return doubt && { result: 'undecided', message: { code: `label-content-name-mismatch.${doubt}` } };
}

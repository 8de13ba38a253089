import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { says } from '../../texts/saying.ts';
import { inTurns } from '../../time/in-turns.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import type { FoundElement } from '../finding.ts';
import { foundElementShape } from '../found-element.ts';
import type { UnpassedText } from './describe-contrast.ts';
import { doubtExempt, failText, leaveToReview } from './describe-contrast.ts';
import type { Judged } from './judge-text.ts';
import { judgeTexts } from './judge-text.ts';
import { isCommonFont } from './letter-fonts.ts';
import type { ShownText } from './list-texts.ts';
import { listTexts, textContextSchema } from './list-texts.ts';
import type { PlacedDocument } from './place-document.ts';
import type { TextContrast } from './required-ratio.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const readTextContext = inPageCall<[isOpened: boolean]>(inPage('text-context.ts'), 'readTextContext');
const describeTexts = inPageCall<
  [
    asked: readonly { readonly place: readonly number[]; readonly tag: string }[],
    page: { readonly maxElements: number; readonly skips: boolean },
  ]
>(inPage('describe-texts.ts'), 'describeTexts');

const describedSchema = z.array(
  z.union([
    z.object({ kind: z.enum(['gone', 'unseen', 'sign']) }),
    z.object({
      kind: z.literal('seen'),
      doubt: z.enum(['fade', 'highlight', 'motion', 'scroll']).nullable(),
      text: z.string(),
      isBlank: z.boolean(),
      mayBeExempt: z.boolean(),
      mark: z.object(foundElementShape).nullable(),
    }),
  ]),
);
type Described = z.infer<typeof describedSchema>[number];
type Seen = Extract<Described, { readonly kind: 'seen' }>;

/** `rule`: its id, which messages begin with. */
export type ContrastTask = {
  readonly rule: string;
  readonly contrast: TextContrast;
  readonly maxElements: number;
  readonly deadline: number;
  readonly isOpened: boolean;
};

export type ContrastResult = {
  readonly counts: readonly [passed: number, failed: number, review: number];
  readonly failed: readonly FoundElement[];
  readonly needs_review: readonly FoundElement[];
};

/**
 * Judges the contrast of all texts and fields of one document by the layers behind them. What layers do not decide
 * needs review, and contrast-review.ts looks at it again. Throws PageFailure.
 */
export async function judgeDocument(
  frame: PageFrame,
  placed: PlacedDocument,
  task: ContrastTask,
): Promise<ContrastResult> {
  const sorted = new Sorted(task);
  const reported = new Set<number>();
  for (const text of await judgeEach(frame, placed, task)) {
    const { id, texts, judged, about } = text;
    const isLetterFont = () => placed.layout.isLetterFont(placed.index, texts);
    // An element is reported once, and for what its styles write only if that certainly fails.
    const drawsLetters = () => isLetterFont() || texts.every((one) => isCommonFont(one.style('font-family')));
    if (text.isGenerated && (reported.has(id) || !isCertain(text) || !drawsLetters())) continue;
    if (about?.kind === 'seen') reported.add(id);
    sorted.add(judged, about, isLetterFont);
  }
  return sorted.result;
}

function isCertain({ judged, about }: JudgedText): boolean {
  return judged.kind === 'failed' && about?.kind === 'seen' && about.doubt === null;
}

/** `about`: what the page says of a text that its layers do not pass. */
type JudgedText = ShownText & { readonly judged: Judged; readonly about: Described | undefined };

export async function judgeEach(
  frame: PageFrame,
  placed: PlacedDocument,
  { deadline, contrast, maxElements, isOpened }: ContrastTask,
): Promise<readonly JudgedText[]> {
  const context = textContextSchema.parse(await frame.evaluate(readTextContext(isOpened), timeLeft(deadline)));
  const { layout, index } = placed;
  const judged = await inTurns(judgeAll(listTexts(placed, context), placed, { contrast, deadline }));
  const isAsked = (one: (typeof judged)[number]) =>
    one.isGenerated ? one.judged.kind === 'failed' : one.judged.kind !== 'passed' || one.isColored;
  const asked = judged.filter(isAsked);
  if (asked.length === 0) return judged.map((text) => ({ ...text, about: undefined }));
  const questions = asked.map(({ id, tag }) => ({ place: layout.placeOf(index, id), tag }));
  const answers = describedSchema.parse(
    await frame.evaluate(describeTexts(questions, { maxElements, skips: layout.skipsContent }), timeLeft(deadline)),
  );
  const about = new Map(asked.map((text, at) => [text, toAbout(text, answers[at])]));
  return judged.map((text) => ({ ...text, about: about.get(text) }));
}

function toAbout({ isGenerated, texts }: ShownText, answer: Described | undefined): Described | undefined {
  if (!isGenerated || answer?.kind !== 'seen') return answer;
  return { ...answer, text: texts.map(({ text }) => text).join(' '), isBlank: false };
}

function* judgeAll(
  texts: readonly ShownText[],
  placed: PlacedDocument,
  task: Pick<ContrastTask, 'contrast' | 'deadline'>,
): Generator<undefined, readonly (ShownText & Pick<JudgedText, 'judged'>)[]> {
  const judged: (ShownText & Pick<JudgedText, 'judged'>)[] = [];
  for (const text of texts) {
    judged.push({ ...text, judged: judge(text, placed, task) });
    yield;
  }
  return judged;
}

function judge(
  { texts, isStyled }: ShownText,
  { layout, index, isAltered }: PlacedDocument,
  { contrast, deadline }: Pick<ContrastTask, 'contrast' | 'deadline'>,
): Judged {
  if (isOver(deadline)) throw new PageFailure('unresponsive', says('visits.check_unfinished'));
  if (!isStyled || isAltered) return unknown;
  return judgeTexts(texts, layout.stackOf(index), { conversions: layout.conversions, contrast });
}

const unknown: Judged = { kind: 'unknown' };

/** The outcomes on the texts of a document. */
class Sorted {
  readonly #task: ContrastTask;
  readonly #counts: [number, number, number] = [0, 0, 0];
  readonly #failed: FoundElement[] = [];
  readonly #review: FoundElement[] = [];

  constructor(task: ContrastTask) {
    this.#task = task;
  }

  add(judged: Judged, about: Described | undefined, isLetterFont: () => boolean): void {
    if (about === undefined || about.kind === 'unseen') this.#counts[0] += 1;
    if (about?.kind !== 'seen') return;
    const { result, message } = decide(judged, about, isLetterFont());
    this.#counts[result === 'failed' ? 1 : 2] += 1;
    const kept = result === 'failed' ? this.#failed : this.#review;
    if (about.mark === null || kept.length >= this.#task.maxElements) return;
    kept.push({ ...about.mark, message: { ...message, code: message.code.replace(/^[^.]*/, this.#task.rule) } });
  }

  get result(): ContrastResult {
    return { counts: this.#counts, failed: this.#failed, needs_review: this.#review };
  }
}

/** Layers fail a text only if nothing else draws it, and if people see it. */
function decide(judged: Judged, seen: Seen, isLetterFont: boolean): UnpassedText {
  const { doubt, isBlank, text } = seen;
  if (judged.kind === 'failed' && doubt === null && !isBlank)
    return seen.mayBeExempt ? doubtExempt(judged) : failText(text, isLetterFont, judged);
  return leaveToReview(doubt ?? (judged.kind === 'passed' ? 'motion' : 'layers'), isLetterFont);
}

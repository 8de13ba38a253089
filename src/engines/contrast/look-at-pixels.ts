import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import { captureView } from '../capture-view.ts';
import { inPageCall } from '../../shared/in-page-code.ts';
import { isOver, timeLeft } from '../../shared/time-left.ts';
import type { ReviewVerdict, ReviewedPage } from '../review.ts';
import { describeRange, failText } from './describe-contrast.ts';
import { findPaleStretch, leastVisible, measureBlank, measurePixels } from './judge-pixels.ts';
import type { Pictures, PixelContrast, PixelRect } from './judge-pixels.ts';
import { requiredRatio } from './required-ratio.ts';

const glyphs = new URL('in-page/glyphs.ts', import.meta.url);
const startGlyphs = inPageCall<[]>(glyphs, 'startGlyphs');
const paintGlyphs = inPageCall<[color: string]>(glyphs, 'paintGlyphs');
const viewTexts = inPageCall<[paths: readonly (readonly string[])[], pending: readonly number[]]>(glyphs, 'viewTexts');
const endGlyphs = inPageCall<[]>(glyphs, 'endGlyphs');

const seenSchema = z.object({
  index: z.int(),
  rects: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  color: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  opacity: z.number(),
  fontSizePx: z.number(),
  isBold: z.boolean(),
  text: z.string(),
});
const viewSchema = z.object({
  width: z.number(),
  height: z.number(),
  seen: z.array(seenSchema),
  done: z.array(z.int()),
});
type SeenText = z.infer<typeof seenSchema>;

const maxViews = 12;
const maxTexts = 500;
const maxMs = 5_000;
const endMs = 1_000;

type Path = readonly string[];

/**
 * Looks at pictures of texts that layers do not decide: of what is behind them, and of where their glyphs are. Scrolls the page. One
 * entry for each path, in their order; texts in frames have none.
 */
export async function lookAtPixels(
  page: ReviewedPage,
  paths: readonly Path[],
  deadline: number,
): Promise<readonly (ReviewVerdict | undefined)[]> {
  const verdicts = new Map<number, ReviewVerdict>();
  await page.main.evaluate(startGlyphs(), timeLeft(deadline));
  try {
    await lookAtViews(page, { paths, deadline, verdicts });
  } catch (error) {
    // What was seen until the time was up counts.
    if (!(error instanceof PageFailure) || error.kind !== 'unresponsive' || !isOver(deadline)) throw error;
  } finally {
    await page.main.evaluate(endGlyphs(), endMs);
  }
  return paths.map((_path, index) => verdicts.get(index));
}

type Looking = {
  readonly paths: readonly Path[];
  readonly deadline: number;
  readonly verdicts: Map<number, ReviewVerdict>;
};

async function lookAtViews(page: ReviewedPage, { paths, deadline, verdicts }: Looking): Promise<void> {
  const lastStart = Math.min(deadline, performance.now() + maxMs);
  let pending = paths.map((_path, index) => index).slice(0, maxTexts);
  for (let views = 0; pending.length > 0 && views < maxViews && !isOver(lastStart); views += 1) {
    const view = viewSchema.parse(await page.main.evaluate(viewTexts(paths, pending), timeLeft(deadline)));
    const done = new Set(view.done);
    pending = pending.filter((index) => !done.has(index));
    if (view.seen.length === 0) continue;
    const pictures = await takePictures(page, deadline);
    const scale = pictures.bare.width / view.width;
    for (const text of view.seen) addVerdict(verdicts, text, judge(text, pictures, scale));
  }
}

function addVerdict(
  verdicts: Map<number, ReviewVerdict>,
  { index }: SeenText,
  verdict: ReviewVerdict | undefined,
): void {
  if (verdict !== undefined) verdicts.set(index, verdict);
}

async function takePictures(page: ReviewedPage, deadline: number): Promise<Pictures> {
  await page.main.evaluate(paintGlyphs('transparent'), timeLeft(deadline));
  const bare = await captureView(page.session, deadline);
  await page.main.evaluate(paintGlyphs('rgb(255, 0, 255)'), timeLeft(deadline));
  return { bare, marked: await captureView(page.session, deadline) };
}

function judge(text: SeenText, pictures: Pictures, scale: number): ReviewVerdict | undefined {
  const [red, green, blue, alpha] = text.color;
  const color = { red, green, blue, alpha };
  const rects = text.rects.map((rect) => toPixels(rect, scale));
  if (text.text.trim() === '') return judgeBlank(text, measureBlank(pictures.bare, rects, color));
  const measured = measurePixels(pictures, rects, { color, opacity: text.opacity });
  // Most of it is as pale as its background: it is hidden. Where only a part is, a background of all shades is behind the text.
  if (measured === undefined || measured.middle < leastVisible) return undefined;
  const needs = { ...text, ratio: requiredRatio(text) };
  if (measured.low >= needs.ratio) return { result: 'passed' };
  const emPx = text.fontSizePx * scale;
  const options = { color, opacity: text.opacity, emPx, ratio: needs.ratio };
  const pale = measured.quarter < needs.ratio ? measured : findPaleStretch(pictures, rects, options);
  // Where only parts of letters are too pale, a person has to say whether the text can be read.
  if (pale === undefined) return { result: 'undecided', message: describeRange(measured, needs) };
  const pair = { text: pale.text, background: pale.background };
  return failText(text.text, { ratio: pale.low, pair, needs });
}

/** An empty field shows no text that could fail: what people would type can be read, or it stays undecided. */
function judgeBlank(text: SeenText, measured: PixelContrast | undefined): ReviewVerdict | undefined {
  return measured !== undefined && measured.low >= requiredRatio(text) ? { result: 'passed' } : undefined;
}

function toPixels([x, y, width, height]: readonly [number, number, number, number], scale: number): PixelRect {
  return {
    left: Math.floor(x * scale),
    top: Math.floor(y * scale),
    right: Math.ceil((x + width) * scale),
    bottom: Math.ceil((y + height) * scale),
  };
}

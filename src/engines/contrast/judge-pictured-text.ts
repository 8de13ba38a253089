import { z } from 'zod';
import type { Color } from './color.ts';
import type { ReviewOutcome } from '../review.ts';
import type { TextNeeds, Unmeasured } from './describe-contrast.ts';
import { describeRange, failText } from './describe-contrast.ts';
import type { PixelJudgment } from './judge-pixels.ts';
import { judgeGlyphs } from './judge-pixels.ts';
import type { PixelRect } from './picture-pixels.ts';
import type { AllPictures, Pictures, PixelText, ThreePictures } from './read-glyphs.ts';
import { readAsShown, readBlank, readInColor } from './read-glyphs.ts';
import { readInGroup } from './read-group.ts';
import { requiredRatio } from './required-ratio.ts';

export const seenTextSchema = z.object({
  index: z.int(),
  rects: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  color: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  opacity: z.number(),
  drawing: z.enum(['plain', 'group', 'mixed']),
  fontSizePx: z.number(),
  isBold: z.boolean(),
  part: z.object({ fontSizePx: z.number(), isBold: z.boolean() }),
  isOutlined: z.boolean(),
  text: z.string(),
});

/** `scale`: pixels of the pictures per CSS pixel. `isLetterFont`: see failText. */
export type PicturedText = z.infer<typeof seenTextSchema> & { readonly scale: number; readonly isLetterFont: boolean };

/** The outcome of pictures on a text, or the reason why they give none. */
export type PixelOutcome = ReviewOutcome | { readonly unmeasured: Unmeasured };

/** `unclear`: the text may not be drawn in its color alone, which needs more pictures. */
export function judgeInColor(text: PicturedText, pictures: Pictures): PixelOutcome | 'unclear' {
  const at = toPixelText(text);
  const color = colorOf(text);
  if (at.letters === 0) return judgeBlank(text, at, readBlank(pictures.bare, at.rects, color));
  if (text.drawing !== 'plain') return 'unclear';
  const reading = readInColor(pictures, at, { color, opacity: text.opacity });
  if (reading.kind === 'covered') return { unmeasured: 'covered' };
  if (reading.kind !== 'read') return 'unclear';
  return toPixelOutcome(text, judgeGlyphs(reading.glyphs, needsOf(text, at)));
}

/** Judges with one more picture. */
export function judgeInGroup(text: PicturedText, pictures: ThreePictures): PixelOutcome | 'unclear' {
  if (text.drawing !== 'group') return 'unclear';
  const at = toPixelText(text);
  const reading = readInGroup(pictures, at, { color: colorOf(text), opacity: text.opacity });
  return reading.kind === 'read' ? toPixelOutcome(text, judgeGlyphs(reading.glyphs, needsOf(text, at))) : 'unclear';
}

/** The text passes if even its faintest possible drawing passes, and fails if even its strongest one fails. */
export function judgeAsShown(text: PicturedText, pictures: AllPictures): PixelOutcome {
  const at = toPixelText(text);
  const reading = readAsShown(pictures, at, text.opacity);
  if (reading.kind !== 'read') return { unmeasured: reading.kind };
  const needs = needsOf(text, at);
  const least = judgeGlyphs(reading.least, needs);
  if (least.kind === 'passed') return toPixelOutcome(text, least);
  const most = judgeGlyphs(reading.most, needs);
  if (text.isOutlined) return { unmeasured: 'mixed' };
  return most.kind === 'passed' ? { unmeasured: 'thin' } : toPixelOutcome(text, most);
}

function toPixelOutcome(text: PicturedText, judged: PixelJudgment): PixelOutcome {
  if (judged.kind === 'passed') return { result: 'passed' };
  if (judged.kind === 'invisible') return { unmeasured: 'invisible' };
  const { measured } = judged;
  const needs: TextNeeds = { ...text, ratio: requiredRatio(text) };
  // If only parts of letters are too pale, a person must decide whether the text can be read.
  if (judged.kind === 'varies') return describeRange(measured, needs);
  // Pictures do not tell a large first letter from the rest.
  if (measured.low >= requiredRatio(text.part)) return { unmeasured: 'mixed' };
  return failText(text.text, text.isLetterFont, { ratio: measured.low, pair: measured.pair, needs });
}

/** An empty field has no text that could fail. Typed text would be readable, or the field stays undecided. */
function judgeBlank(text: PicturedText, at: PixelText, reading: ReturnType<typeof readBlank>): PixelOutcome {
  if (reading.kind !== 'read') return { unmeasured: 'small' };
  const judged = judgeGlyphs(reading.glyphs, needsOf(text, at));
  return judged.kind === 'passed' ? { result: 'passed' } : { unmeasured: 'blank' };
}

function colorOf({ color: [red, green, blue, alpha] }: PicturedText): Color {
  return { red, green, blue, alpha };
}

function needsOf(text: PicturedText, { rects, emPx }: PixelText) {
  return { rects, emPx, ratio: requiredRatio(text) };
}

function toPixelText({ rects, text, fontSizePx, scale }: PicturedText): PixelText {
  return {
    rects: rects.map((rect) => toPixels(rect, scale)),
    letters: text.replaceAll(/\s/g, '').length,
    emPx: fontSizePx * scale,
  };
}

function toPixels([x, y, width, height]: readonly [number, number, number, number], scale: number): PixelRect {
  return {
    left: Math.floor(x * scale),
    top: Math.floor(y * scale),
    right: Math.ceil((x + width) * scale),
    bottom: Math.ceil((y + height) * scale),
  };
}

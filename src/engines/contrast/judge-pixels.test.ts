import { describe, expect, it } from 'vitest';
import { over, white } from './color.ts';
import type { Color } from './color.ts';
import { summarize } from './judge-pixels.ts';
import { readAsShown, readInColor } from './read-glyphs.ts';
import type { Glyph } from './read-glyphs.ts';
import { readInGroup } from './read-group.ts';
import type { Picture } from '../capture-view.ts';

const size = 20;
const rect = { left: 0, top: 0, right: size, bottom: size };
const gray = (level: number): Color => ({ red: level, green: level, blue: level, alpha: 1 });
const magenta: Color = { red: 255, green: 0, blue: 255, alpha: 1 };

function paint(colorAt: (x: number, y: number) => Color): Picture {
  const data = new Uint8Array(size * size * 3);
  for (let at = 0; at < size * size; at += 1) {
    const { red, green, blue } = colorAt(at % size, Math.floor(at / size));
    data.set([red, green, blue], at * 3);
  }
  return { data, width: size, height: size, channels: 3 };
}

/** A bar of 100 pixels stands for the glyphs. */
const isGlyph = (x: number) => x >= 5 && x < 10;

function measure(
  background: (x: number, y: number) => Color,
  more: { shown?: (x: number, y: number) => Color; text?: Color } = {},
) {
  const { shown = (x, y) => (isGlyph(x) ? magenta : background(x, y)), text = white } = more;
  const pictures = { bare: paint(background), marked: paint(shown) };
  const found = readInColor(pictures, { rects: [rect], letters: 10, emPx: 10 }, { color: text, opacity: 1 });
  return found.kind === 'read' ? range(found.glyphs) : found.kind;
}

function range(glyphs: readonly Glyph[]) {
  const found = summarize(glyphs);
  return found === undefined ? undefined : [found.low, found.high].map((ratio) => Number(ratio.toFixed(2)));
}

describe('pixels under glyphs', () => {
  it('give the ratio of the text to what is behind the glyphs, and only there', () => {
    expect(measure((x) => (isGlyph(x) ? gray(0) : gray(255)))).toEqual([21, 21]);
  });

  it('give the range where the background varies', () => {
    expect(measure((_x, y) => (y < 10 ? gray(0) : gray(128)))).toEqual([3.95, 21]);
  });

  it('include glyphs in the color of their background', () => {
    expect(measure(() => gray(255))).toEqual([1, 1]);
  });

  it.each([
    ['are not drawn', 'covered', { shown: () => gray(0) }],
    ['are few', 'small', { shown: (x: number, y: number) => (x === 5 && y < 19 ? magenta : gray(0)) }],
    [
      'are covered in part',
      'mixed',
      { shown: (x: number) => (isGlyph(x) ? { red: 128, green: 0, blue: 128, alpha: 1 } : gray(0)) },
    ],
    [
      'are mixed with something that changed between the pictures',
      'mixed',
      { shown: (x: number) => (isGlyph(x) ? magenta : gray(x > 15 ? 200 : 0)) },
    ],
  ])('are not measured when they %s', (_case, why, more) => {
    expect(measure(() => gray(0), more)).toBe(why);
  });

  it('are not measured over a background in the color that marks them', () => {
    expect(measure(() => magenta)).toBe('mixed');
  });
});

describe('glyphs as they are shown', () => {
  const green: Color = { red: 0, green: 255, blue: 0, alpha: 1 };

  /** A text that is drawn with this share of its color everywhere. */
  function measureMixed(text: Color, share: number, { opacity = 1, again = () => gray(255) } = {}) {
    const draw = (color: Color) => paint((x) => (isGlyph(x) ? over({ ...color, alpha: share }, gray(255)) : gray(255)));
    const bare = paint(() => gray(255));
    const pictures = { bare, marked: draw(magenta), second: draw(green), shown: draw(text), again: paint(again) };
    const found = readAsShown(pictures, { rects: [rect], letters: 10, emPx: 10 }, opacity);
    return found.kind === 'read' ? { least: range(found.least), most: range(found.most) } : found.kind;
  }

  it('have the color of a group with opacity', () => {
    expect(measureMixed(gray(0), 0.5, { opacity: 0.5 })).toEqual({ least: [4, 4], most: [4, 4] });
  });

  it('may be thinner than a pixel, or under a translucent cover', () => {
    expect(measureMixed(gray(0), 0.5)).toEqual({ least: [4, 4], most: [21, 21] });
  });

  it('are not measured when they cannot be seen, or something moves', () => {
    expect(measureMixed(gray(0), 0.02)).toBe('covered');
    expect(measureMixed(gray(0), 1, { again: () => gray(200) })).toBe('moving');
  });
});

describe('glyphs in a group with opacity', () => {
  const page = gray(255);
  /** Half of the page shows through the box and its text. */
  const mix = (color: Color) => over({ ...color, alpha: 0.5 }, page);
  const green: Color = { red: 0, green: 255, blue: 0, alpha: 1 };

  function measureGroup(text: Color, { box = gray(0), share = 1, before = gray(0), second = green } = {}) {
    const draw = (color: Color) =>
      paint((x) => mix(isGlyph(x) ? over({ ...color, alpha: color.alpha * share }, box) : box));
    const pictures = { bare: paint(() => mix(before)), marked: draw(magenta), second: draw(second) };
    const found = readInGroup(pictures, { rects: [rect], letters: 10, emPx: 10 }, { color: text, opacity: 0.5 });
    return found.kind === 'read' ? range(found.glyphs) : found.kind;
  }

  it('have the color that the group makes of theirs', () => {
    expect([measureGroup(white), measureGroup(gray(0), { box: white, before: white })]).toEqual([
      [4, 4],
      [3.99, 3.99],
    ]);
  });

  it.each([
    ['are thin or covered', 'mixed', { share: 0.6 }],
    ['are not drawn', 'covered', { share: 0 }],
    ['change with something else', 'mixed', { second: gray(0) }],
    ['are on something that moves', 'moving', { before: gray(40) }],
  ])('are not measured when they %s', (_case, why, more) => {
    expect(measureGroup(white, more)).toBe(why);
  });
});

import { describe, expect, it } from 'vitest';
import { white } from './color.ts';
import type { Color } from './color.ts';
import { measurePixels } from './judge-pixels.ts';
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
  const found = measurePixels(pictures, [rect], { color: text, opacity: 1 });
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
    ['are few', { shown: (x: number, y: number) => (x === 5 && y < 19 ? magenta : gray(0)) }],
    [
      'are covered in part',
      { shown: (x: number) => (isGlyph(x) ? { red: 128, green: 0, blue: 128, alpha: 1 } : gray(0)) },
    ],
    [
      'are mixed with something that changed between the pictures',
      { shown: (x: number) => (isGlyph(x) ? magenta : gray(x > 15 ? 200 : 0)) },
    ],
  ])('are not measured when they %s', (_case, more) => {
    expect(measure(() => gray(0), more)).toBeUndefined();
  });

  it('are not measured over a background in the color that marks them', () => {
    expect(measure(() => magenta)).toBeUndefined();
  });
});

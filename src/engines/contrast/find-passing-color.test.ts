import { describe, expect, it } from 'vitest';
import { findPassingColor } from './find-passing-color.ts';

/** WCAG 2.2, "relative luminance" and "contrast ratio". */
function contrast(one: string, other: string): number {
  const luminance = (color: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, light, index) => sum + light * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const neighbor = (color: string, by: number) =>
  `#${[1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) + by).toString(16).padStart(2, '0')).join('')}`;

describe('the nearest color that passes', () => {
  it('of a gray is the nearest gray', () => {
    const found = findPassingColor('#bbbbbb', '#ffffff', 4.5) ?? '';

    expect(found).toBe('#767676');
    expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(neighbor(found, 1), '#ffffff')).toBeLessThan(4.5);
  });

  it('becomes lighter where that is nearer', () => {
    const found = findPassingColor('#666666', '#111111', 4.5) ?? '';

    expect(Number.parseInt(found.slice(1, 3), 16)).toBeGreaterThan(0x66);
    expect(contrast(found, '#111111')).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['#ff6600', '#ffffff'],
    ['#00aaff', '#ffffff'],
    ['#ffee00', '#ffffff'],
    ['#3355ff', '#000033'],
    ['#22aa44', '#dddddd'],
  ])('of %s on %s keeps its hue', (color, background) => {
    const found = findPassingColor(color, background, 4.5) ?? '';
    const order = (text: string) =>
      [1, 3, 5].toSorted(
        (a, b) => Number.parseInt(text.slice(a, a + 2), 16) - Number.parseInt(text.slice(b, b + 2), 16),
      );

    expect(contrast(found, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, background)).toBeLessThan(4.65);
    expect(order(found)).toEqual(order(color));
  });

  it('is the color itself where that passes', () => {
    expect(findPassingColor('#000000', '#ffffff', 4.5)).toBe('#000000');
  });

  it.each([
    ['#808080', '#808080', 21],
    ['rgb(0, 0, 0)', '#ffffff', 4.5],
    ['#000000', 'transparent', 4.5],
  ])('is missing for %s on %s with %s', (color, background, ratio) => {
    expect(findPassingColor(color, background, ratio)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { patternOf, splitAtNumbers } from './occurrence-pattern.ts';

const finding = {
  selector: 'ul > li:nth-child(2) > a[href="/x/2"]',
  html: '<a class="card" href="/x/2">Two</a>',
  general: 'contrast of 4.4 (foreground color: #777777)',
};

describe('the pattern of an occurrence', () => {
  it.each([
    ['place in a list', { selector: 'ul > li:nth-child(13) > a[href="/x/2"]' }],
    ['address', { selector: 'ul > li:nth-child(2) > a[href="/y/3"]', html: '<a class="card" href="/y/3">Two</a>' }],
    ['text', { html: '<a class="card" href="/x/2">Another text, and > signs</a>' }],
    ['measured numbers', { general: 'contrast of 3.91 (foreground color: #777777)' }],
  ])('is the same for another %s', (_name, change) => {
    expect(patternOf({ ...finding, ...change })).toBe(patternOf(finding));
  });

  it.each([
    ['element', { html: '<b class="card" href="/x/2">Two</b>' }],
    ['class', { html: '<a class="hero" href="/x/2">Two</a>' }],
    ['attribute', { html: '<a class="card" href="/x/2" title="Two">Two</a>' }],
    ['color', { general: 'contrast of 4.4 (foreground color: #777778)' }],
    ['place in the structure', { selector: 'nav > a' }],
  ])('differs for another %s', (_name, change) => {
    expect(patternOf({ ...finding, ...change })).not.toBe(patternOf(finding));
  });

  it('splits a text at its numbers and keeps colors whole', () => {
    expect(splitAtNumbers('12px on #fff, 4.5:1')).toEqual({
      words: ['', 'px on #fff, ', ':', ''],
      numbers: ['12', '4.5', '1'],
    });
  });
});

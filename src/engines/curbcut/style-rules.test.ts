import { describe, expect, it } from 'vitest';
import { useReadingCounts } from '../../../test/e2e/reading-counts.ts';

const countsOf = useReadingCounts();

const passed = [1, 0, 0];
const review = [0, 0, 1];

describe('shown-on-hover', () => {
  const menu = '<ul><li class="top"><a href="/">Books</a><ul class="sub"><li><a href="/new">New books</a></ul></ul>';
  const style = (more = '') => `<style>.sub { display: none } .top:hover > .sub { display: block } ${more}</style>`;
  const tip = '<label>Card <b class="icon">?</b><span class="tip">On the back of it</span><input></label>';

  it.each([
    ['a menu', style() + menu, review],
    ['a menu that the focus opens', style('.top:focus-within > .sub { display: block }') + menu, passed],
    [
      'a menu that a button opens',
      style() + menu.replace('Books</a>', 'Books</a><button aria-expanded="false">Open</button>'),
      passed,
    ],
    ['a tooltip', `<style>.tip { display: none } .icon:hover + .tip { display: block }</style>${tip}`, review],
    [
      'an opacity, in a media query',
      `<style>.tip { opacity: 0 } @media (min-width: 1px) { .icon:hover ~ .tip { opacity: 1 } }</style>${tip}`,
      review,
    ],
    [
      'a media query that does not match',
      `<style>.tip { opacity: 0 } @media print { .icon:hover ~ .tip { opacity: 1 } }</style>${tip}`,
      undefined,
    ],
    [
      'a sign',
      '<style>.mark { visibility: hidden } h2:hover .mark { visibility: visible }</style><h2>Hours<a class="mark" href="#a">¶</a></h2>',
      undefined,
    ],
    ['what is shown anyway', `<style>.icon:hover + .tip { display: block }</style>${tip}`, undefined],
    ['a color', `<style>.tip { display: none } .icon:hover + .tip { color: red }</style>${tip}`, undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('shown-on-hover', body)).toEqual(counts);
  });
});

describe('generated-text', () => {
  it.each([
    ['words', '<style>b::after { content: "Pizza" }</style><p>We eat <b></b>', review],
    ['the old way to write it', '<style>b:before { content: "New: " }</style><b>Books</b>', review],
    ['two elements of one style', '<style>b::after { content: "Pizza" }</style><b>1</b><b>2</b>', review],
    ['words that are only decoration', '<style>b::after { content: "Pizza" / "" }</style><b>1</b>', undefined],
    ['signs and counters', '<style>b::after { content: "→ " counter(a) ". " }</style><b>1</b>', undefined],
    [
      'a font of icons',
      '<style>b::after { content: "home"; font-family: "Material Icons" }</style><b>1</b>',
      undefined,
    ],
    ['print', '<style>@media print { b::after { content: "Pizza" } }</style><b>1</b>', undefined],
    ['a hidden element', '<style>b::after { content: "Pizza" }</style><b hidden>1</b>Text', undefined],
    ['no element', '<style>i::after { content: "Pizza" }</style><b>1</b>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('generated-text', body)).toEqual(counts);
  });
});

describe('reading-order', () => {
  const line = (floats: readonly string[]) =>
    `<div>${floats.map((float, index) => `<div style="float: ${float}; width: 90px">Step ${index}</div>`).join('')}</div>`;

  it.each([
    ['all to the right', line(['right', 'right', 'right']), review],
    ['all to the left', line(['left', 'left', 'left']), passed],
    [
      'the second to the right',
      '<div><a href="#a">One</a> <a href="#b" style="float: right">Two</a> <a href="#c">Three</a></div>',
      review,
    ],
    ['from right to left', `<div dir="rtl">${line(['right', 'right', 'right'])}</div>`, passed],
    ['two', line(['right', 'right']), undefined],
    ['several lines', line(['right', 'right', 'right; clear: both']), undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('reading-order', body)).toEqual(counts);
  });
});

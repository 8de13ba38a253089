import { describe, expect, it } from 'vitest';
import { useReadingCounts } from '../../../test/e2e/reading-counts.ts';

const countsOf = useReadingCounts();

const passed = [1, 0, 0];
const failed = [0, 1, 0];
const review = [0, 0, 1];

describe('text-legibility', () => {
  const sentence = 'The library opens at nine in the morning, and readers may borrow ten books for four weeks. ';
  const text = (style: string, length = 4) => `<p style="font-size: 16px; ${style}">${sentence.repeat(length)}</p>`;

  it.each([
    ['plain text', text(''), passed],
    ['justified text', text('text-align: justify'), failed],
    ['justified text with hyphens', text('text-align: justify; hyphens: auto'), passed],
    ['capitals by style', text('text-transform: uppercase'), failed],
    [
      'capitals in the document',
      `<p>${`${sentence}Each card is free, and children pay nothing before their birthday.`.repeat(2).toUpperCase()}</p>`,
      failed,
    ],
    ['abbreviations', `<p>${'RFC 2822, RFC 1014; '.repeat(20)}</p>`, passed],
    ['italics', text('font-style: italic'), failed],
    ['italics in part', `<p>${sentence.repeat(4)}<i>${sentence}</i></p>`, passed],
    ['lines that touch', text('line-height: 0.9'), failed],
    ['small text', text('font-size: 8px', 1), failed],
    ['a short one', text('text-transform: uppercase; font-style: italic', 1), undefined],
    ['a few small words', '<p style="font-size: 8px">4 of 10', undefined],
    ['text in a script without capitals', `<p>${'図書館は朝九時に開きます。'.repeat(20)}</p>`, passed],
    ['code', `<pre style="font-size: 8px">${sentence.repeat(4)}</pre>`, undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('text-legibility', body)).toEqual(counts);
  });
});

describe('focusable-text', () => {
  it.each([
    ['a paragraph', '<p tabindex="0">Open today', review],
    ['a role', '<p tabindex="0" role="button">Open', undefined],
    ['a description', '<span tabindex="0" title="Ten books">Limit</span>', undefined],
    ['what a script uses', '<span tabindex="0" data-tip="limit">Limit</span>', undefined],
    ['the cursor of links', '<span tabindex="0" style="cursor: pointer">Open</span>', undefined],
    ['text that scrolls', '<p tabindex="0" style="overflow: auto">Open today', undefined],
    ['a target of scripts', '<h1 tabindex="-1">Open today</h1>', undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('focusable-text', body)).toEqual(counts);
  });
});

describe('adjacent-links', () => {
  const image = '<img alt="Red panda" src="/images/red.png">';

  it.each([
    ['an image and its caption', `<a href="/panda">${image}</a> <a href="/panda">Red panda</a>`, failed],
    ['one link', `<a href="/panda">${image} Red panda</a>`, undefined],
    ['another page', `<a href="/image">${image}</a> <a href="/panda">Red panda</a>`, undefined],
    ['another name', `<a href="/panda">${image}</a> <a href="/panda">Where it lives</a>`, undefined],
    ['text between them', '<a href="/panda">Red panda</a> or <a href="/panda">red panda</a>', undefined],
    ['a hidden one', `<a href="/panda" aria-hidden="true">${image}</a> <a href="/panda">Red panda</a>`, undefined],
  ])('%s', async (_what, body, counts) => {
    expect(await countsOf('adjacent-links', body)).toEqual(counts);
  });
});

import { expect, it } from 'vitest';
import { skeletonOfMarkup, skeletonOfSelector } from './finding-skeleton.ts';

it('markup with other generated identifiers has the same skeleton', () => {
  const card = (id: string, name: string) =>
    `<a id="${id}" class="card ${name}" data-key="${id}" href="/a"><img class="${name}" src="/b.png"> Berths</a>`;

  expect(skeletonOfMarkup(card('a1b2', 'sc-kqzpt'))).toBe(skeletonOfMarkup(card('c3d4', 'sc-vxwgh')));
});

it('markup with other words, or with other parts that people see or hear, has another skeleton', () => {
  const link = '<a class="card" href="/a" title="Berths">Berths</a>';

  for (const other of [
    '<a class="card" href="/kqzpt" title="Berths">Berths</a>',
    '<a class="card" href="/a" title="kqzpt">Berths</a>',
    '<a class="card" href="/a" title="Berths">kqzpt</a>',
    '<a class="menu" href="/a" title="Berths">Berths</a>',
    '<b class="card" href="/a" title="Berths">Berths</b>',
    '<a class="card kqzpt" href="/a" title="Berths">Berths</a>',
  ])
    expect(skeletonOfMarkup(other)).not.toBe(skeletonOfMarkup(link));
});

it('text that looks like an attribute stays', () => {
  expect(skeletonOfMarkup('<p class="kqzpt">Write id="kqzpt" here</p>')).toBe('<p class="*">Write id="kqzpt" here</p>');
});

it('a place keeps its words and positions', () => {
  expect(skeletonOfSelector('#kqzpt > .sc-kqzpt.card > li:nth-of-type(2)')).toBe(
    skeletonOfSelector('#vxwgh > .sc-vxwgh.card > li:nth-of-type(2)'),
  );
  expect(skeletonOfSelector('#kqzpt > li:nth-of-type(2)')).not.toBe(skeletonOfSelector('#kqzpt > li:nth-of-type(3)'));
  expect(skeletonOfSelector('#email')).not.toBe(skeletonOfSelector('#phone'));
});

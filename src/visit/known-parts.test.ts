import { expect, it } from 'vitest';
import type { Opening } from '../engines/operate/opening/opener.ts';
import { startSiteParts } from './known-parts.ts';

const opened: Opening = {
  expanded: 'true',
  isGone: false,
  isNear: true,
  dialog: null,
  hasFocus: false,
  hasWidget: false,
  by: 'keyboard',
  isClosedByClick: false,
  isReachedByTab: false,
  reports: [],
};
const openedByPointer: Opening = { ...opened, by: 'pointer' };

/** The answers to one part on pages with these scripts, each noted before the next page asks. */
function answersOn(pages: readonly (readonly [scripts: readonly string[], answer: Opening | undefined])[]) {
  const parts = startSiteParts();
  return pages.map(([scripts, answer]) => {
    const { openings } = parts.onPage(scripts);
    const known = openings.get('menu');
    if (known === undefined && answer !== undefined) openings.set('menu', answer);
    return known;
  });
}

it('takes over an answer on pages with the same scripts', () => {
  expect(
    answersOn([
      [['a.js'], opened],
      [['a.js'], undefined],
      [['a.js', 'b.js'], undefined],
    ]),
  ).toEqual([undefined, opened, undefined]);
});

it('takes over what two pages with different scripts agree on, where the scripts that both have run', () => {
  const pages = answersOn([
    [['a.js', 'chart.js'], opened],
    [['a.js', 'table.js'], opened],
    [['a.js', 'map.js'], undefined],
    [['map.js'], undefined],
  ]);

  expect(pages).toEqual([undefined, undefined, opened, undefined]);
});

it('tries each page with other scripts once two pages differ', () => {
  const pages = answersOn([
    [['a.js', 'chart.js'], opened],
    [['a.js', 'table.js'], openedByPointer],
    [['a.js', 'map.js'], opened],
    [['a.js', 'list.js'], undefined],
    [['a.js', 'table.js'], undefined],
  ]);

  expect(pages).toEqual([undefined, undefined, undefined, undefined, openedByPointer]);
});

it('keeps a limited number of answers', () => {
  const pages = Array.from(
    { length: 501 },
    (_, page) => [[`${page}.js`], page % 2 === 0 ? opened : openedByPointer] as const,
  );

  expect(answersOn([...pages, [['499.js'], undefined], [['500.js'], undefined]]).slice(-2)).toEqual([
    openedByPointer,
    undefined,
  ]);
});

it('tries one page of twenty all the same, and believes what it shows', () => {
  const scripts = (page: number) => ['a.js', `${page}.js`];
  const agreed = [0, 1].map((page) => [scripts(page), opened] as const);
  const others = Array.from({ length: 40 }, (_, page) => [scripts(page + 2), openedByPointer] as const);

  const known = answersOn([...agreed, ...others]).map((answer) => answer?.by ?? 'none');

  expect(known.slice(2, 22)).toEqual([...Array.from({ length: 19 }, () => 'keyboard'), 'none']);
  expect(new Set(known.slice(22))).toEqual(new Set(['none']));
});

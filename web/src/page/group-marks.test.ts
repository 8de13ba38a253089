import { expect, it } from 'vitest';
import { groupMarks, markSize } from './group-marks.ts';

const at = (x: number, y: number) => ({ x, y, width: 100, height: 20 });
const shown = { width: 600, height: 900 };

it('findings that are apart have their own markers, at the top left of each', () => {
  expect(groupMarks([at(10, 10), at(400, 10), at(10, 300)], shown, 0.5)).toEqual([
    { left: 5, top: 5, indexes: [0] },
    { left: 200, top: 5, indexes: [1] },
    { left: 5, top: 150, indexes: [2] },
  ]);
});

it('findings that are close together share a marker where the picture is small, and have their own where it is large', () => {
  const boxes = [at(0, 0), at(0, 40), at(0, 80)];

  expect(groupMarks(boxes, shown, 0.5).map(({ indexes }) => indexes)).toEqual([[0, 1], [2]]);
  expect(groupMarks(boxes, shown, 1).map(({ indexes }) => indexes)).toEqual([[0], [1], [2]]);
});

it('no marker leaves the picture, and no two cover each other', () => {
  const boxes = Array.from({ length: 60 }, (_, index) => at((index * 97) % 1_200, (index * 61) % 1_800));

  const groups = groupMarks(boxes, shown, 0.5);

  expect(groups.flatMap(({ indexes }) => indexes).toSorted((a, b) => a - b)).toEqual(boxes.map((_, index) => index));
  for (const { left, top } of groups) {
    expect(left + markSize.width).toBeLessThanOrEqual(shown.width);
    expect(top + markSize.height).toBeLessThanOrEqual(shown.height);
    const covering = groups.filter(
      (other) => Math.abs(other.left - left) < markSize.width && Math.abs(other.top - top) < markSize.height,
    );
    expect(covering).toHaveLength(1);
  }
});

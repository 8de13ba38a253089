import { wrapInPage } from './answer-page.ts';

type Rgb = readonly [number, number, number];
type Box = { readonly color: Rgb; readonly left: number; readonly top: number };

/** CSS pixels. */
export const boxSize = { width: 120, height: 60 };

/** By their ids. */
export const coloredBoxes: Readonly<Record<string, Box>> = {
  red: { color: [200, 0, 0], left: 20, top: 230 },
  green: { color: [0, 160, 0], left: 100, top: 3_000 },
  blue: { color: [0, 0, 220], left: 40, top: 3_120 },
  violet: { color: [160, 0, 200], left: 60, top: 5_900 },
};

/** A high page with these boxes. A screenshot of a box shows from its color which one it is, and at which size. */
export function writeColoredBoxes(): string {
  return writePage(coloredBoxes);
}

/** The same for large screens only: it says nothing of small ones, and one box stands far to the right. */
export function writeWideColoredBoxes(): string {
  const { green, ...others } = coloredBoxes;
  return writePage({ ...others, ...(green && { green: { ...green, left: 700 } }) }).replace(
    /<meta name="viewport".*>/u,
    '',
  );
}

function writePage(boxes: Readonly<Record<string, Box>>): string {
  const size = `width: ${boxSize.width}px; height: ${boxSize.height}px`;
  const places = Object.entries(boxes).map(
    ([id, { color, left, top }]) =>
      `<div id="${id}" style="background: rgb(${color.join(' ')}); ${size}; position: absolute; left: ${left}px; top: ${top}px"></div>`,
  );
  return wrapInPage(
    'Colored boxes',
    `<style>body { height: 6000px; margin: 0; position: relative; }</style>
      <p>Boxes of known colors and sizes, for tests of screenshots.</p>
      ${places.join('\n')}`,
  );
}

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawCrop } from '../../src/adapters/pictures/draw-crop.ts';
import { shrinkTile } from '../../src/adapters/pictures/shrink-tile.ts';
import { stackTiles } from '../../src/adapters/pictures/stack-tiles.ts';
import type { Box } from '../../src/browser/located.ts';
import type { PagePicture, PicturePart } from '../../src/browser/page-picture.ts';
import { capturePage } from '../../src/browser/capture-page.ts';
import { findInPicture } from '../../src/browser/find-in-picture.ts';
import type { Tab } from '../../src/browser/tab.ts';
import type { ViewportPreset } from '../../src/records/scans/viewport-presets.ts';
import type { Slot } from '../../src/visit/slot.ts';
import { boxSize, coloredBoxes } from '../site/colored-boxes.ts';
import { keepBrowser, takeBrowser } from './kept-browser.ts';
import { SlotWorld } from './slot-world.ts';

let world: SlotWorld;
let slot: Slot;
beforeAll(async () => {
  world = await SlotWorld.open();
  slot = world.aSlot(takeBrowser);
});
afterAll(async () => {
  await keepBrowser(slot);
  await world.close();
});

type Color = readonly number[];
const names = Object.keys(coloredBoxes);

async function takePage(tab: Tab, keys: readonly string[] = names): Promise<PagePicture> {
  const { main } = await tab.hold();
  const requests = keys.map((key) => ({ key, selector: key.includes(' ') ? key : `#${key}` }));
  const picture = await capturePage({ main, session: tab.session }, requests, 20_000);
  if (picture === undefined) throw new Error('The page has no picture.');
  return picture;
}

/** The places of the elements: with the color there in the page's picture, or the reason why there is none. */
async function readPlaces(picture: PagePicture) {
  const { parts, places, width } = picture;
  const tiles = await Promise.all(parts.map(async (part) => ({ ...part, image: await shrinkTile(part.image, part) })));
  const image = await stackTiles(tiles);
  const { width: pixels } = await sharp(image).metadata();
  const read = [...places].map(async ([key, place]) => {
    if (place.kind === 'unseen') return [key, { color: place.reason }] as const;
    const { box } = place;
    const scale = pixels / width;
    const at = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale] as const;
    return [key, { ...box, color: await readColor(image, at) }] as const;
  });
  const all: Readonly<Record<string, ReadPlace>> = Object.fromEntries(await Promise.all(read));
  return all;
}

type ReadPlace = { readonly color: string | Color };

async function readColor(image: Buffer, at: readonly [number, number]): Promise<Color> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [x, y] = at.map(Math.floor);
  const start = ((y ?? 0) * info.width + (x ?? 0)) * info.channels;
  return nearest([...data.subarray(start, start + 3)]);
}

/** The color of a box that a lossy picture shows there. */
function nearest(pixel: Color): Color {
  const isNear = (color: Color) => color.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) <= 24);
  return Object.values(coloredBoxes).find(({ color }) => isNear(color))?.color ?? pixel;
}

async function drawElement(part: PicturePart | undefined, outline: Box): Promise<Buffer> {
  if (part === undefined) throw new Error('There is no such part.');
  return drawCrop(await shrinkTile(part.image, part), outline);
}

/** Width and height of the part of a picture that has the color, as far as a lossy picture tells; its pixels. */
async function measureColor(image: Buffer, color: Color) {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  const rows: number[] = [];
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    if (color.some((value, channel) => Math.abs((data[pixel * info.channels + channel] ?? 0) - value) > 24)) continue;
    columns.push(pixel % info.width);
    rows.push(Math.floor(pixel / info.width));
  }
  const spanOf = (all: readonly number[]) => Math.max(...all) - Math.min(...all) + 1;
  return { width: spanOf(columns), height: spanOf(rows), picture: `${info.width} × ${info.height}` };
}

const presets: readonly ViewportPreset[] = ['desktop', 'laptop', 'wide', 'tablet', 'mobile', 'reflow'];
/** Wide as 980 CSS pixels, a page that says nothing of small screens is zoomed out on them. */
const zooms: Partial<Record<ViewportPreset, number>> = { mobile: 390 / 980, tablet: 820 / 980 };

describe.each(presets)('on %s', (preset) => {
  it.each([
    ['/colored-boxes', 1],
    ['/colored-boxes-wide', zooms[preset] ?? 1],
  ])('each element of %s is shown as a visitor sees it, %d times its CSS pixels', async (path, zoom) => {
    const { tab } = await slot.tabFor(await world.aPurpose(preset));
    await world.visit(tab, path);

    const { parts, places } = await takePage(tab);

    const shown = [...places].flatMap(([key, place]) => (place.kind === 'shown' ? [[key, place] as const] : []));
    // A view of 320 pixels shows it after scrolling to the right.
    const isAside = (name: string) => preset === 'reflow' && path === '/colored-boxes-wide' && name === 'green';
    expect(shown.map(([key]) => key).toSorted()).toEqual(names.filter((name) => !isAside(name)).toSorted());
    for (const [key, { part, outline }] of shown) {
      const image = await drawElement(parts[part], outline);
      const { width, height, picture } = await measureColor(image, coloredBoxes[key]?.color ?? []);
      const away = Math.max(Math.abs(width - boxSize.width * zoom), Math.abs(height - boxSize.height * zoom));
      expect(away, `${key} is ${width} × ${height} in ${picture}`).toBeLessThan(8);
    }
  });
});

it.each(['desktop', 'mobile'] as const)(
  'the picture of a page on %s shows each element, and leaves out what has none',
  async (preset) => {
    const { tab } = await slot.tabFor(await world.aPurpose(preset));
    await world.visit(tab, '/colored-boxes-wide');

    const picture = await takePage(tab);
    const boxes = await readPlaces(picture);

    const colors = names.map((name) => [name, coloredBoxes[name]?.color]);
    expect(names.map((name) => [name, boxes[name]?.color])).toEqual(colors);
    expect(Object.keys(boxes).toSorted()).toEqual(names.toSorted());
    expect(picture.height).toBeLessThan(picture.pageHeight);
  },
);

const barred = `<style>
    body { height: 1900px; margin: 0; position: relative; }
    header { position: sticky; top: 0; height: 80px; background: rgb(200 0 0); }
    footer { position: fixed; bottom: 0; width: 100%; height: 60px; background: rgb(0 0 220); }
    #green { position: absolute; top: calc(100vh - 60px); height: 70px; width: 300px; background: rgb(0 160 0); }
  </style><header id="red">Top</header><p>Text</p><div id="green"></div><footer id="blue">Bottom</footer>`;

it('bars that stay in view hide nothing of the page, and are where they are at its top and at the end of the picture', async () => {
  const { tab } = await slot.tabFor(await world.aPurpose());
  await world.visit(tab, `/markup?html=${encodeURIComponent(barred)}`);
  const viewHeight = await tab.page.evaluate(() => (window.scrollTo(0, 333), window.innerHeight));

  const picture = await takePage(tab, ['red', 'green', 'blue']);
  const boxes = await readPlaces(picture);

  const { width, height } = picture;
  expect(boxes).toEqual({
    red: { x: 0, y: 0, width, height: 80, color: [200, 0, 0] },
    green: { x: 0, y: viewHeight - 60, width: 300, height: 70, color: [0, 160, 0] },
    blue: { x: 0, y: height - 60, width, height: 60, color: [0, 0, 220] },
  });
  expect(await tab.page.evaluate(() => window.scrollY)).toBe(333);
});

it.each([
  [
    'some frames',
    'const later = (frames) => requestAnimationFrame(() => (frames > 1 ? later(frames - 1) : move())); later(2)',
  ],
  ['a short timer', 'setTimeout(move, 50)'],
])('a page that a script moves %s after scrolling is shown as it is then', async (_when, later) => {
  const { tab } = await slot.tabFor(await world.aPurpose());
  const move = `const move = () => { document.querySelector('main').style.paddingTop = '90px'; };
    addEventListener('scroll', () => { ${later}; }, { once: true });`;
  const box = 'position: relative; top: 900px; width: 120px; height: 60px; background: rgb(0 160 0)';
  const markup = `<main style="height: 2000px"><p id="green" style="${box}"></p></main><script>${move}</script>`;
  await world.visit(tab, `/markup?html=${encodeURIComponent(markup)}`);

  const picture = await takePage(tab, ['green']);

  expect(Object.values(await readPlaces(picture)).map(({ color }) => color)).toEqual([[0, 160, 0]]);
});

it('an earlier picture of a page that has moved shows what people use where it was', async () => {
  const { tab } = await slot.tabFor(await world.aPurpose());
  const markup = barred.replaceAll(/id="(?:red|green)"/g, '$& tabindex="0"');
  const others = `<a id="aside" href="/" style="position: absolute; left: -999px">Skip</a>
    <form><input name="matches"><input name="getBoundingClientRect"><input name="parentElement"></form>`;
  await world.visit(tab, `/markup?html=${encodeURIComponent(`${markup}${others}`)}`);
  const picture = await takePage(tab, ['red', 'green', 'blue']);
  await tab.page.evaluate('document.body.style.height = "900px"; document.body.style.paddingTop = "99px"');
  const { main } = await tab.hold();
  const requests = ['red', 'green', 'blue', 'aside', 'missing'].map((key) => ({ key, selector: `#${key}` }));

  const shown = await findInPicture({ main }, { picture, requests }, 20_000);

  expect(Object.fromEntries(shown)).toEqual({
    red: picture.places.get('red'),
    green: picture.places.get('green'),
    aside: { kind: 'unseen', reason: 'off_screen' },
    missing: { kind: 'unseen', reason: 'no_picture' },
  });
});

/** Each element has a color, and a reason why a picture cannot show it, or the color that it shows. */
const places: Readonly<Record<string, readonly [markup: string, place: string | Color]>> = {
  'in a scrolled container': [
    '<div style="height: 60px; overflow: auto"><p style="height: 400px">Text</p><i id="ID" class="box"></i></div>',
    'off_screen',
  ],
  'beside the page': ['<i id="ID" class="box" style="position: absolute; left: -9999px"></i>', 'off_screen'],
  'without a size': ['<i id="ID"></i>', 'not_rendered'],
  'for screen readers': [
    '<i id="ID" style="position: absolute; width: 1px; height: 1px; overflow: hidden">Text</i>',
    'not_rendered',
  ],
  transparent: ['<div style="opacity: 0"><i id="ID" class="box"></i></div>', 'not_rendered'],
  invisible: ['<i id="ID" class="box" style="visibility: hidden"></i>', 'not_rendered'],
  'under another': [
    '<div style="position: relative; width: 120px"><i id="ID" class="box"></i><b class="box" style="position: absolute; inset: 0; background: #fff"></b></div>',
    'covered',
  ],
  'under a link without paint': [
    '<div style="position: relative; width: 120px"><i id="ID" class="box"></i><a href="/" style="position: absolute; inset: 0"></a></div>',
    [200, 0, 0],
  ],
  'partly clipped': [
    '<div style="width: 60px; overflow: hidden"><i id="ID" class="box" style="width: 400px"></i></div>',
    [200, 0, 0],
  ],
  'around a block': ['<a id="ID" style="display: contents"><i class="box"></i></a>', [200, 0, 0]],
  'in a frame': [
    '<iframe srcdoc="<i id=inner style=\'display: block; width: 120px; height: 60px; background: rgb(200 0 0)\'></i>"></iframe>',
    [200, 0, 0],
  ],
  'out of the view of a frame': [
    '<iframe height="60" srcdoc="<p style=\'height: 300px\'>Text</p><i id=inner style=\'display: block; width: 120px; height: 60px\'></i>"></iframe>',
    'off_screen',
  ],
};

it('an element has its place in the picture, or the reason why it has none', async () => {
  const cases = Object.entries(places);
  const box = '<style>.box { display: block; width: 120px; height: 60px; background: rgb(200 0 0) }</style>';
  const markup = cases.map(([, [html]], index) => `<section>${html.replace('ID', `at${index}`)}</section>`).join('');
  const { tab } = await slot.tabFor(await world.aPurpose());
  await world.visit(tab, `/markup?html=${encodeURIComponent(box + markup)}`);
  const keys = cases.map(([, [html]], index) =>
    html.includes('srcdoc') ? `section:nth-of-type(${index + 1}) > iframe >>> #inner` : `at${index}`,
  );

  const read = await readPlaces(await takePage(tab, keys));

  const found = keys.map((key) => read[key]?.color);
  expect(Object.fromEntries(cases.map(([name], index) => [name, found[index]]))).toEqual(
    Object.fromEntries(cases.map(([name, [, place]]) => [name, place])),
  );
});

const app = `<style>
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; }
    header { height: 80px; background: rgb(0 0 220); }
    main { flex: 1; overflow: auto; }
    main p { height: 3000px; }
    .box { width: 120px; height: 60px; }
  </style><header id="blue">App</header>
  <main><div id="red" class="box" style="background: rgb(200 0 0)"></div><p>Text</p>
  <div id="green" class="box" style="background: rgb(0 160 0)"></div></main>`;

it('a container that scrolls in place of the page is scrolled', async () => {
  const { tab } = await slot.tabFor(await world.aPurpose());
  await world.visit(tab, `/markup?html=${encodeURIComponent(app)}`);
  await tab.page.evaluate(() => document.querySelector('main')?.scrollTo(0, 333));

  const picture = await takePage(tab, ['red', 'green', 'blue']);
  const boxes = await readPlaces(picture);

  expect(Object.fromEntries(Object.entries(boxes).map(([key, { color }]) => [key, color]))).toEqual({
    red: [200, 0, 0],
    green: [0, 160, 0],
    blue: [0, 0, 220],
  });
  expect(picture.height).toBeLessThan(picture.pageHeight);
  expect(await tab.page.evaluate(() => document.querySelector('main')?.scrollTop)).toBe(333);
});

it('a page that is busy keeps its picture, and is where it was', async () => {
  const { tab } = await slot.tabFor(await world.aPurpose());
  await world.visit(tab, `/markup?html=${encodeURIComponent(barred)}`);
  await tab.page.evaluate(() => {
    window.scrollTo(0, 333);
    setInterval(() => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    }, 1);
  });

  const boxes = await readPlaces(await takePage(tab, ['red']));

  expect(boxes).toMatchObject({ red: { x: 0, y: 0, height: 80 } });
  expect(await tab.page.evaluate(() => window.scrollY)).toBe(333);
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cropShots } from '../../src/browser/crop-shots.ts';
import { capturePage } from '../../src/browser/page-picture.ts';
import { stitchPage } from '../../src/browser/stitch-page.ts';
import { captureElements } from '../../src/browser/element-shots.ts';
import type { Tab } from '../../src/browser/tab.ts';
import type { ViewportPreset } from '../../src/records/scans/viewport-presets.ts';
import type { Slot } from '../../src/visit/slot.ts';
import { boxSize, coloredBoxes } from '../site/colored-boxes.ts';
import { SlotWorld } from './slot-world.ts';

let world: SlotWorld;
let slot: Slot;
beforeAll(async () => {
  world = await SlotWorld.open();
  slot = world.aSlot();
});
afterAll(async () => world.close());

async function takeShots(tab: Tab) {
  const { main } = await tab.hold();
  const requests = Object.keys(coloredBoxes).map((name) => ({ key: name, selector: `#${name}` }));
  const view = { main, session: tab.session };
  const { bands, missed } = await captureElements(view, requests, 20_000);
  return { missed, shots: await cropShots(bands) };
}

const names = Object.keys(coloredBoxes);

/** The picture of the page, and of each box its place in it and the color there. */
async function takePage(tab: Tab, keys: readonly string[] = names) {
  const { main } = await tab.hold();
  const requests = keys.map((key) => ({ key, selector: `#${key}` }));
  const picture = await capturePage({ main, session: tab.session }, { marked: requests, shots: [] }, 20_000);
  const image = picture === undefined ? undefined : await stitchPage(picture);
  if (picture === undefined || image === undefined) return { picture: undefined, boxes: {} };
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / picture.width;
  const boxes = picture.boxes.map(({ key, box }) => {
    const [x, y] = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale].map(Math.round);
    const at = ((y ?? 0) * info.width + (x ?? 0)) * info.channels;
    return [key, { ...box, color: nearest([...data.subarray(at, at + 3)]) }] as const;
  });
  return { picture, boxes: Object.fromEntries(boxes) };
}

/** The color of a box that a lossy picture shows there. */
function nearest(pixel: readonly number[]): readonly number[] {
  const isNear = (color: readonly number[]) =>
    color.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) <= 24);
  return Object.values(coloredBoxes).find(({ color }) => isNear(color))?.color ?? pixel;
}

/** Width and height of the part of a picture that has the color, as far as a lossy picture tells; its pixels. */
async function measureColor(image: Buffer, color: readonly number[]) {
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

    const { shots, missed } = await takeShots(tab);

    const seen = await Promise.all(
      shots.map(async ({ key, image }) => ({ key, ...(await measureColor(image, coloredBoxes[key]?.color ?? [])) })),
    );
    expect(missed).toBe(0);
    expect(seen.map(({ key }) => key).toSorted()).toEqual(Object.keys(coloredBoxes).toSorted());
    for (const { key, width, height, picture } of seen) {
      const away = Math.max(Math.abs(width - boxSize.width * zoom), Math.abs(height - boxSize.height * zoom));
      expect(away, `${key} is ${width} × ${height} in ${picture}`).toBeLessThan(8);
    }
  });
});

it.each(['desktop', 'mobile'] as const)(
  'the picture of a page on %s shows each element where it is',
  async (preset) => {
    const { tab } = await slot.tabFor(await world.aPurpose(preset));
    await world.visit(tab, '/colored-boxes-wide');
    const pageTop = await tab.page.evaluate(() => document.body.getBoundingClientRect().top);

    const { picture, boxes } = await takePage(tab);

    const height = picture?.height ?? 0;
    // What is below the parts that are taken is in no picture.
    const shown = Object.entries(coloredBoxes).filter(([, { top }]) => top < height);
    const places = shown.map(([name, { left, top, color }]) => {
      const place = { x: name === 'green' ? 700 : left, y: Math.round(top + pageTop) };
      return [name, { ...place, ...boxSize, color }] as const;
    });
    expect(boxes).toEqual(Object.fromEntries(places));
    expect([height < (picture?.pageHeight ?? 0), shown.length]).toEqual(preset === 'desktop' ? [true, 1] : [false, 4]);
  },
);

const barred = `<style>
    body { height: 1900px; margin: 0; position: relative; }
    header { position: sticky; top: 0; height: 80px; background: rgb(200 0 0); }
    footer { position: fixed; bottom: 0; width: 100%; height: 60px; background: rgb(0 0 220); }
    #green { position: absolute; top: calc(100vh - 60px); height: 70px; width: 300px; background: rgb(0 160 0); }
  </style><header id="red">Top</header><p>Text</p><div id="green"></div><footer id="blue">Bottom</footer>`;

it('bars that stay in view hide nothing of the page, and are where they are at its top and its end', async () => {
  const { tab } = await slot.tabFor(await world.aPurpose());
  await world.visit(tab, `/markup?html=${encodeURIComponent(barred)}`);
  const viewHeight = await tab.page.evaluate(() => (window.scrollTo(0, 333), window.innerHeight));

  const { picture, boxes } = await takePage(tab, ['red', 'green', 'blue']);

  expect(boxes).toEqual({
    red: { x: 0, y: 0, width: picture?.width, height: 80, color: [200, 0, 0] },
    green: { x: 0, y: viewHeight - 60, width: 300, height: 70, color: [0, 160, 0] },
    blue: { x: 0, y: 1_840, width: picture?.width, height: 60, color: [0, 0, 220] },
  });
  expect(await tab.page.evaluate(() => window.scrollY)).toBe(333);
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

  const { boxes } = await takePage(tab, ['red']);

  expect(boxes).toMatchObject({ red: { x: 0, y: 0, height: 80 } });
  expect(await tab.page.evaluate(() => window.scrollY)).toBe(333);
});

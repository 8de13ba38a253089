import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cropShots } from '../../src/browser/crop-shots.ts';
import { captureElements } from '../../src/browser/element-shots.ts';
import type { Tab } from '../../src/browser/tab.ts';
import type { ViewportPreset } from '../../src/scans/viewport-presets.ts';
import type { Slot } from '../../src/worker/slot.ts';
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

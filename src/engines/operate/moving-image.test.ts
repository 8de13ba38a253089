import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { operatedFindings } from '../../../test/e2e/operated-findings.ts';
import { readPlayingSeconds } from './read-animation.ts';

const engineTab = useEngineTab();

type Drawn = { readonly frames?: number; readonly delayMs?: number; readonly loop?: number };

/** An image of so many frames, each shown for so long. `loop`: how often, 0 without end. */
function draw({ frames = 2, delayMs = 500, loop = 0 }: Drawn = {}) {
  const [width, height] = [40, 40];
  const raw = Buffer.alloc(width * height * frames * 3, 0);
  for (let frame = 1; frame < frames; frame += 1) raw.fill(frame * 60, width * height * 3 * frame);
  const pages = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } });
  return pages.gif({ loop, delay: Array.from({ length: frames }, () => delayMs) });
}

const asGif = async (drawn?: Drawn) => draw(drawn).toBuffer();
const image = async (drawn?: Drawn) =>
  `<img id="image" alt="Tree" src="data:image/gif;base64,${(await asGif(drawn)).toString('base64')}">`;

describe('how long an image plays', () => {
  it('follows from its frames and from how often they are repeated', async () => {
    expect(readPlayingSeconds(await asGif())).toBe(Infinity);
    expect(readPlayingSeconds(await asGif({ loop: 3 }))).toBe(3);
    expect(readPlayingSeconds(await asGif({ loop: 1, frames: 3 }))).toBe(1.5);
    expect(readPlayingSeconds(await asGif({ loop: 1, delayMs: 0 }))).toBeCloseTo(0.2);
    expect(readPlayingSeconds(await asGif({ frames: 1 }))).toBe(0);
  });

  it('is read from WebP', async () => {
    const webp = (loop: number) => asGif().then((gif) => sharp(gif, { animated: true }).webp({ loop }).toBuffer());

    expect(readPlayingSeconds(await webp(0))).toBe(Infinity);
    expect(readPlayingSeconds(await webp(4))).toBe(4);
  });

  it('is 0 for anything else, also for what is cut off', async () => {
    const gif = await asGif();
    const still = await sharp(gif).png().toBuffer();

    expect(readPlayingSeconds(still)).toBe(0);
    expect(readPlayingSeconds(Buffer.from('<svg/>'))).toBe(0);
    for (let length = 0; length < gif.length; length += 7)
      expect(readPlayingSeconds(gif.subarray(0, length))).toBeGreaterThanOrEqual(0);
  });
});

describe('moving-image', () => {
  it.each([
    ['one that never stops', {}, '', ['needs_review #image']],
    ['one that stops after 6 seconds', { loop: 6 }, '', ['needs_review #image']],
    ['one that stops after 4 seconds', { loop: 4 }, '', []],
    ['a still one', { frames: 1 }, '', []],
    ['one that is hidden', {}, 'hidden', []],
    ['a small one', {}, 'style="zoom: 0.4"', []],
  ])('%s', async (_what, drawn, attributes, found) => {
    const body = `<div ${attributes}>${await image(drawn)}</div>Text`;

    expect(await operatedFindings(engineTab(), 'moving-image', body)).toEqual(found);
  });
});

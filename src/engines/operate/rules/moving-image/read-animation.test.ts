import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPlayingSeconds } from './read-animation.ts';

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

import { z } from 'zod';
import type { ProtocolSession } from '../../src/browser/protocol-call.ts';
import { send } from '../../src/browser/protocol-call.ts';
import type { PageFrame } from '../../src/browser/page-frame.ts';
import { loadSharp } from '../../src/shared/load-sharp.ts';

/**
 * The contrast of one text as the screen shows it, independent of how the review measures it: the text is drawn at four times its size,
 * with and without its glyphs, and the pixels inside the glyphs are compared. It knows neither colors nor layers.
 */
export type ShownContrast = {
  /** Shares of pixels inside the glyphs are below these: the worst 5 %, a quarter, half. Undefined: no glyphs can be seen. */
  readonly ratios: readonly [worst: number, quarter: number, middle: number] | undefined;
  readonly required: number;
  /** PNG, four times as large. */
  readonly picture: Buffer;
};

const scale = 4;
const timeoutMs = 20_000;
const mostPx = { width: 700, height: 160 };
const leastChange = 12;
/** So far inside a glyph, in pixels of the large picture, that its smooth edge does not count. */
const inset = 2;
const leastPixels = 20;

const placeSchema = z.object({
  boxes: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  required: z.number(),
});
const pictureSchema = z.object({ data: z.string() });

type View = { readonly main: PageFrame; readonly session: ProtocolSession };

/** Undefined for a text that has no box any more. It changes the page. */
export async function measureContrast(view: View, path: readonly string[]): Promise<ShownContrast | undefined> {
  const call = async (what: string) =>
    view.main.evaluate(`(${String(inPage)})(${JSON.stringify(path)}, ${JSON.stringify(what)})`, timeoutMs);
  const { boxes, required } = placeSchema.parse(await call('show'));
  if (boxes.length === 0) return undefined;
  const clip = frame(boxes);
  const shown = await capture(view.session, clip);
  await call('hide');
  const bare = await capture(view.session, clip);
  await call('restore');
  const own = boxes.map(([x, y, width, height]) => ({
    left: (x - clip.x) * scale,
    top: (y - clip.y) * scale,
    right: (x - clip.x + width) * scale,
    bottom: (y - clip.y + height) * scale,
  }));
  return { ratios: await compare(shown, bare, own), required, picture: shown };
}

type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function frame(boxes: readonly (readonly [number, number, number, number])[]): Clip {
  const x = Math.min(...boxes.map(([left]) => left));
  const y = Math.min(...boxes.map(([, top]) => top));
  const width = Math.min(mostPx.width, Math.max(...boxes.map(([left, , wide]) => left + wide)) - x);
  return {
    x,
    y,
    width,
    height: Math.min(mostPx.height, Math.max(...boxes.map(([, top, , high]) => top + high)) - y),
  };
}

async function capture(session: ProtocolSession, clip: Clip): Promise<Buffer> {
  const options = { format: 'png', captureBeyondViewport: false, clip: { ...clip, scale } };
  const reply = await send(session, ['Page.captureScreenshot', options], timeoutMs);
  return Buffer.from(pictureSchema.parse(reply).data, 'base64');
}

type Part = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Only in these parts: glyphs of elements inside the element lie between them. */
async function compare(shown: Buffer, bare: Buffer, own: readonly Part[]): Promise<ShownContrast['ratios']> {
  const sharp = await loadSharp();
  const read = async (png: Buffer) =>
    sharp(png, { ignoreIcc: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [one, other] = [await read(shown), await read(bare)];
  const { width, height } = one.info;
  const at = (data: Uint8Array, x: number, y: number) => {
    const first = (y * width + x) * 3;
    return [data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0] as const;
  };
  const isOwn = (x: number, y: number) =>
    own.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom);
  const isGlyph = (x: number, y: number) => {
    const front = at(one.data, x, y);
    return (
      at(other.data, x, y).reduce((sum, value, index) => sum + Math.abs(value - (front[index] ?? 0)), 0) > leastChange
    );
  };
  const ratios: number[] = [];
  for (let y = inset; y < height - inset; y += 1) {
    for (let x = inset; x < width - inset; x += 1) {
      const around = [
        [0, 0],
        [inset, 0],
        [-inset, 0],
        [0, inset],
        [0, -inset],
      ] as const;
      if (isOwn(x, y) && around.every(([right, down]) => isGlyph(x + right, y + down)))
        ratios.push(ratioOf(at(one.data, x, y), at(other.data, x, y)));
    }
  }
  if (ratios.length < leastPixels) return undefined;
  const sorted = ratios.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return [share(0.05), share(0.25), share(0.5)];
}

type Rgb = readonly [number, number, number];

function ratioOf(one: Rgb, other: Rgb): number {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Runs in the page. Boxes are in pixels of the document. */
async function inPage(path: readonly string[], what: 'show' | 'hide' | 'restore'): Promise<unknown> {
  const element = path.reduce<Element | null>(
    (at, step, index) => (index === 0 ? document : at?.shadowRoot)?.querySelector(step) ?? null,
    null,
  );
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return { boxes: [], required: 0 };
  const set = (node: HTMLElement | SVGElement, name: string, value: string) => {
    if (what === 'hide') node.style.setProperty(name, value, 'important');
    else node.style.removeProperty(name);
  };
  const show = () => {
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, *::before, *::after { transition: none !important; animation-play-state: paused !important; caret-color: transparent !important; scroll-behavior: auto !important } [data-bare]::placeholder { -webkit-text-fill-color: transparent !important; color: transparent !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    scrollTo({ top: 0, behavior: 'instant' });
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  };
  const hideOrRestore = () => {
    for (const name of ['-webkit-text-fill-color', '-webkit-text-stroke-color', 'text-decoration-color'])
      set(element, name, 'transparent');
    if (element instanceof SVGElement) set(element, 'fill', 'transparent');
    if (what === 'hide') element.dataset['bare'] = '';
    else delete element.dataset['bare'];
    for (let up: Element | null = element; up instanceof HTMLElement; up = up.parentElement) {
      if (getComputedStyle(up).backgroundClip.includes('text')) set(up, 'background', 'none');
    }
  };
  const listRects = () => {
    if (element.matches('input, select, textarea')) return [element.getBoundingClientRect()];
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
    );
    return texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  };
  const isShown = ({ left, top, right, bottom, width, height }: DOMRect) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (what === 'show') show();
  else hideOrRestore();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 250);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  const style = getComputedStyle(element);
  const points = (Number.parseFloat(style.fontSize) * 3) / 4;
  return {
    boxes: listRects()
      .filter(isShown)
      .map(({ x, y, width, height }) => [x + scrollX, y + scrollY, width, height]),
    required: points >= (Number(style.fontWeight) >= 700 ? 14 : 18) ? 3 : 4.5,
  };
}

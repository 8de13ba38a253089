import { inPageCall } from './in-page-code.ts';
import { timeLeft } from '../time/time-left.ts';
import { captureScreen } from './capture-screen.ts';
import type { Band, ShotRequest } from './element-shots.ts';
import type { captureElements } from './element-shots.ts';
import { frameShots } from './element-shots.ts';
import type { Part, Placed, ElementPath } from './locate-elements.ts';
import { locatorOf } from './locate-elements.ts';
import type { Bars, Box } from './located.ts';

/**
 * A picture of one view of the page (JPEG), `width` by `height` pixels of the screen. The rows from `firstRow` to
 * `lastRow` belong to the page's picture.
 */
export type PicturePart = {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
  readonly firstRow: number;
  readonly lastRow: number;
};

/** A page from its top, in consecutive parts. Sizes and boxes are in CSS pixels. */
export type PagePicture = {
  readonly parts: readonly PicturePart[];
  readonly width: number;
  readonly height: number;
  /** The height of the whole page. */
  readonly pageHeight: number;
  /** The positions of the elements within the picture. */
  readonly boxes: readonly PlacedBox[];
  /** The parts that show elements well. These elements need no other picture. */
  readonly bands: readonly Band[];
};

/** Elements to find in the picture, and elements that get their own picture. */
export type PageRequests = { readonly marked: readonly ShotRequest[]; readonly shots: readonly ShotRequest[] };

type PlacedBox = { readonly key: string; readonly box: Box };

/** Each part costs the time of one capture. The picture omits the page below the last one. */
const mostParts = 3;
const leastTimeMs = 250;

const scrollBack = inPageCall<[top: number]>(new URL('in-page/show-part.ts', import.meta.url), 'scrollBack');

type PageView = Parameters<typeof captureElements>[0];

/**
 * Takes a picture of the page, view by view, and restores the scroll position. It measures the elements' boxes in the
 * view that shows them, because a page may grow during scrolling.
 */
export async function capturePage(
  view: PageView,
  { marked, shots }: PageRequests,
  timeoutMs: number,
): Promise<PagePicture | undefined> {
  const deadline = performance.now() + timeoutMs;
  const locator = locatorOf(view.main);
  const requests = new Map([...marked, ...shots].map(({ key, selector }) => [key, selector.split(' >>> ')]));
  const wanted = [...requests].map(([key, path]) => ({ key, path }));
  const taken = new TakenParts(wanted, new Set(shots.map(({ key }) => key)));
  for (let next = taken.next; next !== undefined && timeLeft(deadline) >= leastTimeMs; next = taken.next) {
    const part = await locator.show(next, taken.pending, timeLeft(deadline));
    taken.add(part, await captureScreen(view.session, leftFrom(deadline)));
    await view.afterPicture?.();
  }
  if (taken.startedAt !== undefined) await view.main.evaluate(scrollBack(taken.startedAt), leftFrom(deadline));
  return taken.finish();
}

/**
 * A step that has begun may end even if little time is left, because the picture would be lost without the last step.
 */
function leftFrom(deadline: number): number {
  return Math.max(leastTimeMs, timeLeft(deadline));
}

/** The parts taken so far, from the top of the page. */
class TakenParts {
  readonly #parts: PicturePart[] = [];
  readonly #boxes: PlacedBox[] = [];
  readonly #bands: Band[] = [];
  readonly #shotKeys: ReadonlySet<string>;
  #pending: readonly ElementPath[];
  #height = 0;
  #pageHeight = 0;
  #bars: Bars = { top: 0, bottom: 0 };
  #first: Part | undefined;
  #isWhole = false;

  constructor(wanted: readonly ElementPath[], shotKeys: ReadonlySet<string>) {
    this.#pending = wanted;
    this.#shotKeys = shotKeys;
  }

  /** Elements that are not in any part yet. */
  get pending(): readonly ElementPath[] {
    return this.#pending;
  }

  /** The next part to take. Undefined if the picture is complete. */
  get next(): { readonly from: number; readonly bars: Bars } | undefined {
    if (this.#isWhole || this.#parts.length === mostParts) return undefined;
    return { from: this.#height, bars: this.#bars };
  }

  /** The scroll position before the first part. */
  get startedAt(): number | undefined {
    return this.#first?.before;
  }

  /** A view without new content ends the picture. */
  add(part: Part, image: Buffer): void {
    this.#first ??= part;
    const { seen, pageHeight } = part;
    const top = part.top + seen.top;
    const viewEnd = top + seen.height / seen.zoom;
    this.#isWhole = viewEnd >= pageHeight - 1;
    const isLast = this.#isWhole || this.#parts.length === mostParts - 1;
    const end = Math.min(isLast ? viewEnd : viewEnd - part.bars.bottom, pageHeight);
    const rows = (from: number) => Math.round((from - top) * seen.zoom);
    const [firstRow, lastRow] = [Math.max(0, rows(this.#height)), Math.min(seen.height, rows(end))];
    if (lastRow <= firstRow) {
      this.#isWhole = true;
      return;
    }
    this.#parts.push({ image, width: seen.width, height: seen.height, firstRow, lastRow });
    const placed = this.#place(part, end);
    const shots = frameShots(
      seen,
      placed.filter(({ key }) => this.#shotKeys.has(key)),
    );
    if (shots.length > 0) this.#bands.push({ image, width: seen.width, height: seen.height, shots });
    this.#height = end;
    this.#bars = part.bars;
  }

  finish(): PagePicture | undefined {
    const { seen } = this.#first ?? { seen: { width: 0, zoom: 1 } };
    const width = Math.round(seen.width / seen.zoom);
    const height = Math.round(this.#height);
    if (this.#parts.length === 0 || width === 0 || height === 0) return undefined;
    const boxes = this.#boxes.flatMap(({ key, box }) => {
      const inside = clipTo({ width, height }, box);
      return inside === undefined ? [] : [{ key, box: inside }];
    });
    return {
      parts: this.#parts,
      width,
      height,
      pageHeight: Math.max(height, this.#pageHeight),
      boxes,
      bands: this.#bands,
    };
  }

  /** Returns the elements that are in this part. */
  #place({ placed, top, pageHeight }: Part, end: number): readonly Placed[] {
    this.#pageHeight = Math.round(pageHeight);
    const isHere = ({ box }: Placed) => box.y + top < end;
    const shown = placed.filter(({ box }) => box.width > 0 && box.height > 0);
    const here = shown.filter(isHere);
    for (const { key, box } of here) this.#boxes.push({ key, box: { ...box, y: box.y + top } });
    this.#pending = shown.filter((item) => !isHere(item)).map(({ key, path }) => ({ key, path }));
    return here;
  }
}

/** Returns whole pixels. Undefined if the box is outside of the picture. */
function clipTo(size: { readonly width: number; readonly height: number }, box: Box): Box | undefined {
  const x = Math.max(0, Math.round(box.x));
  const y = Math.max(0, Math.round(box.y));
  const width = Math.min(size.width, Math.round(box.x + box.width)) - x;
  const height = Math.min(size.height, Math.round(box.y + box.height)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

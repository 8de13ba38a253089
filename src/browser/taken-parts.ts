import type { MissingBox } from '../findings/missing-box.ts';
import type { ElementPath, Part, Placed } from './locate-elements.ts';
import type { Bars, Box } from './located.ts';
import type { PagePicture, PicturePart, PictureView, Place } from './page-picture.ts';
import { isInView, margin, onScreen } from './shot-geometry.ts';
import { showIn } from './show-in.ts';

/** Each part costs the time of one capture. Elements of further parts get no picture. */
const mostParts = 6;

/** The next view to take, and the elements to find in it. */
type NextPart = { readonly from: number; readonly bars: Bars; readonly wanted: readonly ElementPath[] };

/** A part, its number, and its position in the page and in the picture. */
type TakenPart = { readonly part: Part; readonly number: number; readonly view: PictureView };

/** An element without a place. `box`: where the page shows it, as far as known. */
type Pending = ElementPath & { readonly box?: Box; readonly isCovered?: boolean };

/** The parts of a page's picture so far, from the top of the page. */
export class TakenParts {
  readonly #parts: PicturePart[] = [];
  readonly #places = new Map<string, Place>();
  readonly #pending: Map<string, Pending>;
  #last: TakenPart | undefined;
  #isWhole = false;
  #pageHeight = 0;
  #width = 0;
  /** The end of the taken part of the page, and the height of the picture. */
  #end = 0;
  #height = 0;

  constructor(wanted: readonly ElementPath[]) {
    this.#pending = new Map(wanted.map((item) => [item.key, item]));
  }

  /** Undefined if the picture is complete. */
  get next(): NextPart | undefined {
    const wanted = [...this.#pending.values()].map(({ key, path }) => ({ key, path }));
    if (this.#last === undefined) return { from: 0, bars: { top: 0, bottom: 0 }, wanted };
    if (this.#isWhole || this.#parts.length === mostParts) return undefined;
    const tops = [...this.#pending.values()].flatMap(({ box, isCovered }) =>
      box === undefined || isCovered === true || box.y + box.height <= this.#end ? [] : [box.y - margin],
    );
    if (tops.length === 0) return undefined;
    return { from: Math.max(0, Math.min(...tops)), bars: this.#last.part.bars, wanted };
  }

  /** A view without new content ends the picture. */
  add(part: Part, image: Buffer): void {
    const { look, seen, bars, pageHeight } = part;
    const top = part.top + seen.top;
    const viewEnd = Math.min(top + seen.height / seen.zoom, pageHeight);
    this.#isWhole = viewEnd >= pageHeight - 1;
    this.#pageHeight = Math.round(pageHeight);
    this.#width ||= Math.round(seen.width / seen.zoom);
    const rowOf = (y: number) => Math.min(seen.height, Math.max(0, Math.round((y - top) * seen.zoom)));
    const firstRow = rowOf(this.#end);
    const lastRow = rowOf(this.#isWhole ? viewEnd : viewEnd - bars.bottom);
    if (lastRow <= firstRow) {
      this.#isWhole = true;
      return;
    }
    const from = top + firstRow / seen.zoom;
    const view = { look, seen, top: part.top, from, stackedAt: this.#height };
    this.#parts.push({ image, width: seen.width, height: seen.height, firstRow, lastRow, view });
    this.#last = { part, number: this.#parts.length - 1, view };
    this.#height += (lastRow - firstRow) / seen.zoom;
    this.#end = from + (lastRow - firstRow) / seen.zoom;
    this.#place(this.#last, lastRow);
  }

  finish(): PagePicture | undefined {
    if (this.#last !== undefined) this.#endWithBar(this.#last);
    const [width, height] = [this.#width, Math.round(this.#height)];
    if (this.#parts.length === 0 || width === 0 || height === 0) return undefined;
    for (const [key, pending] of this.#pending)
      this.#places.set(key, { kind: 'unseen', reason: this.#explain(pending) });
    const pageHeight = Math.max(height, this.#pageHeight);
    return { parts: this.#parts, width, height, pageHeight, places: this.#places };
  }

  #explain({ box, isCovered }: Pending): MissingBox {
    if (isCovered === true) return 'covered';
    return box === undefined || box.y + box.height > this.#end ? 'no_picture' : 'off_screen';
  }

  /** Places the elements that this part shows above `lastRow`. */
  #place(taken: TakenPart, lastRow: number): void {
    const { part } = taken;
    for (const { key, reason } of part.unseen) {
      this.#places.set(key, { kind: 'unseen', reason });
      this.#pending.delete(key);
    }
    const shown = { width: part.seen.width, height: lastRow };
    for (const item of part.placed) {
      const element = onScreen(part.seen, item.box);
      const isHere = isInView(shown, element);
      if (isHere && !item.isCovered) this.#show(item, taken);
      else this.#pending.set(item.key, { ...item, box: inPage(item, part), isCovered: isHere && item.isCovered });
    }
  }

  #show({ key, box }: Placed, { number, view }: TakenPart): void {
    this.#places.set(key, showIn({ number, view }, box));
    this.#pending.delete(key);
  }

  /** The bar at the bottom of the view belongs to the last part. */
  #endWithBar(last: TakenPart): void {
    const added = this.#parts.at(-1);
    if (added === undefined || added.lastRow === added.height || this.#isWhole) return;
    const rows = added.height - added.lastRow;
    this.#parts[this.#parts.length - 1] = { ...added, lastRow: added.height };
    this.#height += rows / last.part.seen.zoom;
    this.#end += rows / last.part.seen.zoom;
    this.#place(
      { ...last, part: { ...last.part, placed: last.part.placed.filter(({ key }) => this.#pending.has(key)) } },
      added.height,
    );
  }
}

function inPage({ box }: Placed, { top }: Part): Box {
  return { ...box, y: box.y + top };
}

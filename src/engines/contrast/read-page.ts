import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { says } from '../../texts/saying.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { Color, Conversions } from './color.ts';
import { parseColor, white } from './color.ts';
import type { Fill } from './fill.ts';
import type { Route } from './find-places.ts';
import type { DocumentLayout, LayoutNode } from './layout.ts';
import { readLayouts } from './layout.ts';
import { LayerStack } from './layers.ts';
import { findLetterFonts, isCommonFont } from './letter-fonts.ts';
import type { RawSnapshot } from './snapshot-schema.ts';
import { skipsContent, snapshotSchema, styleNames } from './snapshot-schema.ts';

const convertColors = inPageCall<[colors: readonly string[]]>(
  new URL('in-page/places.ts', import.meta.url),
  'convertColors',
);
const skipped = new URL('in-page/skipped-content.ts', import.meta.url);
const showSkipped = inPageCall<[]>(skipped, 'showSkipped');
const skipAgain = inPageCall<[]>(skipped, 'skipAgain');
const convertedSchema = z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable());
const maxConversions = 1_000;
const skipAgainMs = 1_000;

/** The texts of an element, with the layers of its document. `isLetterFont`: its font is known to draw letters. */
export type Located = {
  readonly texts: readonly LayoutNode[];
  readonly stack: LayerStack;
  readonly isLetterFont: boolean;
};

/** The browser's layout of a page at one moment, or of a frame in another process and the frames in it. */
export class PageLayout {
  readonly documents: readonly DocumentLayout[];
  readonly conversions: Conversions;
  /** True if the browser may leave out content that is out of view. */
  readonly skipsContent: boolean;
  readonly #isInFrame: boolean;
  readonly #backdrops = new Map<number, Fill>();
  readonly #stacks = new Map<number, LayerStack>();
  readonly #letterFonts = new Map<number, ReadonlySet<string>>();

  constructor({ snapshot, skips }: Captured, conversions: Conversions, isInFrame: boolean) {
    this.documents = readLayouts(snapshot);
    this.conversions = conversions;
    this.skipsContent = skips;
    this.#isInFrame = isInFrame;
  }

  /** Throws PageFailure if the page does not answer. */
  static async read(frame: PageFrame, deadline: number, isInFrame = false): Promise<PageLayout> {
    const captured = await captureAll(frame, deadline);
    const colors = listUnusualColors(captured.snapshot);
    const converted = colors.length === 0 ? [] : await frame.evaluate(convertColors(colors), timeLeft(deadline));
    const conversions = toConversions(colors, convertedSchema.parse(converted));
    return new PageLayout(captured, conversions, isInFrame);
  }

  /** Undefined for an element that the snapshot lacks, such as one in a frame with a separate process. */
  find({ places, text }: Route): Located | undefined {
    const at = this.#follow(places);
    if (at === undefined || text === '') return undefined;
    // A closed shadow root, or a changed page, makes the place that of another element.
    const texts = this.documents[at.document]?.ownTexts.get(at.node) ?? [];
    const shown = texts.map((one) => one.text).join('');
    if (shown.replaceAll(/\s/g, '') !== text) return undefined;
    return { texts, stack: this.stackOf(at.document), isLetterFont: this.isLetterFont(at.document, texts) };
  }

  #follow(places: Route['places']): { readonly document: number; readonly node: number } | undefined {
    let at: { readonly document: number; readonly node: number } | undefined;
    for (const place of places) {
      const document: number | undefined = at === undefined ? 0 : this.documents[at.document]?.frames.get(at.node);
      const node = document === undefined ? undefined : this.nodeAt(document, place);
      if (document === undefined || node === undefined) return undefined;
      at = { document, node };
    }
    return at;
  }

  /** True if the fonts of these texts draw a letter as a letter. In others it may be a sign: X to close. */
  isLetterFont(document: number, texts: readonly LayoutNode[]): boolean {
    const fonts = this.#letterFontsOf(document);
    const hasDigit = texts.some(({ text }) => /\p{N}/u.test(text));
    const isLetters = (families: string) => fonts.has(families) || (hasDigit && isCommonFont(families));
    return texts.every((one) => isLetters(one.style('font-family')));
  }

  /** The element at a place: see in-page/places.ts. */
  nodeAt(document: number, place: readonly number[]): number | undefined {
    const layout = this.documents[document];
    let node: number | undefined = 0;
    for (const step of place) node = node === undefined ? undefined : layout?.elements.get(node)?.[step];
    return node;
  }

  /** The document in a frame. Undefined if it is in another process. */
  frameIn(document: number, element: number | undefined): number | undefined {
    const inside = element === undefined ? undefined : this.documents[document]?.frames.get(element);
    return inside === undefined || this.documents[inside] === undefined ? undefined : inside;
  }

  placeOf(document: number, node: number): readonly number[] {
    const { parents = [], steps } = this.documents[document] ?? {};
    const place: number[] = [];
    for (let at = node; at > 0; at = parents[at] ?? 0) place.unshift(steps?.get(at) ?? -1);
    return place;
  }

  #letterFontsOf(document: number): ReadonlySet<string> {
    const fonts = this.#letterFonts.get(document) ?? findLetterFonts(this.documents[document]?.nodes ?? []);
    this.#letterFonts.set(document, fonts);
    return fonts;
  }

  stackOf(index: number): LayerStack {
    const base = index === 0 && !this.#isInFrame ? [white] : (this.#backdrops.get(index) ?? 'unknown');
    const nodes = this.documents[index]?.nodes ?? [];
    const stack = this.#stacks.get(index) ?? new LayerStack(nodes, this.conversions, base);
    this.#stacks.set(index, stack);
    return stack;
  }

  /** Tells the paint behind the document of a frame, before its stack is read. */
  setBackdrop(index: number, fill: Fill): void {
    this.#backdrops.set(index, fill);
  }
}

type Captured = { readonly snapshot: RawSnapshot; readonly skips: boolean };

/** Content that the browser skips while it is out of view has no layout, so it is shown for this moment. */
async function captureAll(frame: PageFrame, deadline: number): Promise<Captured> {
  const snapshot = await capture(frame, deadline);
  if (!skipsContent(snapshot)) return { snapshot, skips: false };
  await frame.evaluate(showSkipped(), timeLeft(deadline));
  try {
    return { snapshot: await capture(frame, deadline), skips: true };
  } finally {
    await frame.evaluate(skipAgain(), skipAgainMs);
  }
}

async function capture(frame: PageFrame, deadline: number): Promise<RawSnapshot> {
  const method = 'DOMSnapshot.captureSnapshot';
  const options = { computedStyles: styleNames, includePaintOrder: true };
  try {
    return snapshotSchema.parse(await frame.callOn('document', [method, options], timeLeft(deadline)));
  } catch (error) {
    if (error instanceof PageFailure) throw error;
    throw new PageFailure('departed', says('visits.method_failed', { method }), { cause: error });
  }
}

/** Colors that only the browser converts, such as `oklch()`. */
function listUnusualColors({ strings }: RawSnapshot): readonly string[] {
  const spaces = /^(?:color|oklch|oklab|lch|lab|hsla?|hwb)\([^()]*\)$/;
  return strings.filter((text) => spaces.test(text)).slice(0, maxConversions);
}

function toConversions(colors: readonly string[], converted: z.infer<typeof convertedSchema>): Conversions {
  const known = new Map<string, Color>();
  for (const [index, color] of colors.entries()) {
    const found = converted[index];
    if (found === null || found === undefined || parseColor(color) !== undefined) continue;
    const [red, green, blue, alpha] = found;
    known.set(color, { red, green, blue, alpha });
  }
  return known;
}

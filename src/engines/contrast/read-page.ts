import { z } from 'zod';
import type { ReviewedPage } from '../review.ts';
import { sendWhileOpen } from '../send-while-open.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { timeLeft } from '../../time/time-left.ts';
import type { Color, Conversions } from './color.ts';
import { parseColor } from './color.ts';
import type { Route } from './find-places.ts';
import type { DocumentLayout, LayoutNode } from './layout.ts';
import { readLayouts } from './layout.ts';
import { LayerStack } from './layers.ts';
import { findLetterFonts, isCommonFont } from './letter-fonts.ts';
import type { RawSnapshot } from './snapshot-schema.ts';
import { snapshotSchema, styleNames } from './snapshot-schema.ts';

const convertColors = inPageCall<[colors: readonly string[]]>(
  new URL('in-page/places.ts', import.meta.url),
  'convertColors',
);
const convertedSchema = z.array(z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable());
const maxConversions = 1_000;

/** The texts of an element, with the layers of its document. `isLetterFont`: its font is known to draw letters. */
export type Located = {
  readonly texts: readonly LayoutNode[];
  readonly stack: LayerStack;
  readonly isLetterFont: boolean;
};

/** The browser's layout of a page at one moment. */
export class PageLayout {
  readonly #documents: readonly DocumentLayout[];
  readonly conversions: Conversions;
  readonly #stacks = new Map<number, LayerStack>();
  readonly #letterFonts = new Map<number, ReadonlySet<string>>();

  constructor(documents: readonly DocumentLayout[], conversions: Conversions) {
    this.#documents = documents;
    this.conversions = conversions;
  }

  /** Throws PageFailure if the page does not answer. */
  static async read(page: ReviewedPage, deadline: number): Promise<PageLayout> {
    const options = { computedStyles: styleNames, includePaintOrder: true };
    const reply = await sendWhileOpen(page.session, ['DOMSnapshot.captureSnapshot', options], timeLeft(deadline));
    const snapshot = snapshotSchema.parse(reply);
    const colors = listUnusualColors(snapshot);
    const converted = colors.length === 0 ? [] : await page.main.evaluate(convertColors(colors), timeLeft(deadline));
    return new PageLayout(readLayouts(snapshot), toConversions(colors, convertedSchema.parse(converted)));
  }

  /** Undefined for an element that the snapshot lacks, such as one in a frame with a separate process. */
  find({ places, text }: Route): Located | undefined {
    let at: { readonly document: number; readonly node: number } | undefined;
    for (const place of places) {
      const document: number | undefined = at === undefined ? 0 : this.#documents[at.document]?.frames.get(at.node);
      const node = document === undefined ? undefined : this.#nodeAt(document, place);
      if (document === undefined || node === undefined) return undefined;
      at = { document, node };
    }
    return at === undefined ? undefined : this.#textsOf(at, text);
  }

  /** Compares the text, because a closed shadow root, or a changed page, makes the place that of another element. */
  #textsOf(
    { document, node }: { readonly document: number; readonly node: number },
    text: string,
  ): Located | undefined {
    const texts = this.#documents[document]?.ownTexts.get(node) ?? [];
    const shown = texts.map((one) => one.text).join('');
    const stack = this.#stackOf(document);
    if (stack === undefined || text === '' || shown.replaceAll(/\s/g, '') !== text) return undefined;
    const fonts = this.#letterFontsOf(document);
    const hasDigit = /\p{N}/u.test(text);
    // A letter in such a font may be a sign: X to close, i for information.
    const isLetters = (families: string) => fonts.has(families) || (hasDigit && isCommonFont(families));
    return { texts, stack, isLetterFont: texts.every((one) => isLetters(one.style('font-family'))) };
  }

  #nodeAt(document: number, place: readonly number[]): number | undefined {
    const layout = this.#documents[document];
    let node: number | undefined = 0;
    for (const step of place) node = node === undefined ? undefined : layout?.elements.get(node)?.[step];
    return node;
  }

  #letterFontsOf(document: number): ReadonlySet<string> {
    const fonts = this.#letterFonts.get(document) ?? findLetterFonts(this.#documents[document]?.nodes ?? []);
    this.#letterFonts.set(document, fonts);
    return fonts;
  }

  #stackOf(index: number): LayerStack | undefined {
    const document = this.#documents[index];
    if (document === undefined) return undefined;
    const stack = this.#stacks.get(index) ?? new LayerStack(document, this.conversions, index > 0);
    this.#stacks.set(index, stack);
    return stack;
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

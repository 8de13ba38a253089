import { z } from 'zod';
import { clipsOf, contains } from './clip.ts';
import type { LayoutNode } from './layout.ts';
import { isShown } from './judge-text.ts';
import type { PlacedDocument } from './place-document.ts';

const placeSchema = z.array(z.int());
type Place = z.infer<typeof placeSchema>;

/** See in-page/text-context.ts. */
export const textContextSchema = z.object({
  exempt: z.array(placeSchema),
  active: z.array(placeSchema),
  usable: placeSchema.nullable(),
  opened: z.array(placeSchema).nullable(),
  highlighted: z.array(placeSchema),
  recolored: z.array(placeSchema),
});
type TextContext = z.infer<typeof textContextSchema>;

/**
 * The texts of one element. `isStyled`: their styles are known. `isColored`: something else colors them, too.
 * `isGenerated`: styles write them, so that they have no place of their own in the document.
 */
export type ShownText = {
  readonly id: number;
  readonly tag: string;
  readonly texts: readonly LayoutNode[];
  readonly isStyled: boolean;
  readonly isColored: boolean;
  readonly isGenerated: boolean;
};

/** The texts and fields of a document that are drawn, and need contrast. */
export function listTexts({ layout, index }: PlacedDocument, context: TextContext): readonly ShownText[] {
  const document = layout.documents[index];
  if (document === undefined) return [];
  const find = (places: readonly Place[]) => new Set(places.map((place) => layout.nodeAt(index, place)));
  const isIn = (nodes: ReadonlySet<number | undefined>, id: number) => {
    let at: number | undefined = nodes.size === 0 ? -1 : id;
    while (at !== undefined && at >= 0 && !nodes.has(at)) at = document.parents[at];
    return at !== undefined && at >= 0;
  };
  const [exempt, active] = [find(context.exempt), find(context.active)];
  const [recolored, highlighted] = [find(context.recolored), find(context.highlighted)];
  const isExempt = (id: number) => {
    let at = exempt.size === 0 ? -1 : id;
    while (at >= 0 && !exempt.has(at) && !active.has(at)) at = document.parents[at] ?? -1;
    return exempt.has(at) && !active.has(at);
  };
  const limits = [context.opened, context.usable && [context.usable]].flatMap((some) =>
    some === null ? [] : find(some),
  );
  const texts = [...document.ownTexts].map(([id, own]) => ({ id, texts: own.filter(isShown) }));
  const fields = document.fields.map((field) => ({ id: field.id, texts: [textIn(field)].filter(isShown) }));
  const generated = [...document.generatedTexts].map(([id, some]) => ({ id, texts: some.filter(isSeenWords) }));
  return [...texts, ...fields, ...generated].flatMap((one, at): readonly ShownText[] => {
    const { id, texts: shown } = one;
    const isGenerated = at >= texts.length + fields.length;
    const tag = document.tagOf(id);
    if (shown.length === 0 || tag === 'option') return [];
    if (!limits.every((limit) => isIn(limit, id)) || isExempt(id)) return [];
    const isColored = highlighted.has(id) || isIn(recolored, id);
    // Text in a box of another element has styles that the snapshot lacks (`display: contents`).
    const isStyled = isGenerated || shown.every(({ parent }) => parent?.id === id);
    return [{ id, tag, texts: shown, isStyled, isColored, isGenerated }];
  });
}

/** True for words that are on the page, and that no box cuts off. Signs and numbers are decoration. */
function isSeenWords(text: LayoutNode): boolean {
  if (!isShown(text) || !/\p{L}{2}/u.test(text.text) || text.style('transform') !== 'none') return false;
  const clips = clipsOf(text).map(({ box }) => box);
  return text.lines.some(
    ({ x, y, width, height }) =>
      x + width > 0 && y + height > 0 && clips.every((clip) => contains(clip, { x: x + width / 2, y: y + height / 2 })),
  );
}

/** Typed text appears in the middle of its field. */
function textIn(field: LayoutNode): LayoutNode {
  const { x, y, width, height } = field.box;
  const box = { x: x + width / 10, y: y + height / 4, width: (width * 8) / 10, height: height / 2 };
  return { ...field, name: '#text', parent: field, box, isStackingContext: false, lines: [box], text: 'x' };
}

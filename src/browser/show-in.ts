import type { Box } from './located.ts';
import type { PictureView, Place } from './page-picture.ts';
import { meet, onScreen, round } from './shot-geometry.ts';

/** The place of an element in a part of the picture. `box`: where the page shows it in this view. */
export function showIn({ number, view }: { readonly number: number; readonly view: PictureView }, box: Box): Place {
  const { seen, top, from, stackedAt } = view;
  const outline = round(meet({ x: 0, y: 0, width: seen.width, height: seen.height }, onScreen(seen, box)));
  return { kind: 'shown', box: round({ ...box, y: box.y + top - from + stackedAt }), part: number, outline };
}

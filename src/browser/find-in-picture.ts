import { timeLeft } from '../time/time-left.ts';
import type { PageView } from './capture-page.ts';
import { asItIs, listPaths } from './capture-page.ts';
import { inPageCall } from './in-page-code.ts';
import type { SeenAt } from './located.ts';
import { recalledSchema } from './located.ts';
import type { PagePicture, Place, PlaceRequest } from './page-picture.ts';
import { showPart } from './locate-elements.ts';
import { isInView, onScreen } from './shot-geometry.ts';
import { showIn } from './show-in.ts';

const recallUsable = inPageCall<[paths: readonly (readonly string[])[]]>(
  new URL('in-page/seen-at.ts', import.meta.url),
  'recallUsable',
);

/**
 * Finds elements in a picture of the page that was taken before, by where it showed them then. Elements that it does not
 * return need another picture.
 */
export async function findInPicture(
  { main }: Pick<PageView, 'main'>,
  { picture, requests }: { readonly picture: PagePicture; readonly requests: readonly PlaceRequest[] },
  timeoutMs: number,
): Promise<ReadonlyMap<string, Place>> {
  const deadline = performance.now() + timeoutMs;
  const paths = listPaths(requests);
  const recalled = recalledSchema.parse(await main.evaluate(recallUsable(paths.map(({ path }) => path)), timeoutMs));
  const places = new Map<string, Place>();
  for (const [index, { key }] of paths.entries()) {
    const place = findPlace(picture, recalled[index] ?? []);
    if (place !== undefined) places.set(key, place);
  }
  const wanted = paths.filter(({ key }) => !places.has(key));
  if (wanted.length === 0) return places;
  const now = await showPart(main, { ...asItIs, wanted }, timeLeft(deadline));
  for (const { key, reason } of now.unseen) places.set(key, { kind: 'unseen', reason });
  return places;
}

/** The next view may show what something covers in this one. */
function findPlace({ parts }: PagePicture, recalled: readonly SeenAt[]): Place | undefined {
  let hidden: Place | undefined;
  for (const [number, { view, width, lastRow }] of parts.entries()) {
    const at = recalled.find(({ look }) => look === view.look);
    if (at === undefined) continue;
    if ('reason' in at) hidden = { kind: 'unseen', reason: at.reason };
    else if (isInView({ width, height: lastRow }, onScreen(view.seen, at.box))) return showIn({ number, view }, at.box);
  }
  return hidden;
}

import type { PagePicture, Place } from '../browser/page-picture.ts';
import { round } from '../browser/shot-geometry.ts';
import type { EngineReport, FoundElement } from '../engines/finding.ts';
import { listKeys } from './element-keys.ts';
import type { TakenPicture } from './take-picture.ts';

type Places = ReadonlyMap<string, Place>;

/**
 * A picture of the page in which it has findings that it does not have as loaded: `reports`. `shown`: the places of some
 * of them in the page's own picture.
 */
export type ViewOfFindings = {
  readonly picture: TakenPicture;
  readonly shown?: Places | undefined;
  readonly reports: readonly EngineReport[];
};

/** `isOf`: true for the elements of the page's own reports that come from the view. */
export type JoinedView = ViewOfFindings & { readonly isOf: (element: FoundElement) => boolean };

/**
 * Adds views of the page to its picture, below the page as loaded. `merged`: the reports of the page with the findings
 * in these views, whose keys the places get. A page whose own picture was lost gets none of them.
 */
export function joinPictures(
  picture: TakenPicture,
  views: readonly JoinedView[],
  merged: readonly EngineReport[],
): TakenPicture {
  if (picture === 'lost') return picture;
  return views.reduce(
    (joined: PagePicture | undefined, view) => {
      if (view.picture === undefined || view.picture === 'lost') return joined;
      const places = renamePlaces(view.picture.places, view, merged);
      return places.size === 0 ? joined : stack(joined, { ...view.picture, places });
    },
    picture && { ...picture, places: addShown(picture, views, merged) },
  );
}

function addShown({ places }: PagePicture, views: readonly JoinedView[], merged: readonly EngineReport[]) {
  const all = views.flatMap(({ shown, ...view }) =>
    shown === undefined ? [] : [...renamePlaces(shown, view, merged)],
  );
  return new Map([...places, ...all]);
}

function renamePlaces(places: Places, { reports, isOf }: JoinedView, merged: readonly EngineReport[]): Places {
  const keys = new Map(listKeys(merged, isOf));
  const renamed = new Map<string, Place>();
  for (const [name, key] of listKeys(reports)) {
    const [place, moved] = [places.get(key), keys.get(name)];
    if (place !== undefined && moved !== undefined) renamed.set(moved, place);
  }
  return renamed;
}

function stack(above: PagePicture | undefined, below: PagePicture): PagePicture {
  if (above === undefined) return { ...below, pageHeight: below.height };
  // A view of the zoomed page has other CSS pixels than the page as loaded.
  const scale = pixelsOf(below) / pixelsOf(above);
  const height = Math.round(below.height * scale);
  const move = (place: Place): Place => {
    if (place.kind === 'unseen') return place;
    const { x, y, width, height: high } = place.box;
    const scaled = round({ x: x * scale, y: y * scale, width: width * scale, height: high * scale });
    return { ...place, box: { ...scaled, y: scaled.y + above.height }, part: place.part + above.parts.length };
  };
  return {
    parts: [...above.parts, ...below.parts],
    width: Math.max(above.width, Math.round(below.width * scale)),
    height: above.height + height,
    // The picture leaves out as much of the page as before.
    pageHeight: above.pageHeight + height,
    places: new Map([...above.places, ...[...below.places].map(([key, place]) => [key, move(place)] as const)]),
  };
}

/** Pixels of the files per CSS pixel. */
function pixelsOf({ parts, width }: PagePicture): number {
  return (parts[0]?.width ?? width) / width;
}

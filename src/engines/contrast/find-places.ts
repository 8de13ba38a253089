import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import type { PageFrame } from '../../browser/page-frame.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { timeLeft } from '../../time/time-left.ts';

const findPlacesIn = inPageCall<[paths: readonly (readonly string[])[]]>(
  new URL('in-page/places.ts', import.meta.url),
  'findPlaces',
);
const elementOrFrameAt = inPageCall<[path: readonly string[]]>(
  new URL('../in-page/find-at.ts', import.meta.url),
  'elementOrFrameAt',
);

const frameMs = 2_000;
const placesSchema = z.array(
  z.object({ place: z.array(z.int()), steps: z.int().nullable(), text: z.string() }).nullable(),
);

/** The place of an element in each document on the way to it, and its own text: see in-page/places.ts. */
export type Route = { readonly places: readonly (readonly number[])[]; readonly text: string };
type Path = readonly string[];

/** Uses one round trip for each document. Undefined for an element that no longer exists. */
export async function findRoutes(
  frame: PageFrame,
  paths: readonly Path[],
  deadline: number,
): Promise<readonly (Route | undefined)[]> {
  const places = placesSchema.parse(await frame.evaluate(findPlacesIn(paths), timeLeft(deadline)));
  const routes: (Route | undefined)[] = places.map((found) =>
    found?.steps === null ? { places: [found.place], text: found.text } : undefined,
  );
  for (const inside of groupByFrame(paths, places).values()) {
    const [first] = inside;
    if (first === undefined) continue;
    const rest = inside.map(({ path, steps }) => path.slice(steps));
    const below = await enterAndFind(frame, first.path.slice(0, first.steps), { paths: rest, deadline });
    for (const [at, { index, place }] of inside.entries()) {
      const route = below[at];
      if (route !== undefined) routes[index] = { ...route, places: [place, ...route.places] };
    }
  }
  return routes;
}

type InFrame = {
  readonly index: number;
  readonly path: Path;
  readonly steps: number;
  readonly place: readonly number[];
};

function groupByFrame(
  paths: readonly Path[],
  places: z.infer<typeof placesSchema>,
): ReadonlyMap<string, readonly InFrame[]> {
  const groups = new Map<string, InFrame[]>();
  for (const [index, found] of places.entries()) {
    const path = paths[index];
    if (found === null || found.steps === null || path === undefined) continue;
    const key = found.place.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), { index, path, steps: found.steps, place: found.place }]);
  }
  return groups;
}

type Inside = { readonly paths: readonly Path[]; readonly deadline: number };

/** A missing or silent frame costs only its own elements. */
async function enterAndFind(
  frame: PageFrame,
  steps: Path,
  { paths, deadline }: Inside,
): Promise<readonly (Route | undefined)[]> {
  try {
    const inner = await frame.enterFrame(elementOrFrameAt(steps), Math.min(frameMs, timeLeft(deadline)));
    return inner === undefined ? [] : await findRoutes(inner, paths, deadline);
  } catch (error) {
    if (error instanceof PageFailure && error.kind === 'departed') return [];
    throw error;
  }
}

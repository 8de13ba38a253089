import { z } from 'zod';
import { inPageCall } from '../browser/in-page-code.ts';
import { PageFailure } from '../browser/page-failure.ts';
import type { PageFrame } from '../browser/page-frame.ts';

const inPage = (file: string) => new URL(`../browser/in-page/${file}`, import.meta.url);
const askExcluded = inPageCall<[paths: readonly (readonly string[])[], selectors: readonly string[]]>(
  inPage('excluded.ts'),
  'findExcluded',
);
const findFrame = inPageCall<[path: readonly string[]]>(inPage('locate.ts'), 'elementAt');
const answersSchema = z.array(z.union([z.boolean(), z.int()]));

const callMs = 3_000;
const pathsPerCall = 1_000;
const step = ' >>> ';

/** An element of a finding, and the rest of the path to it from the present document. */
type Wanted = { readonly selector: string; readonly path: readonly string[] };
type Search = { readonly frame: PageFrame; readonly exclude: readonly string[] };

/**
 * Which of the elements are in a match of `exclude`, by their selectors, also through frames and open shadow roots.
 * Throws PageFailure if the page does not answer. A frame that went away keeps its findings.
 */
export async function findExcluded(search: Search, selectors: Iterable<string>): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(selectors)].map((selector) => ({ selector, path: selector.split(step) }));
  return new Set(await findIn(search, wanted));
}

async function findIn(search: Search, wanted: readonly Wanted[]): Promise<readonly string[]> {
  const found: string[] = [];
  const inFrames = new Map<string, Wanted[]>();
  for (let from = 0; from < wanted.length; from += pathsPerCall) {
    const asked = wanted.slice(from, from + pathsPerCall);
    const answers = await ask(search, asked);
    for (const [index, one] of asked.entries()) {
      const answer = answers[index];
      if (answer === true) found.push(one.selector);
      if (typeof answer === 'number') addToFrame(inFrames, one, answer);
    }
  }
  for (const [frame, inside] of inFrames) found.push(...(await findInFrame(search, frame.split(step), inside)));
  return found;
}

async function ask({ frame, exclude }: Search, wanted: readonly Wanted[]): Promise<readonly (boolean | number)[]> {
  const paths = wanted.map(({ path }) => path);
  return answersSchema.parse(await frame.evaluate(askExcluded(paths, exclude), callMs));
}

function addToFrame(inFrames: Map<string, Wanted[]>, { selector, path }: Wanted, steps: number): void {
  const frame = path.slice(0, steps).join(step);
  const inside = { selector, path: path.slice(steps) };
  const known = inFrames.get(frame);
  if (known === undefined) inFrames.set(frame, [inside]);
  else known.push(inside);
}

async function findInFrame(
  { frame, exclude }: Search,
  path: readonly string[],
  inside: readonly Wanted[],
): Promise<readonly string[]> {
  try {
    const entered = await frame.enterFrame(findFrame(path), callMs);
    return entered === undefined ? [] : await findIn({ frame: entered, exclude }, inside);
  } catch (error) {
    if (error instanceof PageFailure && error.kind === 'departed') return [];
    throw error;
  }
}

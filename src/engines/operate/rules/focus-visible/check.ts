import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { mayMoveFocus } from '../../../read-listeners.ts';
import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { describeStops } from '../../describe-elements.ts';
import type { FocusSeen } from '../../look-at-focus.ts';
import { lookAtFocus } from '../../look-at-focus.ts';
import type { Known } from '../../../known.ts';
import type { FocusSight } from '../../../known-parts.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import { FocusPictures } from './compare-pictures.ts';
import type { en } from './en.ts';

const look = new URL('look.in-page.ts', import.meta.url);
const probeFocus = inPageCall<[first: number, count: number]>(look, 'probeFocus');
const keysOfSights = inPageCall<[stops: readonly number[]]>(look, 'keysOfSights');
const looksSchema = z.object({ visible: z.int(), kinds: z.array(z.array(z.int())), next: z.int().nullable() });
type Looks = z.infer<typeof looksSchema>;

/** The number of stops in one call, so that the limit of the page's work is checked in between. */
const stopsAtOnce = 50;
/** Each kind needs up to three pictures. A page with more kinds counts as not finished. */
const mostKinds = 24;

type SaidOfFocus = Said<typeof en>;

/**
 * Checks whether the focus can be seen (WCAG 2.4.7). It can if the styles of an element or its surroundings change. For
 * the others, pictures decide, of one element of each kind.
 */
export async function check({ page, stops, listeners, known }: Operation): Promise<RuleOutcome<SaidOfFocus>> {
  if (stops.count === 0) return undefined;
  return lookAtFocus<SaidOfFocus>(page, async (seen) => {
    const { visible, kinds } = await probeStops(page);
    seen.passed = visible;
    const isHeard = mayMoveFocus(listeners);
    const listed = await listKinds(page, kinds.slice(0, mostKinds), isHeard);
    const pictures = new FocusPictures(page, isHeard);
    try {
      await lookAtKinds(page, listed, { sights: new KnownSights(pictures, known?.sights), seen });
    } finally {
      await pictures.end();
    }
    return kinds.length > mostKinds;
  });
}

async function probeStops(page: OperatedPage): Promise<Looks> {
  let looks: Looks = { visible: 0, kinds: [], next: 0 };
  while (looks.next !== null) looks = looksSchema.parse(await page.evaluate(probeFocus(looks.next, stopsAtOnce)));
  return looks;
}

const judged: Readonly<Record<'not_shown' | 'moving' | 'covered', Pick<SaidElement<SaidOfFocus>, 'kind' | 'message'>>> =
  {
    not_shown: { kind: 'failed', message: ['invisible'] },
    moving: { kind: 'needs_review', message: ['moving'] },
    covered: { kind: 'needs_review', message: ['covered'] },
  };

/** Stops of one kind, and the key of the first. */
type Kind = { readonly stops: readonly number[]; readonly key: string };

/** `isHeard`: a script may answer the focus, and so draw what no style does. */
async function listKinds(page: OperatedPage, kinds: Looks['kinds'], isHeard: boolean): Promise<readonly Kind[]> {
  const firsts = kinds.flatMap(([first]) => first ?? []);
  const keys = firsts.length === 0 ? [] : z.array(z.string()).parse(await page.evaluate(keysOfSights(firsts)));
  return kinds.map((stops, index) => ({ stops, key: `${keys[index]} ${isHeard}` }));
}

type Looking = { readonly sights: KnownSights; readonly seen: FocusSeen<SaidOfFocus> };

/** Tests the first of each kind, because the others have equal markup, and their styles do not change either. */
async function lookAtKinds(page: OperatedPage, kinds: readonly Kind[], { sights, seen }: Looking): Promise<void> {
  for (const kind of kinds) {
    const sight = await sights.look(kind);
    if (sight === 'shown' || sight === 'gone') seen.passed += kind.stops.length;
    else seen.found.push(...(await describeStops(page, kind.stops, judged[sight])));
  }
}

/** Takes pictures of kinds that no other page of the scan has shown. */
class KnownSights {
  readonly #pictures: FocusPictures;
  readonly #known: Known<FocusSight> | undefined;

  constructor(pictures: FocusPictures, known: Known<FocusSight> | undefined) {
    this.#pictures = pictures;
    this.#known = known;
  }

  async look({ stops: [first], key }: Kind): Promise<FocusSight> {
    const known = this.#known?.get(key);
    if (known !== undefined || first === undefined) return known ?? 'gone';
    const sight = await this.#pictures.compare(first);
    if (sight === 'shown' || sight === 'not_shown') this.#known?.set(key, sight);
    return sight;
  }
}

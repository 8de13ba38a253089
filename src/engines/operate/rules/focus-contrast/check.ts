import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { readPicture } from '../../../capture-view.ts';
import { changesBeyond, measureChange } from '../../../contrast/measure-change.ts';
import { shownSchema } from '../../../contrast/measure-control.ts';
import type { FocusMark, Known } from '../../../known-parts.ts';
import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { describeStops } from '../../describe-elements.ts';
import { lookAtFocus } from '../../look-at-focus.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import { lookAlike } from '../focus-visible/look-alike.ts';
import type { en } from './en.ts';

const inPage = new URL('marks.in-page.ts', import.meta.url);
const probeMarks = inPageCall<[first: number, count: number]>(inPage, 'probeMarks');
const readPlace = inPageCall<[stop: number]>(inPage, 'readPlace');
const keysOfSights = inPageCall<[stops: readonly number[]]>(
  new URL('../focus-visible/look.in-page.ts', import.meta.url),
  'keysOfSights',
);
const pictures = new URL('../focus-visible/picture.in-page.ts', import.meta.url);
const showStop = inPageCall<[stop: number]>(pictures, 'showStop');
const focusShown = inPageCall<[stop: number]>(pictures, 'focusShown');
const faintSchema = z.object({ stops: z.array(z.int()), ratio: z.number().nullable() });
type FaintKind = Readonly<z.infer<typeof faintSchema>>;
const marksSchema = z.object({ clear: z.int(), faint: z.array(faintSchema), next: z.int().nullable() });
const placeSchema = shownSchema.omit({ clip: true }).extend({ isPlain: z.boolean() }).nullable();
const pictureSchema = z.object({ data: z.string() });

/** The number of stops in one call, so that the limit of the page's work is checked in between. */
const stopsAtOnce = 50;
/** Each kind whose styles do not tell needs up to three pictures. A page with more counts as not finished. */
const mostKinds = 12;
/** WCAG 1.4.11. */
const leastRatio = 3;

type SaidOfMark = Said<typeof en>;

/**
 * Measures the mark that styles of the page draw around the focus (WCAG 1.4.11). The browser's own outline is exempt.
 * Where nothing but colors changes on one plain ground, the styles decide. Pictures of one element of each other kind do.
 */
export async function check({ page, stops, known }: Operation): Promise<RuleOutcome<SaidOfMark>> {
  if (stops.count === 0) return undefined;
  const outcome = await lookAtFocus<SaidOfMark>(page, async (seen) => {
    const { clear, faint } = await probeStops(page);
    seen.passed = clear;
    const unclear = faint.filter(({ ratio }) => ratio === null);
    for (const kind of [...faint.filter(({ ratio }) => ratio !== null), ...unclear.slice(0, mostKinds)]) {
      const found = await lookAtKind(page, kind, known?.marks);
      if (found === undefined) seen.passed += kind.stops.length;
      else seen.found.push(...(await describeStops(page, kind.stops, found)));
    }
    return unclear.length > mostKinds;
  });
  return outcome.passed === 0 && outcome.found.length === 0 && outcome.unfinished === undefined ? undefined : outcome;
}

async function probeStops(page: OperatedPage) {
  let marks: z.infer<typeof marksSchema> = { clear: 0, faint: [], next: 0 };
  while (marks.next !== null) marks = marksSchema.parse(await page.evaluate(probeMarks(marks.next, stopsAtOnce)));
  return marks;
}

type Judged = Pick<SaidElement<SaidOfMark>, 'kind' | 'message'>;

/** Tests the first of a kind, because the others have equal markup. */
async function lookAtKind(page: OperatedPage, { stops, ratio }: FaintKind, known: Known<FocusMark> | undefined) {
  const [first] = stops;
  if (ratio !== null) return judge(ratio, true);
  if (first === undefined) return undefined;
  const place = placeSchema.parse(await page.evaluate(readPlace(first)));
  const [key = ''] = z.array(z.string()).parse(await page.evaluate(keysOfSights([first])));
  const mark = known?.get(key) ?? (await measure(page, first));
  if (mark !== 'moving') known?.set(key, mark);
  return judge(mark, place?.isPlain === true);
}

function judge(mark: FocusMark, isPlain: boolean): Judged | undefined {
  if (mark === 'elsewhere') return undefined;
  if (mark === 'moving') return { kind: 'needs_review', message: ['moving'] };
  if (mark >= leastRatio) return undefined;
  const nContrastRatio = Math.floor(mark * 10) / 10;
  return isPlain
    ? { kind: 'failed', message: ['pale', { nContrastRatio, nRequiredContrastRatio: leastRatio }] }
    : { kind: 'needs_review', message: ['picture', { nContrastRatio }] };
}

/** Compares the view with and without the focus. A pale mark counts only if it goes away with the focus. */
async function measure(page: OperatedPage, stop: number): Promise<FocusMark> {
  const without = await take(page, showStop(stop));
  const focused = await take(page, focusShown(stop));
  const place = placeSchema.parse(await page.evaluate(readPlace(stop)));
  if (without === undefined || focused === undefined || place === null) return 'elsewhere';
  const both = { off: await readPicture(without), on: await readPicture(focused) };
  const ratio = measureChange(both, place) ?? 1;
  if (ratio >= leastRatio) return ratio;
  const again = await take(page, showStop(stop));
  if (again === undefined || !(await lookAlike(again, without))) return 'moving';
  return ratio === 1 || changesBeyond(both, place) ? 'elsewhere' : ratio;
}

/** A PNG in Base64. Undefined if the stop is gone, or does not take the focus. */
async function take(page: OperatedPage, ready: string): Promise<string | undefined> {
  if ((await page.evaluate(ready)) !== true) return undefined;
  const options = { format: 'png', captureBeyondViewport: false, optimizeForSpeed: true };
  return pictureSchema.parse(await page.send('Page.captureScreenshot', options)).data;
}

import { z } from 'zod';
import { PageFailure } from '../../../../browser/page-failure.ts';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { says } from '../../../../texts/saying.ts';
import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { describeStops } from '../../describe-elements.ts';
import { tabKey } from '../../keys.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import type { en } from './en.ts';

const picture = new URL('picture.in-page.ts', import.meta.url);
const probeFocus = inPageCall<[options: { readonly mostStops: number; readonly timeMs: number }]>(
  new URL('look.in-page.ts', import.meta.url),
  'probeFocus',
);
const showStop = inPageCall<[stop: number]>(picture, 'showStop');
const focusShown = inPageCall<[stop: number]>(picture, 'focusShown');

const looksSchema = z.object({ visible: z.int(), kinds: z.array(z.array(z.int())), isWhole: z.boolean() });
const pictureSchema = z.object({ data: z.string() });

const mostStops = 300;
/** The share of the remaining time. */
const probeShare = 0.5;
/** Each kind needs two pictures. Further kinds of elements are left out. */
const mostKinds = 6;

/**
 * Checks whether the focus can be seen (WCAG 2.4.7). It can if the styles of an element or its surroundings change. For
 * the others, two pictures decide, of one element of each kind: they must differ with the focus.
 */
export async function check({ page, stops }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  if (stops.count === 0) return undefined;
  // The browser also shows a focus that a script sets, but only after a key.
  await page.press(tabKey);
  const options = { mostStops, timeMs: Math.floor(page.leftMs * probeShare) };
  const { visible, kinds, isWhole } = looksSchema.parse(await page.evaluate(probeFocus(options)));
  if (!isWhole) throw new PageFailure('too_slow', says('visits.unfocused'));
  const invisible = { kind: 'failed', message: ['invisible'] } as const;
  const found: SaidElement<Said<typeof en>>[] = [];
  let passed = visible;
  for (const kind of kinds.slice(0, mostKinds)) {
    if (!(await isInvisible(page, kind))) passed += kind.length;
    else found.push(...(await describeStops(page, kind, invisible)));
  }
  return { passed, found };
}

/** Tests the first of the kind, because the others have equal markup, and their styles do not change either. */
async function isInvisible(page: OperatedPage, [stop]: readonly number[]): Promise<boolean> {
  if (stop === undefined || (await page.evaluate(showStop(stop))) !== true) return false;
  const without = await takePicture(page);
  if ((await page.evaluate(focusShown(stop))) !== true) return false;
  return (await takePicture(page)) === without;
}

async function takePicture(page: OperatedPage): Promise<string> {
  const options = { format: 'png', captureBeyondViewport: false, optimizeForSpeed: true };
  return pictureSchema.parse(await page.send('Page.captureScreenshot', options)).data;
}

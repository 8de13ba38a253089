import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import type { RuleOutcome } from './findings.ts';
import { describeElements } from './findings.ts';
import { tabKey } from './keys.ts';
import type { OperatedPage } from './operated-page.ts';
import { says } from '../../texts/saying.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const probeFocus = inPageCall<[options: { readonly mostStops: number; readonly timeMs: number }]>(
  inPage('focus-look.ts'),
  'probeFocus',
);
const showStop = inPageCall<[stop: number]>(inPage('focus-picture.ts'), 'showStop');
const focusShown = inPageCall<[stop: number]>(inPage('focus-picture.ts'), 'focusShown');

const looksSchema = z.object({ visible: z.int(), kinds: z.array(z.array(z.int())), isWhole: z.boolean() });
const pictureSchema = z.object({ data: z.string() });

const mostStops = 300;
/** Of the time that is left. */
const probeShare = 0.5;
/** Two pictures each. Further kinds of elements are left out. */
const mostKinds = 6;

/**
 * Whether the focus can be seen (WCAG 2.4.7). Where the styles of an element and its surroundings change, it can. For the others two
 * pictures decide, of one element of each kind: with the focus they must not be the same.
 */
export async function checkFocusVisible(page: OperatedPage): Promise<RuleOutcome> {
  // After a key the browser shows the focus also where a script sets it.
  await page.press(tabKey);
  const options = { mostStops, timeMs: Math.floor(page.leftMs * probeShare) };
  const { visible, kinds, isWhole } = looksSchema.parse(await page.evaluate(probeFocus(options)));
  if (!isWhole) throw new PageFailure('too_slow', says('visits.unfocused'));
  const found = [];
  let passed = visible;
  for (const kind of kinds.slice(0, mostKinds)) {
    if (!(await isInvisible(page, kind))) passed += kind.length;
    else
      found.push({
        kind: 'failed' as const,
        elements: await describeElements(page, kind, page.messages.focusInvisible),
      });
  }
  return { passed, found };
}

/** Of the first of the kind: the others have the same markup, and nothing of their styles changes either. */
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

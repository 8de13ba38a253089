import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import type { OpenPage } from '../../../../browser/open-page.ts';
import { foundElementShape } from '../../../found-element.ts';
import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

const findClippedTexts = inPageCall<[most: number]>(
  new URL('../../../in-page/clipped-text.ts', import.meta.url),
  'findClippedTexts',
);
const mayClipText = inPageCall<[]>(new URL('candidates.in-page.ts', import.meta.url), 'mayClipText');
const rest = inPageCall<[]>(new URL('../../in-page/still.ts', import.meta.url), 'rest');
const screenNow =
  '({ width: innerWidth, height: innerHeight, deviceScaleFactor: devicePixelRatio, screenWidth: screen.width, screenHeight: screen.height, type: screen.orientation.type, angle: screen.orientation.angle })';

const screenSchema = z.object({
  width: z.int(),
  height: z.int(),
  deviceScaleFactor: z.number(),
  screenWidth: z.int(),
  screenHeight: z.int(),
  type: z.string(),
  angle: z.int(),
});
const textSchema = z.object({
  ...foundElementShape,
  isProven: z.boolean(),
});
const clippedSchema = z.object({ clean: z.int(), clipped: z.array(textSchema) });

/** The view of 1280 by 1024 pixels, as a browser shows it at 200 %. */
const zoomed = { width: 640, height: 512 };
/** Smaller views belong to devices that zoom in another way. */
const leastWidth = 1_024;
const mostElements = 1_000;
/** Scripts answer a change of the view at once, or after the last of several. */
const answerMs = 300;

/** Finds text that an element hides because it does not fit, if the page is zoomed to 200 % (WCAG 1.4.4). */
export async function check({ page, listeners }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { type, angle, ...metrics } = screenSchema.parse(await page.evaluate(screenNow));
  if (metrics.width < leastWidth) return undefined;
  const hearsZoom = listeners.some((listener) => listener.type === 'resize');
  if (!hearsZoom && (await page.evaluate(mayClipText())) === false) return { passed: 0, found: [] };
  const before = { ...metrics, mobile: false, screenOrientation: { type: toProtocol(type), angle } };
  try {
    await page.send('Emulation.setDeviceMetricsOverride', { ...before, ...zoomed });
    await page.evaluate(rest());
    if (hearsZoom) {
      await page.settle(answerMs);
      await page.evaluate(rest());
    }
    return parseClipped(await page.evaluate(findClippedTexts(mostElements)));
  } finally {
    await page.sendAtLast('Emulation.setDeviceMetricsOverride', before);
  }
}

/** Looks for such text on a page that the browser already shows at 200 %. Throws PageFailure. */
export async function look({ main }: OpenPage, timeoutMs: number): Promise<RuleOutcome<Said<typeof en>>> {
  return parseClipped(await main.evaluate(findClippedTexts(mostElements), timeoutMs));
}

function parseClipped(answer: unknown): RuleOutcome<Said<typeof en>> {
  const { clean, clipped } = clippedSchema.parse(answer);
  const found = clipped.map(({ isProven, ...element }) =>
    isProven
      ? ({ ...element, kind: 'failed', message: ['cut'] } as const)
      : ({ ...element, kind: 'needs_review', message: ['maybe_cut'] } as const),
  );
  return { passed: clean, found };
}

/** The page's `landscape-primary` is the protocol's `landscapePrimary`. */
function toProtocol(type: string): string {
  return type.replace(/-p/, 'P').replace(/-s/, 'S');
}

import { z } from 'zod';
import type { OpenPage } from '../../browser/open-page.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { foundElementShape } from '../found-element.ts';
import type { RuleOutcome } from './findings.ts';
import type { OperateMessages } from './messages.ts';
import { messagesIn } from './messages-in.ts';
import type { OperatedPage } from './operated-page.ts';

const inPage = (file: string) => new URL(`in-page/${file}`, import.meta.url);
const findClippedTexts = inPageCall<[most: number]>(
  new URL('../in-page/clipped-text.ts', import.meta.url),
  'findClippedTexts',
);
const drawn = inPageCall<[]>(inPage('focus-picture.ts'), 'drawn');
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
/** Smaller views are those of devices that zoom in another way. */
const leastWidth = 1_024;
const mostElements = 50;

/** Text that an element hides because it does not fit, when the page is zoomed to 200 % (WCAG 1.4.4). */
export async function checkClippedText(page: OperatedPage): Promise<RuleOutcome> {
  const { type, angle, ...metrics } = screenSchema.parse(await page.evaluate(screenNow));
  if (metrics.width < leastWidth) return undefined;
  const before = { ...metrics, mobile: false, screenOrientation: { type: toProtocol(type), angle } };
  try {
    await page.send('Emulation.setDeviceMetricsOverride', { ...before, ...zoomed });
    await page.evaluate(drawn());
    return parseClipped(await page.evaluate(findClippedTexts(mostElements)), page.messages);
  } finally {
    await page.sendAtLast('Emulation.setDeviceMetricsOverride', before);
  }
}

/** The same where the browser already shows the page at 200 %. Throws PageFailure. */
export async function lookAtClippedText(
  { main }: Pick<OpenPage, 'main'>,
  { timeoutMs, language }: { readonly timeoutMs: number; readonly language: string },
): Promise<RuleOutcome> {
  return parseClipped(await main.evaluate(findClippedTexts(mostElements), timeoutMs), messagesIn(language));
}

function parseClipped(answer: unknown, { textCut, textMaybeCut }: OperateMessages): RuleOutcome {
  const { clean, clipped } = clippedSchema.parse(answer);
  const found = clipped.map(({ isProven, ...element }) => ({
    kind: isProven ? ('failed' as const) : ('needs_review' as const),
    elements: [{ ...element, message: isProven ? textCut : textMaybeCut }],
  }));
  return clean + found.length === 0 ? undefined : { passed: clean, found };
}

/** `landscape-primary` of the page is `landscapePrimary` of the protocol. */
function toProtocol(type: string): string {
  return type.replace(/-p/, 'P').replace(/-s/, 'S');
}

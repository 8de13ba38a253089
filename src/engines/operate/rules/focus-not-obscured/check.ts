import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { foundElementShape } from '../../../found-element.ts';
import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { escapeKey } from '../../keys.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import type { en } from './en.ts';

const inPage = new URL('check.in-page.ts', import.meta.url);
const startLook = inPageCall<[]>(inPage, 'startLook');
const lookAtStops = inPageCall<[stops: readonly number[]]>(inPage, 'lookAtStops');
const endLook = inPageCall<[]>(inPage, 'endLook');
const obscuredSchema = z.array(
  z.object({ stop: z.int(), layer: z.string(), isLarge: z.boolean(), mark: z.object(foundElementShape) }),
);
type Obscured = z.infer<typeof obscuredSchema>[number];

const mostStops = 60;
const mostFound = 20;
/** One call must end in the time of a call on a busy machine. */
const perCall = 10;
const closeMs = 200;

/**
 * Finds elements that are covered entirely when they have the focus (WCAG 2.4.11, failure F110). What Escape closes is
 * no failure, because people can do so without moving the focus.
 */
export async function check({ page, stops }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const count = Math.min(stops.count, mostStops);
  const first = count === 0 ? undefined : await walk(page, count);
  if (first === undefined) return undefined;
  if (first.length === 0) return { passed: count, found: [] };
  await page.press(escapeKey);
  await page.wait(closeMs);
  const found = ((await walk(page, count)) ?? []).map(describe);
  return { passed: count - found.length, found };
}

/** Goes through the page forward and back. Undefined if nothing stays in the view. */
async function walk(page: OperatedPage, count: number): Promise<readonly Obscured[] | undefined> {
  if ((await page.evaluate(startLook())) !== true) return undefined;
  const found = new Map<number, Obscured>();
  const order = Array.from({ length: count }, (_, stop) => stop);
  const way = [...order, ...order.toReversed()];
  for (let from = 0; from < way.length && found.size < mostFound; from += perCall) {
    const next = way.slice(from, from + perCall).filter((stop) => !found.has(stop));
    for (const one of obscuredSchema.parse(await page.evaluate(lookAtStops(next)))) found.set(one.stop, one);
  }
  await page.evaluate(endLook());
  return [...found.values()];
}

function describe({ mark, layer, isLarge }: Obscured): SaidElement<Said<typeof en>> {
  return isLarge
    ? { ...mark, kind: 'needs_review', message: ['dialog', { name: layer }] }
    : { ...mark, kind: 'failed', message: ['covered', { name: layer }] };
}

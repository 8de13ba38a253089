import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import type { OperatedPage } from './operated-page.ts';

const inPage = new URL('in-page/stops.ts', import.meta.url);
const listStopsInPage = inPageCall<[most: number]>(inPage, 'listStops');

const mostSamples = 10;
const stopsSchema = z.object({ count: z.int(), samples: z.array(z.int()) });

/**
 * The elements that Tab reaches, by number. `samples`: one of each kind, and elements that may treat keys in their own
 * way.
 */
export type Stops = Readonly<z.infer<typeof stopsSchema>>;

/** Call this before any function that takes a stop. */
export async function listStops(page: OperatedPage): Promise<Stops> {
  return stopsSchema.parse(await page.evaluate(listStopsInPage(mostSamples)));
}

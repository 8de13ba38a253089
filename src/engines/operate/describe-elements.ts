import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { foundElementShape } from '../found-element.ts';
import type { SaidElement } from '../rule-outcome.ts';
import type { OperatedPage } from './operated-page.ts';

const describeStopsInPage = inPageCall<[stops: readonly number[]]>(
  new URL('in-page/stops.ts', import.meta.url),
  'describeStops',
);
const describeBodyInPage = inPageCall<[]>(new URL('in-page/page-state.ts', import.meta.url), 'describeBody');
const describedSchema = z.array(z.object(foundElementShape));

type Judged<Message> = Pick<SaidElement<Message>, 'kind' | 'message'>;

/** Describes the elements of these stops, which all have one outcome. */
export async function describeStops<Message>(
  page: OperatedPage,
  stops: readonly number[],
  judged: Judged<Message>,
): Promise<readonly SaidElement<Message>[]> {
  const described = describedSchema.parse(await page.evaluate(describeStopsInPage(stops)));
  return described.map((element) => ({ ...element, ...judged }));
}

/** Describes the body, for problems of the whole page. */
export async function describeBody<Message>(
  page: OperatedPage,
  judged: Judged<Message>,
): Promise<readonly SaidElement<Message>[]> {
  const described = describedSchema.parse(await page.evaluate(describeBodyInPage()));
  return described.map((element) => ({ ...element, ...judged }));
}

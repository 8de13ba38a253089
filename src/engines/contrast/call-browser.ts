import { PageFailure } from '../../browser/page-failure.ts';
import { timeLeft } from '../../shared/time-left.ts';
import { within } from '../../shared/time-limit.ts';
import type { ReviewedPage } from '../review.ts';

/** One protocol call. Throws PageFailure, also when the browser refuses it: it takes no picture of a page that has just gone. */
export async function callBrowser(
  { session }: ReviewedPage,
  [method, params]: readonly [method: string, params: object],
  deadline: number,
): Promise<unknown> {
  const late = () => new PageFailure('unresponsive', `${method} got no answer in time.`);
  const refuse = (cause: unknown): never => {
    throw new PageFailure('departed', `${method} failed.`, { cause });
  };
  return within(timeLeft(deadline), session.send(method, params).catch(refuse), { late });
}

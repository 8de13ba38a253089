import { PageFailure } from '../../browser/page-failure.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import type { SaidElement } from '../rule-outcome.ts';
import { tabKey } from './keys.ts';
import type { OperatedPage } from './operated-page.ts';

const stillPage = inPageCall<[]>(new URL('in-page/still.ts', import.meta.url), 'stillPage');

/** The outcome of a rule so far. */
export type FocusSeen<Message> = { passed: number; readonly found: SaidElement<Message>[] };
type FocusOutcome<Message> = FocusSeen<Message> & { readonly unfinished: 'late' | 'left_out' | undefined };

/**
 * Looks at a page that does not move, with the focus on one element after the other. `look` adds to what is seen, and
 * returns true if it left something out. What it has seen stays when the time is over. The page then stands still
 * for the next rule that looks, until the engine lets it go on.
 */
export async function lookAtFocus<Message>(
  page: OperatedPage,
  look: (seen: FocusSeen<Message>) => Promise<boolean>,
): Promise<FocusOutcome<Message>> {
  const seen: FocusSeen<Message> = { passed: 0, found: [] };
  try {
    // The browser also shows a focus that a script sets, but only after a key.
    await page.press(tabKey);
    await page.evaluate(stillPage());
    const isPart = await look(seen);
    return { ...seen, unfinished: isPart ? 'left_out' : undefined };
  } catch (error) {
    const isLate = error instanceof PageFailure && (error.kind === 'too_slow' || error.kind === 'unresponsive');
    if (!isLate) throw error;
    return { ...seen, unfinished: 'late' };
  }
}

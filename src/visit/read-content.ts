import type { OpenPage } from '../browser/open-page.ts';
import type { PageContent } from '../browser/page-content.ts';
import { PageFailure } from '../browser/page-failure.ts';
import { timeLeft } from '../time/time-left.ts';

/** `elementCount`: how many elements the top document has. */
type ContentTask = { readonly deadline: number; readonly elementCount: number };

const readMs = 5_000;
/** Part of the time that is left. */
const share = 0.1;
/** Reading a larger page costs memory, and such pages are rare. */
const maxElements = 20_000;

/** All that the page consists of. Undefined where it cannot be read: such a page is analyzed. Throws PageFailure when the page is gone. */
export async function readContent(
  page: Pick<OpenPage, 'readContent' | 'interrupt'>,
  { deadline, elementCount }: ContentTask,
): Promise<PageContent | undefined> {
  if (elementCount > maxElements) return undefined;
  try {
    return await page.readContent(Math.min(readMs, timeLeft(deadline) * share));
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    if (error.kind === 'unresponsive') await page.interrupt();
    // A document that was replaced is found out, and read again, after the engines.
    return undefined;
  }
}

import type { OpenPage } from '../browser/open-page.ts';
import type { PageContent } from '../browser/page-content.ts';
import { PageFailure } from '../browser/page-failure.ts';
import { timeLeft } from '../time/time-left.ts';

/** `elementCount` is the number of elements in the top document. */
type ContentTask = { readonly deadline: number; readonly elementCount: number };

const readMs = 5_000;
/** The part of the remaining time that reading may take. */
const share = 0.1;
/** Reading a larger page costs memory, and such pages are rare. */
const maxElements = 20_000;

/**
 * Reads all content of the page. If a part cannot be read, returns undefined and the page is analyzed. Throws
 * PageFailure if the page is gone.
 */
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
    // A replaced document is detected and read again after the engines.
    return undefined;
  }
}

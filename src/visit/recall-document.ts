import { PageFailure } from '../browser/page-failure.ts';
import type { OpenPage } from '../browser/open-page.ts';
import { digestContent } from '../memo/digest-content.ts';
import { timeLeft } from '../shared/time-left.ts';
import type { Observation } from './observation.ts';

/** Whether the findings of a page with this content are known, so that it need not be analyzed. */
export type Recall = (contentDigest: string) => Promise<boolean>;

type RecallTask = {
  readonly recall?: Recall | undefined;
  readonly deadline: number;
  /** Of the top document. */
  readonly elementCount: number;
};

const readMs = 5_000;
/** Of the time that is left. */
const share = 0.1;
/** Reading a larger page costs memory, and such pages are rare. */
const maxElements = 20_000;

/** Identifies what the page consists of, and asks whether that is known. A page that cannot be read is analyzed. Throws PageFailure when it is gone. */
export async function recallDocument(
  page: Pick<OpenPage, 'readContent' | 'interrupt'>,
  { recall, deadline, elementCount }: RecallTask,
): Promise<Pick<Observation, 'contentDigest' | 'isRecalled'>> {
  const unknown = { contentDigest: undefined, isRecalled: false };
  if (recall === undefined || elementCount > maxElements) return unknown;
  try {
    const content = await page.readContent(Math.min(readMs, timeLeft(deadline) * share));
    if (content === undefined) return unknown;
    const contentDigest = digestContent(content);
    return { contentDigest, isRecalled: await recall(contentDigest) };
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    if (error.kind === 'unresponsive') await page.interrupt();
    // A document that was replaced is found out, and read again, after the engines.
    return unknown;
  }
}

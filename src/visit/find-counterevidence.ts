import { findSamePage, nameSharedForm } from './find-same-page.ts';
import { findSuspicion } from './find-suspicion.ts';
import type { OpenTask } from './open-task.ts';
import { otherPagesOf } from './other-pages.ts';
import type { Sighting } from './sighting.ts';
import type { PageTab } from './slot.ts';
import type { WrongPage } from './wrong-page.ts';

/**
 * Returns the reason why a page that looks right is wrong: the site shows the same content under other URLs. Only
 * suspicious pages are compared. Once the site's answer to unknown URLs is known, all pages are, because that costs
 * nothing.
 */
export async function findCounterevidence(
  setup: PageTab,
  task: OpenTask,
  { page, textDigest }: { readonly page: Sighting; readonly textDigest: string | null },
): Promise<WrongPage | undefined> {
  const { memory, memoryKey, url } = task;
  const seenElsewhere = textDigest !== null && memory.wasSeenElsewhere(memoryKey, url, textDigest);
  if (seenElsewhere && page.signIn !== 'none') return nameSharedForm(page);
  const isSuspicious = findSuspicion(page, seenElsewhere) !== undefined;
  if (!isSuspicious && !memory.knowsUnknownPage(memoryKey, new URL(url).host)) return undefined;
  setup.tab.shut();
  return findSamePage(page, otherPagesOf(setup, task));
}

import { findSamePage, nameSharedForm } from './find-same-page.ts';
import type { SamePage } from './find-same-page.ts';
import { findSuspicion } from './find-suspicion.ts';
import type { OpenTask } from './open-task.ts';
import { otherPagesOf } from './other-pages.ts';
import type { Sighting } from './sighting.ts';
import type { PageTab } from './slot.ts';

/**
 * Returns the reason why a page that looks right is wrong: the site shows the same content under other URLs. A single
 * page is only compared if it is suspicious. Of several pages, all are, because the site's answer to unknown URLs is
 * requested once, and an earlier page may have the content that makes a later one suspicious.
 */
export async function findCounterevidence(
  setup: PageTab,
  task: OpenTask,
  { page, textDigest }: { readonly page: Sighting; readonly textDigest: string | null },
): Promise<SamePage | undefined> {
  const { memory, memoryKey, url, siblingUrl } = task;
  const seenElsewhere = textDigest !== null && memory.wasSeenElsewhere(memoryKey, url, textDigest);
  if (seenElsewhere && page.signIn !== 'none') return nameSharedForm(page);
  if (siblingUrl === undefined && findSuspicion(page, seenElsewhere) === undefined) return undefined;
  setup.tab.shut();
  return findSamePage(page, otherPagesOf(setup, task));
}

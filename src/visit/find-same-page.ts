import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';
import { compareWithTwoUnknown, compareWithUnknown, countApart } from './compare-pages.ts';
import { isStartOfApp } from './find-start.ts';
import type { OtherPages } from './other-pages.ts';
import { saySignIn } from './sign-in-page.ts';
import type { Sighting } from './sighting.ts';
import type { WrongPage } from './wrong-page.ts';
import { wrong } from './wrong-page.ts';

/** `start`: the site shows the content of its start page at URLs that cannot exist, and this is that page. */
export type SamePage = WrongPage | 'start';

/**
 * Returns the reason why the page is wrong: the site shows the same content at a URL that cannot exist, or the same
 * form at another listed URL.
 */
export async function findSamePage(page: Sighting, others: OtherPages): Promise<SamePage | undefined> {
  const same = await findSameAsUnknown(page, others);
  if (same !== undefined)
    return (await isStartOfApp(page, same.unknown, others)) ? 'start' : nameUnknown(page, same.evidence);
  const sibling = page.signIn === 'none' ? undefined : await others.sibling();
  return sibling !== undefined && isSameForm(page, sibling) ? nameSharedForm(page) : undefined;
}

type SameAsUnknown = { readonly evidence: Said; readonly unknown: Sighting };

/** Returns the evidence that the page matches the site's page for URLs that cannot exist. Undefined if they differ. */
async function findSameAsUnknown(page: Sighting, others: OtherPages): Promise<SameAsUnknown | undefined> {
  const unknown = await others.unknown('first');
  if (unknown === undefined) return undefined;
  const found = compareWithUnknown(page, unknown);
  const second = found.kind === 'differs_a_little' ? await others.unknown('second') : undefined;
  const closer = second === undefined ? found : compareWithTwoUnknown(page, [unknown, second]);
  return closer.kind === 'same' ? { evidence: closer.evidence, unknown } : undefined;
}

/** Names the outcome of a page that matches the site's page for a URL that cannot exist. */
export function nameUnknown(page: Sighting, saidSame: Said): WrongPage {
  if (page.signIn !== 'none') return wrong('auth_required', says('visits.same_form_at_unknown_url', { saidSame }));
  return wrong('soft_not_found', says('visits.same_page_at_unknown_url', { saidSame }));
}

/** `sibling` is another listed URL of the scan. */
export function isSameForm(page: Sighting, sibling: Sighting): boolean {
  if (page.signIn === 'none' || sibling.signIn === 'none') return false;
  const { onlyFirst, onlySecond } = countApart(page, sibling);
  return onlyFirst === 0 && onlySecond === 0;
}

/** Names the outcome of a page whose form also appears at another listed URL. */
export function nameSharedForm(page: Sighting): WrongPage {
  return wrong('auth_required', says('visits.same_as_other_url', { saidForm: saySignIn(page.facts) }));
}

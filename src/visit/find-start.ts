import { compareWithUnknown } from './compare-pages.ts';
import type { OtherPages } from './other-pages.ts';
import { isFolder, isSamePlace } from './page-location.ts';
import type { Sighting } from './sighting.ts';

/**
 * True if a page is the start of an app although the site shows its content at URLs that cannot exist. A mistyped URL
 * shows this content, too, so the URL alone proves nothing. The site must lead unknown URLs to it, or name it as its
 * start, or show something else outside of its folder.
 */
export async function isStartOfApp(page: Sighting, unknown: Sighting, others: OtherPages): Promise<boolean> {
  const { askedUrl } = page;
  if (page.signIn !== 'none' || page.landing !== 'asked_page') return false;
  if ([unknown.answer.finalUrl, ...unknown.facts.startUrls].some((url) => isSamePlace(url, askedUrl))) return true;
  return isFolder(askedUrl) && differsFrom(page, await others.above());
}

/** False if the other page could not be visited. */
function differsFrom(page: Sighting, other: Awaited<ReturnType<OtherPages['above']>>): boolean {
  if (other === undefined) return false;
  return other === 'no_page' || compareWithUnknown(page, other).kind === 'different';
}

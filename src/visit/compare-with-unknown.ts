import { countAllWords, countApart, countMissing } from './page-lines.ts';
import { describeSignIn } from './sign-in-page.ts';
import type { Sighting } from './sighting.ts';
import type { WrongPage } from './wrong-page.ts';
import { wrong } from './wrong-page.ts';

/** What a page for unknown URLs changes at every visit (a tip, a product, the time in words) is less than this. */
const mostNoise = 50;

/** `differs_a_little`: only a second unknown URL shows whether what differs is the page, or changes at every visit. */
export type Resemblance =
  | { readonly kind: 'same'; readonly evidence: string }
  | { readonly kind: 'differs_a_little' }
  | { readonly kind: 'different' };

/** `unknown`: the answer to a URL that cannot exist. A site that answers it with an error has no such pages. */
export function compareWithUnknown(page: Sighting, unknown: Sighting): Resemblance {
  if (unknown.answer.status >= 400) return { kind: 'different' };
  const { onlyFirst, onlySecond } = countApart(page, unknown);
  const total = countAllWords(page);
  if (onlyFirst === 0 && onlySecond === 0)
    return { kind: 'same', evidence: `all ${count(total, 'word')} are the same` };
  const sharesLines = countMissing(page, [unknown, unknown]) < countAllWords(unknown);
  return { kind: sharesLines && onlyFirst <= mostNoise ? 'differs_a_little' : 'different' };
}

/** The same with two unknown URLs: what differs between these says nothing about the page. */
export function compareWithTwoUnknown(page: Sighting, unknown: readonly [Sighting, Sighting]): Resemblance {
  const [first, second] = unknown;
  if (second.answer.status >= 400 || countMissing(page, unknown) > 0) return { kind: 'different' };
  const noise = countApart(first, second);
  const own = countApart(page, first).onlyFirst;
  if (own > Math.min(mostNoise, Math.max(noise.onlyFirst, noise.onlySecond))) return { kind: 'different' };
  const evidence = `${count(own, 'word')} of ${countAllWords(page).toLocaleString('en')} differ, as they do between two unknown URLs`;
  return { kind: 'same', evidence };
}

/** What the page is when the site shows the same at a URL that cannot exist. */
export function nameUnknown(page: Sighting, evidence: string): WrongPage {
  if (page.signIn !== 'none') {
    return wrong('auth_required', `The site shows the same form with a password field at an unknown URL: ${evidence}.`);
  }
  return wrong('soft_not_found', `The site answers an unknown URL with the same page: ${evidence}.`);
}

/** `sibling`: another listed URL of the same scan. */
export function isSameForm(page: Sighting, sibling: Sighting): boolean {
  if (page.signIn === 'none' || sibling.signIn === 'none') return false;
  const { onlyFirst, onlySecond } = countApart(page, sibling);
  return onlyFirst === 0 && onlySecond === 0;
}

/** What the page is when another listed URL shows the same form. */
export function nameSharedForm(page: Sighting): WrongPage {
  return wrong('auth_required', `Another URL of this scan shows the same: ${describeSignIn(page.facts)}.`);
}

function count(amount: number, noun: string): string {
  return `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`;
}

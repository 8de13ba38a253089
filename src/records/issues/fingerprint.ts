import { createHash } from 'node:crypto';
import { keepUrls } from './keep-urls.ts';
import { maskVolatile } from './mask-volatile.ts';
import { removeHosts } from './remove-hosts.ts';

type RuleOnPage = { readonly rule: string; readonly pageKey: string };

type Fingerprint = {
  /** 24 URL-safe characters, unique among the findings of one page. */
  readonly fingerprint: string;
  /** A fingerprint without the page's URL and the hosts of all URLs, equal on a copy of the page at another origin. */
  readonly portable: string;
  /** The number of findings that look the same, including this one. */
  readonly equalCount: number;
};

/**
 * Identifies one rule's findings on a page, of both kinds, so that a later scan of the page gives them the same
 * fingerprints. They depend on rule, page URL, and the element's markup and near surroundings, with changing parts
 * masked. The kind is not included, so a failure that a later scan cannot decide keeps its fingerprint. Identical
 * elements are distinguished by their order. See docs/fingerprints.md.
 */
export function fingerprintAll({ rule, pageKey }: RuleOnPage, surroundings: readonly string[]): readonly Fingerprint[] {
  const orders = new Orders();
  const portableOrders = new Orders();
  const named = surroundings.map((text) => {
    const plain = removeHosts(text);
    const masked = maskVolatile(keepUrls(text));
    const hostless = plain === text ? masked : maskVolatile(keepUrls(plain));
    const fingerprint = hash(['2', rule, pageKey, masked, orders.next(masked)]);
    return { masked, fingerprint, portable: hash(['p1', rule, hostless, portableOrders.next(hostless)]) };
  });
  return named.map(({ masked, ...names }) => ({ ...names, equalCount: orders.count(masked) }));
}

/** Counts the occurrences of each text so far. */
class Orders {
  readonly #counts = new Map<string, number>();

  next(text: string): string {
    const order = this.count(text);
    this.#counts.set(text, order + 1);
    return String(order);
  }

  count(text: string): number {
    return this.#counts.get(text) ?? 0;
  }
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 24);
}

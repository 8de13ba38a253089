import { createHash } from 'node:crypto';
import type { FindingKind } from '../engines/finding.ts';

type Place = { readonly kind: FindingKind; readonly rule: string; readonly pageUrl: string };

/**
 * Names a finding so that a later scan of the page gives it the same name: from rule, page address, and
 * the element's markup and near surroundings with what changes by itself masked. Equal ones are told
 * apart by their order, so the names of one page's findings are all different. 24 URL-safe characters.
 */
export function fingerprintAll(place: Place, surroundings: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return surroundings.map((text) => {
    const masked = maskVolatile(text);
    const order = seen.get(masked) ?? 0;
    seen.set(masked, order + 1);
    return hash([place.kind, place.rule, place.pageUrl, masked, String(order)]);
  });
}

/**
 * Replaces what differs from load to load: GUIDs, hashes, generated ids and classes, nonces, counters.
 * A word is taken for generated when letters and digits alternate in it, or it is long and has a digit.
 */
export function maskVolatile(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '*')
    .replaceAll(/\b(nonce|integrity|csrf[\w-]*|data-reactid)=[^\s>]*/gi, '$1=*')
    .replaceAll(/[A-Za-z0-9_-]{2,}/g, (word) => (isGenerated(word) ? '*' : word))
    .replaceAll(/\d+/g, '#');
}

function isGenerated(word: string): boolean {
  return word.split(/[_-]+/).some((part) => {
    const changes = part.match(/[a-z](?=\d)|\d(?=[a-z])|[a-z](?=[A-Z])/gi)?.length ?? 0;
    const hasDigit = /\d/.test(part);
    const hasLetter = /[a-z]/i.test(part);
    return hasDigit && hasLetter && (part.length >= 12 || /\d[a-z]+\d|[a-z]\d+[a-z]/i.test(part)) && changes >= 1;
  });
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 24);
}

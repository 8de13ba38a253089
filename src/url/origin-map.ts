import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

/** Origins that count as equal: `http://localhost:3000=https://www.example.com`. */
export type OriginMap = {
  /** The mappings in a fixed order, so that equal maps have the same text. */
  readonly text: string;
  /** Replaces the URL's origin with the mapped one. Other URLs stay unchanged. */
  readonly map: (url: string) => string;
  /** Lists all URLs that `map` turns into one URL, that one first. */
  readonly listSpellings: (url: string) => readonly string[];
};

export type ParsedOriginMap =
  | { readonly ok: true; readonly origins: OriginMap }
  | { readonly ok: false; readonly saying: Said };

const mostMappings = 20;

/** Parses mappings of the form FROM=TO. `saying` describes the first invalid one. */
export function parseOriginMap(mappings: readonly string[]): ParsedOriginMap {
  if (mappings.length > mostMappings) return refused(says('fields.map_count', { n: mostMappings }));
  const targets = new Map<string, string>();
  for (const text of mappings) {
    const [from, to] = splitMapping(text);
    if (from === undefined || to === undefined) {
      return refused(says('fields.map_form'));
    }
    if (targets.has(from)) return refused(says('fields.map_twice', { origin: from }));
    targets.set(from, to);
  }
  const chained = [...targets].find(([from, to]) => from !== to && targets.has(to) && targets.get(to) !== to);
  if (chained !== undefined) return refused(says('fields.map_itself', { origin: chained[1] }));
  return { ok: true, origins: createOriginMap(targets) };
}

function refused(saying: Said): ParsedOriginMap {
  return { ok: false, saying };
}

function splitMapping(text: string): readonly (string | undefined)[] {
  const [from, to, ...rest] = text.split('=');
  return rest.length > 0 ? [] : [parseOrigin(from ?? ''), parseOrigin(to ?? '')];
}

/** Accepts only scheme, host and port, because a path, a query or a user would be silently ignored. */
function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

function createOriginMap(targets: ReadonlyMap<string, string>): OriginMap {
  const map = (url: string) => {
    const origin = originOf(url);
    const target = targets.get(origin);
    return target === undefined ? url : `${target}${url.slice(origin.length)}`;
  };
  return {
    text: [...targets]
      .map((pair) => pair.join('='))
      .toSorted()
      .join(' '),
    map,
    listSpellings: (url) => {
      const mapped = map(url);
      const origin = originOf(mapped);
      const sources = [...targets].flatMap(([from, to]) => (to === origin && from !== to ? [from] : []));
      return [mapped, ...sources.map((from) => `${from}${mapped.slice(origin.length)}`)];
    },
  };
}

/** Expects a URL in its stored form, which has no user name. */
function originOf(url: string): string {
  return /^https?:\/\/[^/?#]*/.exec(url)?.[0] ?? '';
}

import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

export type ParsedJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: Said };

/** No request needs more than four levels. */
const maxDepth = 32;

/** Matches a string, with the following colon if it is a key, or a bracket. Use it only on well-formed JSON. */
const tokens = /"(?<text>[^"\\]*(?:\\.[^"\\]*)*)"(?<colon>\s*:)?|[[\]{}]/gs;

/**
 * Parses JSON and refuses input that parsers disagree on or fail on: duplicate keys (RFC 8259, 4), `__proto__`, and
 * deep nesting.
 */
export function parseUnambiguousJson(text: string): ParsedJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The engine's message quotes the body. The caller knows it, and logs must not contain it.
    return { ok: false, reason: says('requests.json_invalid') };
  }
  const reason = findAmbiguity(text);
  return reason === undefined ? { ok: true, value } : { ok: false, reason };
}

function findAmbiguity(text: string): Said | undefined {
  /** The keys of each open object. An array has none. */
  const open: (Set<string> | undefined)[] = [];
  for (const [token, ...rest] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    if (open.length > maxDepth) return says('requests.json_depth', { n: maxDepth });
    const [key, colon] = rest;
    if (key === undefined || colon === undefined) continue;
    const fault = addKey(open.at(-1), key);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function addKey(keys: Set<string> | undefined, written: string): Said | undefined {
  // Escapes can write a key in several ways.
  const key = String(JSON.parse(`"${written}"`));
  if (key === '__proto__') return says('requests.json_proto');
  if (keys?.has(key) === true) return says('requests.json_duplicate_key');
  keys?.add(key);
  return undefined;
}

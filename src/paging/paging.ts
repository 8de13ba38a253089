import { Refused } from '../texts/refused.ts';
import { says } from '../texts/saying.ts';

export type Bounds = { readonly defaultLimit: number; readonly maxLimit: number };
export type PageRequest = { readonly limit: number; readonly offset: number };
export type PageInfo = PageRequest & { readonly total: number; readonly next_offset: number | null };

/** Offsets are 32-bit in the database. A larger one returns an empty page. */
const maxOffset = 2_147_483_647;

/**
 * Parses untrusted `limit` and `offset`. Uses the default if a value is absent or empty, clamps integers to their
 * bounds, and refuses other values (`invalid_request`).
 */
export function parsePageRequest(
  given: { readonly limit?: unknown; readonly offset?: unknown },
  bounds: Bounds,
): PageRequest {
  return {
    limit: clamp(parseInteger('limit', given.limit) ?? bounds.defaultLimit, 1, bounds.maxLimit),
    offset: clamp(parseInteger('offset', given.offset) ?? 0, 0, maxOffset),
  };
}

/** Returns the values that were used. `next_offset` is null at the end. */
export function pageInfoOf(request: PageRequest, total: number): PageInfo {
  const next = request.offset + request.limit;
  return { limit: request.limit, offset: request.offset, total, next_offset: next < total ? next : null };
}

function parseInteger(name: string, given: unknown): number | undefined {
  if (given === undefined || given === null || given === '') return undefined;
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text === 'string' && /^[+-]?\d{1,400}$/.test(text)) return Number(text);
  throw new Refused({
    code: 'invalid_request',
    path: name,
    saying: says('fields.must_be', { saidType: says('fields.int') }),
  });
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

import { z } from 'zod';
import { parseOriginMap } from '../../url/origin-map.ts';
import type { OriginMap } from '../../url/origin-map.ts';
import { Refused } from '../../texts/refused.ts';

const mappings = z.union([z.string(), z.array(z.string())]).optional();

/** The `map_origin` parameter of a query. `effect`: a sentence about its effect. */
export function mapOriginQuery(effect: string) {
  return mappings.describe(
    `FROM=TO: pages at the origin FROM (scheme, host and port) are those at TO, for example http://localhost:3000=https://www.example.com. May be repeated. ${effect}`,
  );
}

/** Throws Refused if `given` is not a map of origins. */
export function getOrigins(given: z.infer<typeof mappings>): OriginMap | undefined {
  if (given === undefined) return undefined;
  const parsed = parseOriginMap(typeof given === 'string' ? [given] : given);
  if (parsed.ok) return parsed.origins;
  throw new Refused({ code: 'invalid_request', path: 'map_origin', saying: parsed.saying });
}

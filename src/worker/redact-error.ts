import type { Redact } from '../finding-pages/sign-ins/redact.ts';
import { mapFacts } from '../texts/map-facts.ts';
import { SaidError } from '../texts/said-error.ts';

const mostCauses = 10;

/**
 * Removes secrets from the parts of an error that people and logs see, because browsers quote URLs and content of
 * pages.
 */
export function redactError(error: unknown, redact: Redact): unknown {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < mostCauses; depth += 1, at = at.cause) {
    const { message, stack } = at;
    at.message = redact(message);
    if (at instanceof SaidError) at.saying = mapFacts(at.saying, redact);
    if (stack !== undefined) at.stack = redact(stack);
  }
  return error;
}

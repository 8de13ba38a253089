import type { Redact } from '../finding-pages/sign-ins/redact.ts';
import { mapFacts } from '../texts/map-facts.ts';
import { SaidError } from '../texts/said-error.ts';

const mostCauses = 10;

/** The same error without secrets in what people and logs are shown of it: browsers quote URLs and what a page says. */
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

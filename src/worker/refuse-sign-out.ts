import type { DocumentCheck } from '../browser/document-gate.ts';
import { endsSession } from '../finding-pages/crawl/unsafe-link.ts';
import { says } from '../texts/saying.ts';

/** No page of a scan that signs in opens what ends its session, wherever the URL comes from. */
export function refuseSignOut(check: DocumentCheck): DocumentCheck {
  return async (url) => {
    if (!endsSession(url.href)) return check(url);
    return { allowed: false, reason: says('visits.signs_out'), isOutOfScope: true };
  };
}

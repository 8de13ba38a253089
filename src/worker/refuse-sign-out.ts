import type { DocumentCheck } from '../browser/document-gate.ts';
import { endsSession } from '../finding-pages/crawl/unsafe-link.ts';
import { says } from '../texts/saying.ts';

/** Blocks documents that would end the session of a scan, regardless of the source of their URL. */
export function refuseSignOut(check: DocumentCheck): DocumentCheck {
  return async (url) => {
    if (!endsSession(url.href)) return check(url);
    return { allowed: false, reason: says('visits.signs_out'), isOutOfScope: true };
  };
}

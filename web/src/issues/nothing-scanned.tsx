import type { Scan } from '../api/scans.ts';
import { hasEnded } from '../api/scans.ts';
import { issueTexts } from '../texts/issues.ts';

/** Replaces a list that is empty because no page was scanned. */
export function NothingScanned({ scan }: { readonly scan: Scan | undefined }) {
  const { notYet, noneScanned } = issueTexts.issues;
  return <p className="empty-line">{scan !== undefined && hasEnded(scan) ? noneScanned : notYet}</p>;
}

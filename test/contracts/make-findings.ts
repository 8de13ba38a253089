import type { ScannedReport } from './make-scans.ts';
import { aGroup, anOccurrence, aScannedReport } from './make-scans.ts';

/** Findings that are the same in every scan of the page: images that failed, and labels to review. */
export function aPageOfFindings(page: number, { images = 2, labels = 0, omitted = 0 } = {}): ScannedReport {
  const named = (rule: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      anOccurrence({
        selector: `#${rule}-${index}`,
        fingerprint: `${rule}-${page}-${index}`,
        component: index % 2 === 0 ? 'card' : 'banner',
      }),
    );
  const failed = images === 0 ? 0 : images + omitted;
  const groups = [
    { ...aGroup(0, { occurrences: named('image-alt', images) }), total: failed },
    { ...aGroup(0, { rule: 'label', kind: 'needs_review', occurrences: named('label', labels) }) },
  ].filter(({ occurrences }) => occurrences.length > 0);
  const rules = { 'html-has-lang': [1, 0, 0], 'image-alt': [1, failed, 0], label: [1, 0, labels] } as const;
  return aScannedReport({ rules, groups });
}

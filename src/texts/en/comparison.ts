import { format } from './format.ts';

type Changes = Readonly<Record<'new' | 'fixed' | 'changed' | 'unchanged' | 'not_comparable' | 'came_back', number>>;

/** One line on the changes since an earlier scan. `day`: `2026-03-05`. */
export const comparison = {
  ofScan: 'failures',
  ofIssue: 'elements of this issue',
  changed: (day: string, what: string, changes: string) =>
    `Compared with the scan of ${writeDay(day)}, ${what}: ${changes}.`,
  counts: (counts: Changes) =>
    [
      `${format.number(counts.new)} new`,
      `${format.number(counts.fixed)} fixed`,
      ...(counts.changed > 0 ? [`${format.number(counts.changed)} changed between failed and needs review`] : []),
      `${format.number(counts.unchanged)} unchanged`,
      ...(counts.not_comparable > 0 ? [`${format.number(counts.not_comparable)} not comparable`] : []),
      ...(counts.came_back > 0
        ? [`${format.number(counts.came_back)} found again after they were marked as fixed`]
        : []),
    ].join(', '),
  otherEngine: (engine: string | null) => `That scan used another engine or version (${engine ?? 'unknown'}).`,
  otherStates: 'That scan looked at its pages in other states, so the scores are not comparable.',
  otherFonts: (faces: readonly { readonly family: string; readonly base: string | null }[]) =>
    `That scan used other fonts (${faces.map(({ family, base }) => `${family}: ${base ?? 'none'}`).join(', ')}), so some differences may come from the fonts.`,
  tooMany: (day: string, url: string) =>
    `This report does not compare the scan with the scan of ${writeDay(day)}, because they have too many failures. See ${url}.`,
};

/** Writes `2026-03-05` as `March 5, 2026`. */
function writeDay(day: string): string {
  return format.date(new Date(day));
}

import type { Compared } from './compare-with-baseline.ts';
import { toPlainText } from './plain-text.ts';

const shownEntries = 10;

const reasons = {
  page_absent: 'the scan has no such page',
  page_not_scanned: 'the page was not scanned',
  rule_not_run: 'the rule was not run',
  rule_truncated: 'the page has too many findings of this rule',
  frame_not_reached: 'a frame was not analyzed',
  state_not_looked_at: 'the page was not looked at with the same user preferences',
} as const;

/** How the scans compare with the baseline. Entries that they did not show are named, never dropped in silence. */
export function describeBaseline({ file, isUpdated, result }: Compared): readonly string[] {
  const { fixed, notLookedAt, undecided, marked } = result;
  const rest = [`${countOf(fixed)} fixed`, `${countOf(notLookedAt)} not looked at`];
  const others = [
    ...(undecided > 0 ? [`${undecided} now need review`] : []),
    ...(marked > 0 ? [`${marked} accepted or marked as false positives`] : []),
  ];
  return [
    `Baseline ${toPlainText(file)}: ${[`${result.new} new`, `${result.unchanged} unchanged`, ...rest, ...others].join(', ')}`,
    ...listEntries(fixed.map((entry) => `  Fixed: ${nameOf(entry)}`)),
    ...listEntries(notLookedAt.map((entry) => `  Not looked at: ${nameOf(entry)}: ${reasons[entry.reason]}`)),
    ...(result.enginesChanged
      ? ['  It was made with other engines or versions: some differences may come from changed rules.']
      : []),
    ...(result.suggestedMapping === undefined
      ? []
      : [
          `  None of its pages was scanned. For the same site at another origin: --map-origin ${result.suggestedMapping}`,
        ]),
    ...(isUpdated ? ['  The file was updated.'] : []),
  ];
}

function nameOf({
  page,
  rule,
  count,
}: {
  readonly page: string;
  readonly rule: string;
  readonly count: number;
}): string {
  return `${toPlainText(rule)} on ${toPlainText(page)} (${count})`;
}

function listEntries(lines: readonly string[]): readonly string[] {
  const more = lines.length - shownEntries;
  return [...lines.slice(0, shownEntries), ...(more > 0 ? [`  and ${more} more`] : [])];
}

function countOf(entries: readonly { readonly count: number }[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

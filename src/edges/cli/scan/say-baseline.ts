import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import type { Compared } from './compare-with-baseline.ts';
import { toPlainText } from './plain-text.ts';

const shownEntries = 10;

const { baseline: words } = commandLine;

/** Describes how the scans compare with the baseline. Names every entry that the scans did not show. */
export function sayBaseline({ file, isUpdated, result }: Compared): readonly string[] {
  const { fixed, notLookedAt, undecided, marked } = result;
  const rest = [words.fixed(countOf(fixed)), words.notLookedAt(countOf(notLookedAt))];
  const others = [
    ...(undecided > 0 ? [words.needReview(undecided)] : []),
    ...(marked > 0 ? [words.marked(marked)] : []),
  ];
  return [
    words.heading(toPlainText(file), [words.isNew(result.new), words.unchanged(result.unchanged), ...rest, ...others]),
    ...listEntries(fixed.map((entry) => `  ${words.fixedEntry(nameOf(entry))}`)),
    ...listEntries(
      notLookedAt.map((entry) => `  ${words.notLookedAtEntry(nameOf(entry), words.reasons[entry.reason])}`),
    ),
    ...(result.enginesChanged ? [`  ${words.otherEngines}`] : []),
    ...(result.suggestedMapping === undefined ? [] : [`  ${words.mapOrigin(result.suggestedMapping)}`]),
    ...(isUpdated ? [`  ${words.updated}`] : []),
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
  return words.entry(toPlainText(rule), toPlainText(page), count);
}

function listEntries(lines: readonly string[]): readonly string[] {
  const more = lines.length - shownEntries;
  return [...lines.slice(0, shownEntries), ...(more > 0 ? [`  ${commandLine.results.more(more)}`] : [])];
}

function countOf(entries: readonly { readonly count: number }[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

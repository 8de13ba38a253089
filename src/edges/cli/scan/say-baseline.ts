import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import type { AddedFinding } from '../baseline/baseline-comparison.ts';
import type { Compared } from './compare-with-baseline.ts';
import { toPlainText } from './plain-text.ts';
import type { Paint } from './terminal-text.ts';
import { rankOf } from '../../../findings/severity.ts';

const shownEntries = 10;
const shownNew = 200;

const { baseline: words } = commandLine;

/** Describes how the scans compare with the baseline. Names every entry that the scans did not show. */
export function sayBaseline({ file, isUpdated, isNotPruned, result }: Compared, paint: Paint): readonly string[] {
  const { fixed, notLookedAt, altered, undecided, marked, unjudged } = result;
  const rest = [words.fixed(countOf(fixed)), words.notLookedAt(countOf(notLookedAt))];
  const others = [
    ...(undecided > 0 ? [words.needReview(undecided)] : []),
    ...(marked > 0 ? [words.marked(marked)] : []),
    ...(unjudged > 0 ? [words.unjudged(unjudged)] : []),
  ];
  const shown = [words.isNew(result.new.length), words.altered(altered.length), words.unchanged(result.unchanged)];
  return [
    paint('strong', words.heading(toPlainText(file), [...shown, ...rest, ...others])),
    ...listEntries(
      worstFirst(result.new).map((finding) => `  ${paint(finding.severity, words.newEntry(nameElement(finding)))}`),
      shownNew,
    ),
    ...listEntries(altered.map((finding) => `  ${words.alteredEntry(nameElement(finding))}`)),
    ...listEntries(fixed.map((entry) => `  ${words.fixedEntry(nameOf(entry))}`)),
    ...listEntries(
      notLookedAt.map((entry) => `  ${words.notLookedAtEntry(nameOf(entry), words.reasons[entry.reason])}`),
    ),
    ...listEntries(result.renamed.map(({ from, to }) => `  ${words.renamed(toPlainText(from), toPlainText(to))}`)),
    ...(result.enginesChanged ? [`  ${words.otherEngines}`] : []),
    ...(result.suggestedMapping === undefined ? [] : [`  ${words.mapOrigin(result.suggestedMapping)}`]),
    ...(isUpdated ? [`  ${words.updated}`] : []),
    ...(isNotPruned ? [`  ${words.notPruned}`] : []),
  ];
}

function nameElement({ rule, page, selector, text }: AddedFinding): string {
  const element = text === '' ? selector : `${selector} (${text})`;
  return words.element(toPlainText(rule), toPlainText(page), toPlainText(element));
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

function worstFirst(findings: readonly AddedFinding[]): readonly AddedFinding[] {
  return findings.toSorted((a, b) => rankOf(a.severity) - rankOf(b.severity));
}

function listEntries(lines: readonly string[], most = shownEntries): readonly string[] {
  const more = lines.length - most;
  return [...lines.slice(0, most), ...(more > 0 ? [`  ${commandLine.results.more(more)}`] : [])];
}

function countOf(entries: readonly { readonly count: number }[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

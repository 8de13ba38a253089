import type { z } from 'zod';
import type { fixedFindingSchema } from '../baseline/judgement.ts';
import { namePage } from '../../findings/page-path.ts';
import type { BaselineContent } from '../baseline/collect-baseline.ts';
import type { MarkedFinding } from '../baseline/read-marked-findings.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Paper } from './paper.ts';
import { writeCell, writeLink, writeRow, writeTableHead } from './markdown-text.ts';

const longest = { rule: 200, url: 300, selector: 300, text: 100 };

/** The findings that are new, altered and fixed since the baseline. */
export function* writeBaseline(paper: Paper, { marks, added, altered, fixed }: BaselineContent, texts: Texts) {
  const { baseline: words, tables } = texts.reports;
  const severityOf = ({ group: { card } }: MarkedFinding) => tables.severities[card.severity];
  const rowsOf = (findings: readonly MarkedFinding[]) =>
    findings.map((one) =>
      writeFinding([severityOf(one)], {
        ...one,
        rule: one.group.card.rule,
        page_url: one.pageUrl,
        page_path: one.pagePath,
      }),
    );
  const { severity, ...others } = words.columns;
  yield paper.write(`\n### ${words.title}\n\n${words.counts(marks.counts)}\n`);
  const withSeverity = [severity, ...Object.values(others)];
  yield* writeList(
    paper,
    { title: words.states.new, columns: withSeverity, rows: rowsOf(added), count: marks.counts.new },
    texts,
  );
  yield* writeList(
    paper,
    { title: words.states.altered, columns: withSeverity, rows: rowsOf(altered), count: marks.counts.altered },
    texts,
  );
  yield* writeList(
    paper,
    {
      title: words.fixed,
      columns: Object.values(others),
      rows: fixed.map((one) => writeFinding([], one)),
      count: marks.counts.fixed,
    },
    texts,
  );
}

type Named = Readonly<z.infer<typeof fixedFindingSchema>>;

function writeFinding(
  first: readonly string[],
  { rule, page_url: url, page_path: path, selector, text }: Named,
): string {
  return writeRow([
    ...first,
    writeCell(rule, longest.rule),
    writeLink(writeCell(namePage(url, path), longest.url), url),
    writeCell(selector, longest.selector),
    writeCell(text, longest.text),
  ]);
}

type List = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** How many there are, including those without a row. */
  readonly count: number;
};

function* writeList(paper: Paper, { title, columns, rows, count }: List, texts: Texts): Generator<string> {
  if (rows.length === 0) return;
  const { baseline: words } = texts.reports;
  yield paper.write(`\n#### ${title}\n\n${writeTableHead(columns)}`);
  yield* paper.table(rows, words.more);
  if (count > rows.length) yield paper.write(`\n${words.more(count - rows.length)}\n`);
}

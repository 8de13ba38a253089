import type { ClauseResult, ScanStandard } from '../../reading/standards/scan-standard.ts';
import { sayAnswer } from '../say-answer.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ReportContent } from './report-content.ts';
import { headNumber, headText, tabulate } from './table.ts';

/** The clauses of the standard that the report is limited to. */
export function writeStandard({ head }: ReportContent): readonly Html[] {
  if (head.standard === null) return [];
  const { result } = head.standard;
  const { clause_counts: counts } = result;
  const { standard: words } = head.texts.reports.summary;
  const table = tabulate({
    caption: words.caption(result.title),
    className: 'overview',
    head: [
      headText(words.columns.clause),
      headText(words.columns.level),
      headText(words.columns.result),
      headNumber(words.columns.found),
      headNumber(words.columns.toReview),
    ],
    rows: result.clauses.map((clause) => writeClause(clause, head.texts)),
  });
  return [
    html`<section class="chapter">
      <h2>${words.title(result.title)}</h2>
      <p>${words.counts(counts)}</p>
      ${writeLegalNote(result, words)} ${table}
    </section>`,
  ];
}

function writeClause(clause: ClauseResult, texts: Texts): Html {
  const { format, reports } = texts;
  const { id, name, level, status, failed, needs_review: undecided, verdict } = clause;
  return html`<tr>
    <th scope="row">${id} ${name}</th>
    <td>${level ?? ''}</td>
    <td>${reports.summary.standard.statuses[status]}${writeAnswer(verdict, texts)}</td>
    <td class="number">${format.number(failed.occurrences)}</td>
    <td class="number">${format.number(undecided.occurrences)}</td>
  </tr>`;
}

/** A person's answer stands beside the result of the scan, never in its place. */
function writeAnswer(verdict: ClauseResult['verdict'], texts: Texts): Html | null {
  return verdict === null ? null : html`<br /><span class="page-text">${sayAnswer(verdict, texts)}</span>`;
}

function writeLegalNote(
  { legal_note: note }: ScanStandard,
  words: Texts['reports']['summary']['standard'],
): Html | null {
  if (note === null) return null;
  return html`<p>${words.legal(note)}</p>`;
}

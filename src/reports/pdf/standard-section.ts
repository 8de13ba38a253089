import { countOf, formatCount } from '../../shared/count-words.ts';
import type { ClauseResult, ScanStandard } from '../../standards/scan-standard.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ReportContent } from './report-content.ts';

/** What each status means. None of them says that a clause is met. */
const statusNames: Readonly<Record<ClauseResult['status'], string>> = {
  failed: 'Failed',
  needs_review: 'Needs review',
  nothing_found: 'Nothing found',
  not_decided_by_scan: 'Not decided by this scan',
};

/** The clauses of the standard that the report is limited to. */
export function describeStandard({ head }: ReportContent): readonly Html[] {
  if (head.standard === null) return [];
  const { result } = head.standard;
  const { clause_counts: counts } = result;
  return [
    html`<section class="chapter">
      <h2>${result.title}: clauses</h2>
      <p>
        ${countOf(counts.failed, 'clause')} failed, ${formatCount(counts.needs_review)} need review, nothing was found
        for ${formatCount(counts.nothing_found)}, and ${formatCount(counts.not_decided_by_scan)} are not decided by this
        scan. “Nothing found” does not mean that a clause is met: rules test only parts of it.
      </p>
      ${describeLegalNote(result)}
      <table class="overview">
        <caption>
          Clauses of ${result.title}
        </caption>
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">Level</th>
            <th scope="col">Result</th>
            <th scope="col" class="number">Found</th>
            <th scope="col" class="number">To review</th>
          </tr>
        </thead>
        <tbody>
          ${result.clauses.map(describeClause)}
        </tbody>
      </table>
    </section>`,
  ];
}

function describeClause({ id, name, level, status, failed, needs_review: undecided }: ClauseResult): Html {
  return html`<tr>
    <th scope="row">${id} ${name}</th>
    <td>${level ?? ''}</td>
    <td>${statusNames[status]}</td>
    <td class="number">${formatCount(failed.occurrences)}</td>
    <td class="number">${formatCount(undecided.occurrences)}</td>
  </tr>`;
}

function describeLegalNote({ legal_note: note }: ScanStandard): Html | null {
  if (note === null) return null;
  return html`<p>As of ${note.as_of}: ${note.text} Source: ${note.source}. This is not legal advice.</p>`;
}

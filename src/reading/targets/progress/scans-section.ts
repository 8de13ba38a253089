import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import { scoreOf } from '../../../records/scans/scan-fields.ts';
import { nameTime } from './name-time.ts';
import type { ProgressContent } from './progress-content.ts';
import { drawScores } from './score-chart.ts';
import type { ProgressScan } from './read-progress.ts';
import { writeTimeline } from './timeline-table.ts';

export function writeScans(content: ProgressContent): Html {
  const { texts, progress } = content;
  const { scans: words } = texts.reports.progress;
  const { columns } = words;
  const table = writeTimeline({
    caption: words.caption,
    texts: [columns.date],
    numbers: [columns.pages, columns.score, columns.issues, columns.failed, columns.needsReview],
    rows: progress.scans.map((scan) => writeRow(scan, texts)),
  });
  return html`<section class="chapter">
    <h2>${words.title}</h2>
    ${drawScores(content)} ${table}
  </section>`;
}

function writeRow({ row, counts }: ProgressScan, { format, reports }: ProgressContent['texts']): Html {
  const { scans: words } = reports.progress;
  const numberOf = (value: number | null | undefined) =>
    html`<td class="number">${value === null || value === undefined ? words.none : format.number(value)}</td>`;
  const shown = row.pages_completed === 0 ? null : counts;
  return html`<tr>
    <th scope="row" class="time">${nameTime(row)}</th>
    <td class="number">${words.pages(row.pages_completed, row.pages_total)}</td>
    ${numberOf(scoreOf(row))}${numberOf(shown?.failed_groups)}${numberOf(shown?.failed_occurrences)}${numberOf(shown?.needs_review_occurrences)}
  </tr>`;
}

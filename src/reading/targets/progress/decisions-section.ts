import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { ScanStep } from './compare-in-order.ts';
import { nameTime } from './name-time.ts';
import type { ProgressContent } from './progress-content.ts';
import { writeNone, writeTimeline } from './timeline-table.ts';

/** Null means unknown. */
type Decisions = readonly (number | null)[];

export function writeDecisions({ steps, texts }: ProgressContent): Html {
  const { decisions: words } = texts.reports.progress;
  const rows = steps.map((step) => ({ step, decisions: listDecisions(step) }));
  const isEmpty = rows.every(({ decisions }) => decisions.every((count) => count === null || count === 0));
  if (isEmpty) return writeNone(words);
  const { date, ...columns } = words.columns;
  const table = writeTimeline({
    caption: words.caption,
    texts: [date],
    numbers: Object.values(columns),
    rows: rows.map(({ step, decisions }) => writeRow(step, decisions, texts)),
  });
  return html`<section class="chapter">
    <h2>${words.title}</h2>
    ${table}
  </section>`;
}

/** The order is that of the columns. */
function listDecisions({ scan: { counts }, change }: ScanStep): Decisions {
  const cameBack = change.kind === 'compared' ? change.comparison.totals.came_back : null;
  if (counts === null) return [null, null, null, null, cameBack];
  return [
    counts.accepted_count,
    counts.fixed_pending_count,
    counts.false_positive_count,
    counts.reviewed_count,
    cameBack,
  ];
}

function writeRow({ scan: { row } }: ScanStep, decisions: Decisions, { format, reports }: Texts): Html {
  const { none } = reports.progress.scans;
  return html`<tr>
    <th scope="row" class="time">${nameTime(row)}</th>
    ${decisions.map((count) => html`<td class="number">${count === null ? none : format.number(count)}</td>`)}
  </tr>`;
}

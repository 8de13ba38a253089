import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { ScanStep } from './compare-in-order.ts';
import { nameTime } from './name-time.ts';
import type { ProgressContent } from './progress-content.ts';
import { writeTimeline } from './timeline-table.ts';

type Words = Texts['reports']['progress']['changes'];

export function writeChanges({ steps, texts }: ProgressContent): Html {
  const { changes: words } = texts.reports.progress;
  const { columns } = words;
  const numbers = [columns.stillThere, columns.new, columns.fixed, columns.notLookedAt, columns.pages];
  const table = writeTimeline({
    caption: words.caption,
    texts: [columns.date, columns.base],
    numbers: numbers,
    rows: steps.map((step) => writeRow(step, texts)),
  });
  return html`<section class="chapter">
    <h2>${words.title}</h2>
    <p>${words.intro}</p>
    ${table} ${listRemarks(steps, texts)}
  </section>`;
}

function writeRow({ scan, change }: ScanStep, { format, reports }: Texts): Html {
  const { reasons } = reports.progress.changes;
  const date = html`<th scope="row" class="time">${nameTime(scan.row)}</th>`;
  if (change.kind === 'not_compared')
    return html`<tr>
      ${date}
      <td colspan="6">${reasons[change.reason]}</td>
    </tr>`;
  const { totals, pages } = change.comparison;
  const numbers = [
    totals.unchanged + totals.changed,
    totals.new,
    totals.fixed,
    totals.not_comparable,
    pages.only_in_base + pages.not_scanned_here,
  ];
  return html`<tr>
    ${date}
    <td class="time">${nameTime(change.base)}</td>
    ${numbers.map((value) => html`<td class="number">${format.number(value)}</td>`)}
  </tr>`;
}

/** The reasons for a difference other than the site. */
function listRemarks(steps: readonly ScanStep[], { reports }: Texts): Html | null {
  const { changes: words } = reports.progress;
  const remarks = steps.flatMap(({ scan: { row }, change }) => {
    const reasons = change.kind === 'compared' ? explain(change, row.engine, words) : [];
    return reasons.length === 0 ? [] : [html`<li>${words.remark(nameTime(row), reasons)}</li>`];
  });
  if (remarks.length === 0) return null;
  return html`<h3>${words.remarks}</h3>
    <ul>
      ${remarks}
    </ul>`;
}

function explain(
  { comparison, base }: ScanStep['change'] & { readonly kind: 'compared' },
  engine: string | null,
  words: Words,
): readonly string[] {
  return [
    ...(comparison.engine_changed ? [words.otherEngine(base.engine, engine)] : []),
    ...(comparison.states_changed ? [words.otherStates] : []),
    ...(comparison.font_changes.length > 0 ? [words.otherFonts] : []),
  ];
}

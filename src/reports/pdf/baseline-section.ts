import { cutText, quoteOnOneLine } from '../quote-page-text.ts';
import type { FixedFinding } from '../baseline/judgement.ts';
import type { MarkedFinding } from '../baseline/read-marked-findings.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { linkTo, nameSteps } from './issue-section.ts';
import type { ReportContent } from './report-content.ts';
import { markSeverity } from './severity-mark.ts';
import { headText, tabulate } from './table.ts';

const longestSelector = 300;

/** The findings that are new, altered and fixed since the baseline, if the report was compared with one. */
export function writeBaseline({ head: { texts }, baseline }: ReportContent): readonly Html[] {
  if (baseline === undefined) return [];
  const { baseline: words } = texts.reports;
  const { marks, added, altered, fixed } = baseline;
  const { counts } = marks;
  return [
    html`<section class="chapter">
      <h2>${words.title}</h2>
      <p><strong>${words.counts(counts)}</strong></p>
      ${listMarked({ title: words.states.new, findings: added, count: counts.new }, texts)}
      ${listMarked({ title: words.states.altered, findings: altered, count: counts.altered }, texts)}
      ${listFixed(fixed, counts.fixed, texts)}
    </section>`,
  ];
}

type List = { readonly title: string; readonly findings: readonly MarkedFinding[]; readonly count: number };

function listMarked({ title, findings, count }: List, texts: Texts): Html | null {
  const rows = findings.map(
    ({ group: { card }, pageUrl, pagePath, selector, text }) =>
      html`<tr>
        <td>${markSeverity(card.severity, texts)}</td>
        ${writePlace({ rule: card.rule, page_url: pageUrl, page_path: pagePath, selector, text })}
      </tr>`,
  );
  return listRows({ title, names: Object.values(texts.reports.baseline.columns), rows, count }, texts);
}

function listFixed(findings: readonly FixedFinding[], count: number, texts: Texts): Html | null {
  const { fixed: title, columns } = texts.reports.baseline;
  const { severity: _severity, ...others } = columns;
  const rows = findings.map(
    (finding) =>
      html`<tr>
        ${writePlace(finding)}
      </tr>`,
  );
  return listRows({ title, names: Object.values(others), rows, count }, texts);
}

function writePlace({ rule, page_url: url, page_path: path, selector, text }: FixedFinding): Html {
  return html`<td><code>${rule}</code></td>
    <td>${linkTo(url)}${nameSteps(path)}</td>
    <td>
      <code class="page-text" dir="ltr" translate="no">${cutText(quoteOnOneLine(selector), longestSelector)}</code>
    </td>
    <td class="page-text" dir="auto">${quoteOnOneLine(text)}</td>`;
}

type Rows = {
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly Html[];
  readonly count: number;
};

function listRows({ title, names, rows, count }: Rows, texts: Texts): Html | null {
  if (rows.length === 0) return null;
  const more = count - rows.length;
  return html`${tabulate({ caption: title, head: names.map(headText), rows })}
  ${more > 0 ? html`<p>${texts.reports.baseline.more(more)}</p>` : null}`;
}

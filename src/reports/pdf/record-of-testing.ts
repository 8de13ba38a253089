import { createHash } from 'node:crypto';
import { formatCount } from '../../shared/count-words.ts';
import { describeSample } from '../describe-sample.ts';
import { describeFacts } from './facts-table.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ReportContent } from './report-content.ts';

const samples: Readonly<Record<string, string>> = {
  single: 'one page, named by its URL',
  sitemap: 'every page of a sitemap',
  list: 'a list of pages',
  crawl: 'every page that a crawl found',
};

/** Who tested what, when and how: what an authority, or a court, asks about a test. */
export function describeRecord(content: ReportContent): Html {
  const { manualChecks } = content;
  return html`<section class="chapter">
    <h2>Record of testing</h2>
    ${describeFacts(listFacts(content))}
    <h3>Checks that remain for a person</h3>
    <p>The scan cannot decide these questions. They apply to what it saw on this site.</p>
    <ul>
      ${manualChecks.map((check) => html`<li>${check}</li>`)}
    </ul>
  </section>`;
}

function listFacts({ head, options }: ReportContent): readonly (readonly [name: string, value: string | Html])[] {
  const { scan, standard, sample } = head;
  const { progress, viewport } = scan;
  return [
    ['Scan', scan.id],
    ['Target', html`<span class="page-text">${scan.url}</span>`],
    ['Operator', options.organizationName ?? 'not named in the settings'],
    ['Started', scan.started_at ?? scan.created_at],
    ['Finished', scan.finished_at ?? 'not finished'],
    ['Sample', sample === null ? (samples[scan.scan_type] ?? scan.scan_type) : describeSample(sample).join(' ')],
    [
      'Pages',
      `${formatCount(progress.pages_completed)} of ${formatCount(progress.pages_total)} scanned, ${formatCount(progress.pages_failed)} failed`,
    ],
    ['Method', 'automated checks of the page as it is after loading, in a real browser'],
    ['Engines', scan.engine ?? 'unknown'],
    ['Browser', scan.browser ?? 'unknown'],
    ['Viewport', `${viewport.width} × ${viewport.height} CSS pixels`],
    ['Standard', standard === null ? 'all rules' : `${standard.result.title} (${standard.result.version})`],
    ['Results, SHA-256', digestResults(head)],
  ];
}

/** Of one line per issue, sorted: kind, rule, occurrences, pages. Reports with the same results have the same. */
function digestResults({ scan, groups }: ReportContent['head']): string {
  const lines = groups.map(({ card }) => `${card.kind} ${card.rule} ${card.occurrence_count} ${card.page_count}`);
  return createHash('sha256')
    .update([scan.id, ...lines.toSorted()].join('\n'))
    .digest('hex');
}

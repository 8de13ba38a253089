import { domainToUnicode } from 'node:url';
import type { IssueCard } from '../../issues/issue-card.ts';
import type { ScanRecord } from '../../scans/scan-record.ts';
import { severities } from '../../shared/severity.ts';
import type { ReportGroup } from '../report-model.ts';
import { countOf, formatCount } from '../../shared/count-words.ts';
import { describeFacts } from './facts-table.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ReportContent } from './report-content.ts';
import { markSeverity, nameSeverity, severityMeanings } from './severity-mark.ts';

/** The host as people write it, including names in other scripts. */
export function siteOf(scan: Pick<ScanRecord, 'url'>): string {
  if (!URL.canParse(scan.url)) return scan.url;
  const { hostname, host } = new URL(scan.url);
  return host.replace(hostname, domainToUnicode(hostname) || hostname);
}

export function describeCover({ head, options, scope, issues }: ReportContent): Html {
  const { scan, unfinished } = head;
  const issue = scope === undefined ? undefined : issues[0]?.group;
  const owner = options.organizationName === null ? null : html`<p>${options.organizationName}</p>`;
  return html`<section class="cover">
    ${unfinished === null ? null : html`<p class="warning">${unfinished} The numbers will change.</p>`}
    <div class="cover-band">${owner}${issue === undefined ? titleScan(scan) : titleIssue(issue)}</div>
    <div class="verdict">${issue === undefined ? describeScan(head) : describeIssue(issue.card, head.change)}</div>
    ${scope === undefined ? describeSeverities(scan) : null} ${describeFacts(listFacts(head))}
    <p class="cover-note">
      This report comes from automated checks in a real browser. Automated checks find only part of the barriers on a
      website. See “Method and limits” at the end.
    </p>
  </section>`;
}

function titleScan(scan: ScanRecord): Html {
  return html`<p>Accessibility report</p>
    <h1>${siteOf(scan)}</h1>`;
}

function titleIssue({ card, languages }: ReportGroup): Html {
  return html`<p>Accessibility issue</p>
    <h1 lang="${languages.title}"><bdi>${card.title}</bdi></h1>`;
}

function describeScan(head: ReportContent['head']): Html {
  return html`${drawScore(head.scan)}
    <div>${describeVerdict(head)}</div>`;
}

function describeIssue(card: IssueCard, change: string | null): Html {
  const where = `${countOf(card.occurrence_count, 'occurrence')} on ${countOf(card.page_count, 'page')}.`;
  const state =
    card.kind === 'failed'
      ? 'The check proved this issue.'
      : 'The check could not decide. A person needs to review it.';
  return html`<div>
    <p>${markSeverity(card.severity)} <strong>${where}</strong></p>
    <p>${severityMeanings[card.severity]}. ${state}</p>
    ${describeChange(change)}
  </div>`;
}

function describeSeverities({ summary }: ScanRecord): Html {
  const tiles = severities.map(
    (severity) =>
      html`<li>${nameSeverity(severity)} <strong>${formatCount(summary.by_severity[severity])}</strong></li>`,
  );
  return html`<ul class="tiles">
    ${tiles}
  </ul>`;
}

const circumference = 2 * Math.PI * 52;

function drawScore({ score }: ScanRecord): Html {
  const label = score === null ? 'No score: no rule applied' : `Score: ${score} of 100`;
  const drawn = ((score ?? 0) / 100) * circumference;
  return html`<svg viewBox="0 0 120 120" role="img" aria-label="${label}">
    <circle cx="60" cy="60" r="52" fill="none" stroke="#d5dde8" stroke-width="11" />
    <circle
      cx="60"
      cy="60"
      r="52"
      fill="none"
      stroke="#12233f"
      stroke-width="11"
      stroke-dasharray="${drawn.toFixed(1)} ${circumference.toFixed(1)}"
      transform="rotate(-90 60 60)"
    />
    <text x="60" y="67" text-anchor="middle" font-size="34" font-weight="700" fill="#12233f" aria-hidden="true">
      ${score ?? '–'}
    </text>
    <text x="60" y="84" text-anchor="middle" font-size="11" fill="#374151" aria-hidden="true">
      ${score === null ? 'no score' : 'of 100'}
    </text>
  </svg>`;
}

function describeVerdict({ scan, change }: ReportContent['head']): Html {
  const { summary } = scan;
  const found =
    summary.failed_groups === 0
      ? 'The automated checks found no issues.'
      : `${countOf(summary.failed_groups, 'issue')} found, with ${countOf(summary.failed_occurrences, 'occurrence')}.`;
  const undecided =
    summary.needs_review_groups === 0
      ? ''
      : ` Another ${countOf(summary.needs_review_groups, 'issue')} ${summary.needs_review_groups === 1 ? 'needs' : 'need'} review by a person, because the checks could not decide.`;
  return html`<p><strong>${found}</strong>${undecided}</p>
    ${describeChange(change)}
    <p>${explainScore(scan)}</p>`;
}

function describeChange(change: string | null): Html | null {
  return change === null ? null : html`<p>${change}</p>`;
}

function explainScore({ score }: ScanRecord): string {
  if (score === null) return 'There is no score, because no rule applied to the scanned pages.';
  const meaning =
    'The score is the share of checked elements that passed, weighted by the severity of the rules and averaged over the pages.';
  if (score === 100)
    return `${meaning} A score of 100 means that no automated check failed. It does not mean that the site has no barriers.`;
  return `${meaning} Use it to follow progress from scan to scan. It does not measure conformance: a single barrier can exclude people.`;
}

function listFacts({
  scan,
  standard,
}: ReportContent['head']): readonly (readonly [name: string, value: string | Html])[] {
  const { progress, viewport } = scan;
  const left = progress.pages_total - progress.pages_completed - progress.pages_failed;
  const tools = [scan.engine, scan.browser].filter((tool) => tool !== null).join(' in ');
  return [
    ['URL', html`<span class="page-text">${scan.url}</span>`],
    ...(standard === null ? [] : [['Standard', `${standard.result.title}. Other issues are left out.`] as const]),
    ['Pages scanned', formatCount(progress.pages_completed)],
    [
      'Pages not scanned',
      left === 0
        ? formatCount(progress.pages_failed)
        : `${formatCount(progress.pages_failed)} failed, ${formatCount(left)} not scanned yet`,
    ],
    ['Date', formatDate(scan.started_at ?? scan.created_at)],
    [
      'Viewport',
      `${viewport.preset}: ${viewport.width} × ${viewport.height} CSS pixels${viewport.mobile ? ', touch' : ''}`,
    ],
    ['Checked with', tools],
    ...(scan.tag === null ? [] : [['Tag', scan.tag] as const]),
    ['Scan', scan.id],
  ];
}

function formatDate(instant: string): string {
  const date = new Date(instant);
  const day = date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${day}, ${instant.slice(11, 16)} UTC`;
}

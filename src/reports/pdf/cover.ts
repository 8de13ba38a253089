import { domainToUnicode } from 'node:url';
import type { IssueCard } from '../../records/issues/issue-card.ts';
import type { ScanRecord } from '../../records/scans/scan-record.ts';
import { severities } from '../../findings/severity.ts';
import type { ReportGroup } from '../report-model.ts';
import type { Texts } from '../../texts/texts.ts';
import { version } from '../../version.ts';
import type { Fact } from './facts-table.ts';
import { writeFacts } from './facts-table.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ReportContent } from './report-content.ts';
import { markSeverity } from './severity-mark.ts';

/** The host as people write it, including names in other scripts. */
export function siteOf(scan: Pick<ScanRecord, 'url'>): string {
  if (!URL.canParse(scan.url)) return scan.url;
  const { hostname, host } = new URL(scan.url);
  return host.replace(hostname, domainToUnicode(hostname) || hostname);
}

export function writeCover({ head, options, scope, issues }: ReportContent): Html {
  const { scan, unfinished, texts } = head;
  const { cover: words } = texts.reports;
  const issue = scope === undefined ? undefined : issues[0]?.group;
  const owner = options.organizationName === null ? null : html`<p>${options.organizationName}</p>`;
  return html`<section class="cover">
    ${unfinished === null ? null : html`<p class="warning">${unfinished} ${words.numbersWillChange}</p>`}
    <div class="cover-band">${owner}${issue === undefined ? titleScan(scan, words) : titleIssue(issue, words)}</div>
    <div class="verdict">${issue === undefined ? writeScan(head) : writeIssue(issue.card, head)}</div>
    ${scope === undefined ? writeSeverities(head) : null} ${writeFacts(listFacts(head))}
    <p class="cover-note">${words.note}</p>
  </section>`;
}

type Words = Texts['reports']['cover'];

function titleScan(scan: ScanRecord, words: Words): Html {
  return html`<p>${words.report}</p>
    <h1>${siteOf(scan)}</h1>`;
}

function titleIssue({ card, languages }: ReportGroup, words: Words): Html {
  return html`<p>${words.issue}</p>
    <h1 lang="${languages.title}"><bdi>${card.title}</bdi></h1>`;
}

function writeScan(head: ReportContent['head']): Html {
  return html`${drawScore(head.scan, head.texts.reports.cover)}
    <div>${writeVerdict(head)}</div>`;
}

function writeIssue(card: IssueCard, { change, texts }: ReportContent['head']): Html {
  const { cover: words } = texts.reports;
  const where = words.where(card.occurrence_count, card.page_count);
  const state = card.kind === 'failed' ? words.proven : words.undecided;
  return html`<div>
    <p>${markSeverity(card.severity, texts)} <strong>${where}.</strong></p>
    <p>${texts.severities[card.severity].meaning}. ${state}</p>
    ${writeChange(change)}
  </div>`;
}

function writeSeverities({ scan: { summary }, texts }: ReportContent['head']): Html {
  const tiles = severities.map((severity) => {
    const { name } = texts.severities[severity];
    return html`<li>${name} <strong>${texts.format.number(summary.by_severity[severity])}</strong></li>`;
  });
  return html`<ul class="tiles">
    ${tiles}
  </ul>`;
}

const circumference = 2 * Math.PI * 52;

function drawScore({ score }: ScanRecord, { score: words }: Words): Html {
  const label = score === null ? words.noneLabel : words.label(score);
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
      ${score === null ? words.none : words.outOf}
    </text>
  </svg>`;
}

function writeVerdict({ scan, change, texts }: ReportContent['head']): Html {
  const { cover: words } = texts.reports;
  const { summary } = scan;
  const worst = sayWorst(scan, words);
  const found =
    summary.failed_groups === 0 ? words.nothingFound : words.found(summary.failed_groups, summary.failed_occurrences);
  const undecided = summary.needs_review_groups === 0 ? '' : ` ${words.toReview(summary.needs_review_groups)}`;
  return html`${worst === null ? null : html`<p><strong>${worst}</strong></p>`}
    <p>${found}${undecided}</p>
    ${writeChange(change)}
    <p>${explainScore(scan, words)}</p>`;
}

/** The first sentence, as on the overview of the UI. Null if no page has a failure. */
function sayWorst({ summary, progress }: ScanRecord, { worst: words }: Words): string | null {
  const { critical, serious, moderate, minor } = summary.pages_by_worst;
  const pages = progress.pages_completed;
  if (critical > 0) return words.critical(critical, pages);
  if (serious > 0) return words.serious(serious, pages);
  return moderate + minor > 0 ? words.others(moderate + minor, pages) : null;
}

function writeChange(change: string | null): Html | null {
  return change === null ? null : html`<p>${change}</p>`;
}

function explainScore({ score }: ScanRecord, { score: words }: Words): string {
  if (score === null) return words.explainNone;
  return score === 100 ? words.explainFull : words.explain;
}

function listFacts({ scan, standard, texts }: ReportContent['head']): readonly Fact[] {
  const { cover: words } = texts.reports;
  const { facts: names } = words;
  const { number, time } = texts.format;
  const { progress, viewport } = scan;
  const left = progress.pages_total - progress.pages_completed - progress.pages_failed;
  const tools = [scan.engine, scan.browser].filter((tool) => tool !== null);
  const size = words.pixels(viewport.width, viewport.height);
  return [
    [names.url, html`<span class="page-text">${scan.url}</span>`],
    ...(standard === null ? [] : [[names.standard, words.othersLeftOut(standard.result.title)] as const]),
    [names.scanned, number(progress.pages_completed)],
    [names.notScanned, left === 0 ? number(progress.pages_failed) : words.notYet(progress.pages_failed, left)],
    [names.date, time(new Date(scan.started_at ?? scan.created_at))],
    [names.viewport, words.viewport(words.viewports[viewport.preset], size, viewport.mobile)],
    [names.checkedWith, words.tools(tools)],
    [names.writtenBy, `Curbcut ${version}`],
    ...(scan.tag === null ? [] : [[names.tag, scan.tag] as const]),
    [names.scan, scan.id],
  ];
}

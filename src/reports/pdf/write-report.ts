import { writeBaseline } from './baseline-section.ts';
import { writeFirstFixes } from './first-fixes.ts';
import { writeCover, siteOf } from './cover.ts';
import { writeFailedPages } from './failed-pages.ts';
import { frameDocument } from './frame-document.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { writeIssue } from './issue-section.ts';
import { writeMethod } from './method.ts';
import { writeRecord } from './record-of-testing.ts';
import type { ReportContent, ShownContent } from './report-content.ts';
import type { Part } from './screen-parts.ts';
import { classesOf, listStandards, writeFilters } from './screen-filters.ts';
import { placePart, writeContents } from './screen-parts.ts';
import { writeStandard } from './standard-section.ts';
import { writeSummary } from './summary.ts';

/**
 * The printed document. A rule's texts can be in another language than the document. Their element then declares it.
 * That element must be a block, a link or a cell, because the language of a span does not get into the PDF (Chromium
 * 156).
 */
export function writeReport(content: ReportContent, medium: ShownContent['medium'] = 'print'): Html {
  const { head, scope, issues } = content;
  const { texts } = head;
  const isWhole = scope === undefined;
  const failed = issues.filter(({ group }) => group.card.kind === 'failed');
  const undecided = issues.filter(({ group }) => group.card.kind === 'needs_review');
  const { firstFixes, title: summary } = texts.reports.summary;
  const { issues: words, method, baseline } = texts.reports;
  const rulesOf = listStandards(head);
  const shown: ShownContent = { ...content, medium, nameClasses: (issue) => classesOf(issue, rulesOf) };
  const parts = [
    ...name(baseline.title, writeBaseline(content)),
    ...(isWhole ? name(firstFixes.title, [writeFirstFixes(content)]) : []),
    ...(isWhole ? name(summary, [writeSummary(content)]) : []),
    ...(isWhole ? name(head.standard?.result.title ?? '', writeStandard(content)) : []),
    ...(isWhole ? name(words.unscanned.title, [writeFailedPages(content)]) : []),
    ...name(method.title, [writeMethod(content)]),
    ...(isWhole ? name(method.record.title, [writeRecord(content)]) : []),
    ...name(words.found, writeIssues(words.found, failed, shown)),
    ...name(words.toReview, writeIssues(words.toReview, undecided, shown)),
  ];
  const body =
    medium === 'print'
      ? [writeCover(content), ...parts.map((part) => part.body)]
      : [
          writeCover(content),
          writeContents(parts, texts),
          ...writeFilters(issues, texts, rulesOf),
          ...parts.map(placePart),
        ];
  const footer = { name: texts.reports.cover.report, site: siteOf(head.scan) };
  return frameDocument({ texts, title: titleOf(content), footer, body }, medium);
}

function name(title: string, bodies: readonly Html[]): readonly Part[] {
  return bodies.map((body) => ({ title, body }));
}

function titleOf({ head, scope, issues }: ReportContent): string {
  const site = siteOf(head.scan);
  const issue = scope === undefined ? undefined : issues[0]?.group.card.title;
  const { cover: words } = head.texts.reports;
  return issue === undefined ? words.titleOfReport(site) : words.titleOfIssue(issue, site);
}

function writeIssues(title: string, issues: ReportContent['issues'], content: ShownContent): readonly Html[] {
  if (issues.length === 0) return [];
  return [
    html`<section class="chapter">
      <h2>${title}</h2>
      ${issues.map((issue) => writeIssue(issue, content))}
    </section>`,
  ];
}

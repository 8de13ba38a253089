import { describeComponents } from './components-section.ts';
import { describeCover, siteOf } from './cover.ts';
import { describeFailedPages } from './failed-pages.ts';
import { frameDocument } from './frame-document.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { describeIssue } from './issue-section.ts';
import { describeMethod } from './method.ts';
import { describeRecord } from './record-of-testing.ts';
import type { ReportContent } from './report-content.ts';
import { describeStandard } from './standard-section.ts';
import { describeSummary } from './summary.ts';

/**
 * The printed document. A rule's texts can be in another language than the document. Their element then declares it.
 * That element must be a block, a link or a cell, because the language of a span does not get into the PDF (Chromium
 * 156).
 */
export function describeReport(content: ReportContent, medium: 'print' | 'screen' = 'print'): Html {
  const { head, scope, issues } = content;
  const { texts } = head;
  const failed = issues.filter(({ group }) => group.card.kind === 'failed');
  const undecided = issues.filter(({ group }) => group.card.kind === 'needs_review');
  const body = [
    describeCover(content),
    ...describeComponents(content),
    ...(scope === undefined ? [describeSummary(content), ...describeStandard(content)] : []),
    ...describeIssues(texts.reports.issues.found, failed, content),
    ...describeIssues(texts.reports.issues.toReview, undecided, content),
    ...(scope === undefined ? [describeFailedPages(content)] : []),
    describeMethod(content),
    ...(scope === undefined ? [describeRecord(content)] : []),
  ];
  const footer = { name: texts.reports.cover.report, site: siteOf(head.scan) };
  return frameDocument({ texts, title: titleOf(content), footer, body }, medium);
}

function titleOf({ head, scope, issues }: ReportContent): string {
  const site = siteOf(head.scan);
  const issue = scope === undefined ? undefined : issues[0]?.group.card.title;
  const { cover: words } = head.texts.reports;
  return issue === undefined ? words.titleOfReport(site) : words.titleOfIssue(issue, site);
}

function describeIssues(title: string, issues: ReportContent['issues'], content: ReportContent): readonly Html[] {
  if (issues.length === 0) return [];
  return [
    html`<section class="chapter">
      <h2>${title}</h2>
      ${issues.map((issue) => describeIssue(issue, content))}
    </section>`,
  ];
}

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
import type { ReportContent } from './report-content.ts';
import { writeStandard } from './standard-section.ts';
import { writeSummary } from './summary.ts';

/**
 * The printed document. A rule's texts can be in another language than the document. Their element then declares it.
 * That element must be a block, a link or a cell, because the language of a span does not get into the PDF (Chromium
 * 156).
 */
export function writeReport(content: ReportContent, medium: 'print' | 'screen' = 'print'): Html {
  const { head, scope, issues } = content;
  const { texts } = head;
  const isWhole = scope === undefined;
  const failed = issues.filter(({ group }) => group.card.kind === 'failed');
  const undecided = issues.filter(({ group }) => group.card.kind === 'needs_review');
  const body = [
    writeCover(content),
    ...writeBaseline(content),
    ...(isWhole ? [writeFirstFixes(content), writeSummary(content), ...writeStandard(content)] : []),
    ...(isWhole ? [writeFailedPages(content)] : []),
    writeMethod(content),
    ...(isWhole ? [writeRecord(content)] : []),
    ...writeIssues(texts.reports.issues.found, failed, content),
    ...writeIssues(texts.reports.issues.toReview, undecided, content),
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

function writeIssues(title: string, issues: ReportContent['issues'], content: ReportContent): readonly Html[] {
  if (issues.length === 0) return [];
  return [
    html`<section class="chapter">
      <h2>${title}</h2>
      ${issues.map((issue) => writeIssue(issue, content))}
    </section>`,
  ];
}

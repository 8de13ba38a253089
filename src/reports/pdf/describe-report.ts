import { readFileSync } from 'node:fs';
import { describeComponents } from './components-section.ts';
import { describeCover, siteOf } from './cover.ts';
import { describeFailedPages } from './failed-pages.ts';
import { Html, html } from './html.ts';
import { describeIssue } from './issue-section.ts';
import { describeMethod } from './method.ts';
import { describeRecord } from './record-of-testing.ts';
import type { ReportContent } from './report-content.ts';
import { describeStandard } from './standard-section.ts';
import { describeSummary } from './summary.ts';

const printSheet = readFileSync(new URL('report.css', import.meta.url), 'utf8');
const screenSheet = readFileSync(new URL('screen.css', import.meta.url), 'utf8');

/**
 * The document that is printed. It is self-contained: no scripts, nothing to load, embedded styles and images.
 * The policy in its head applies even if the printer's protections fail. A rule's texts can be in another language
 * than the document, which their element declares. That has to be a block, a link or a cell, because the language of a span does not get into the PDF (Chromium 156).
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
  return html`<!doctype html>
    <html lang="${texts.language}">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <title>${titleOf(content)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${styleOf(content, medium)}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
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

/** The name in the footer is reduced to the characters of a host. */
function styleOf({ head }: ReportContent, medium: 'print' | 'screen'): Html {
  const site = siteOf(head.scan).replaceAll(/[^\p{L}\p{N}.:-]/gu, '');
  const named = printSheet.replace('%FOOTER%', () => `${head.texts.reports.cover.report} · ${site}`);
  return Html.style(medium === 'print' ? named : `${named}@media screen {\n${screenSheet}}\n`);
}

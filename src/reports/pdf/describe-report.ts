import { readFileSync } from 'node:fs';
import { describeCover, siteOf } from './cover.ts';
import { describeFailedPages } from './failed-pages.ts';
import { Html, html } from './html.ts';
import { describeIssue } from './issue-section.ts';
import { describeMethod } from './method.ts';
import type { ReportContent } from './report-content.ts';
import { describeSummary } from './summary.ts';

const styleSheet = readFileSync(new URL('report.css', import.meta.url), 'utf8');

/**
 * The document that is printed. It stands by itself: no script, nothing to load, styles and pictures inside. The
 * policy in its head holds even if the printer's own guards did not.
 *
 * It is English. A rule's title and description may be in another language: the element that holds nothing else says so,
 * and has to be a block, a link or a cell, since the language of a span does not get into the PDF (Chromium 156).
 */
export function describeReport(content: ReportContent): Html {
  const { scope, issues } = content;
  const failed = issues.filter(({ group }) => group.card.kind === 'failed');
  const undecided = issues.filter(({ group }) => group.card.kind === 'needs_review');
  const body = [
    describeCover(content),
    ...(scope === undefined ? [describeSummary(content)] : []),
    ...describeIssues('Issues found', failed, content),
    ...describeIssues('Issues that need review', undecided, content),
    ...(scope === undefined ? [describeFailedPages(content)] : []),
    describeMethod(content),
  ];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <title>${titleOf(content)}</title>
        ${styleOf(content)}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

function titleOf({ head, scope, issues }: ReportContent): string {
  const site = siteOf(head.scan);
  const issue = scope === undefined ? undefined : issues[0]?.group.card.title;
  return issue === undefined ? `Accessibility report: ${site}` : `Accessibility issue: ${issue} (${site})`;
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

/** The name in the page's foot is cut down to what a host may hold. */
function styleOf({ head }: ReportContent): Html {
  return Html.style(styleSheet.replace('%SITE%', siteOf(head.scan).replaceAll(/[^\p{L}\p{N}.:-]/gu, '')));
}

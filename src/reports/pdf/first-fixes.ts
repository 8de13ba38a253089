import { collapseBlanks, cutText, shortenDataUris } from '../quote-page-text.ts';
import type { Html } from './html.ts';
import { html, richText } from './html.ts';
import { linkToIssue, showPicture } from './issue-section.ts';
import type { ComponentContent, ReportContent } from './report-content.ts';
import { markSeverity } from './severity-mark.ts';

const longestSnippet = 300;

/** The number of issues that stand for what to fix first in a scan without components. */
const mostIssues = 5;

/** The one ranking of a report: the pieces of markup whose fix removes the most failures, or else the worst issues. */
export function writeFirstFixes(content: ReportContent): Html {
  return html`<section class="chapter">
    <h2>${content.head.texts.reports.summary.firstFixes.title}</h2>
    ${content.components.length > 0 ? listComponents(content) : listWorstIssues(content)}
  </section>`;
}

function listComponents(content: ReportContent): Html {
  const { head, components, moreComponents } = content;
  const { components: words } = head.texts.reports.summary;
  const rest = moreComponents === 0 ? '' : ` ${words.more(moreComponents)}`;
  return html`<p>${words.intro}${rest}</p>
    <ol class="occurrences">
      ${components.map((component) => writeComponent(component, content))}
    </ol>`;
}

function listWorstIssues({ head: { texts }, listed, issues }: ReportContent): Html {
  const first = listed.filter(({ group }) => group.card.kind === 'failed').slice(0, mostIssues);
  if (first.length === 0) return html`<p>${texts.reports.summary.firstFixes.nothing}</p>`;
  const steps = first.map(
    (issue) =>
      html`<li>
        ${linkToIssue(issue, issues.length)} ${markSeverity(issue.group.card.severity, texts)}<br />
        ${texts.reports.cover.where(issue.group.card.occurrence_count, issue.group.card.page_count)}.
        <p lang="${issue.group.languages.advice}">${richText(issue.group.details.why_it_matters)}</p>
      </li>`,
  );
  return html`<ol class="first-steps">
    ${steps}
  </ol>`;
}

function writeComponent({ component, image }: ComponentContent, content: ReportContent): Html {
  const { label, rules, removes, fix_count: fixes, occurrence_count: count, page_count: pages } = component;
  const { texts } = content.head;
  const { components: words } = texts.reports.summary;
  const gains = [
    ...(removes.score_gain > 0 ? [words.score(removes.score_gain)] : []),
    ...(removes.pages_made_clean > 0 ? [words.clean(removes.pages_made_clean)] : []),
  ];
  const listed = rules.map(
    (rule) =>
      html`<li>
        ${markSeverity(rule.severity, texts)} ${nameRule(rule, content)}: ${texts.counts.occurrences(rule.count)}
      </li>`,
  );
  const description = html`<div>
    <p><code class="page-text" dir="ltr" translate="no">${label}</code></p>
    <p><strong>${words.fix(fixes, count, pages)}</strong>${gains.length === 0 ? '' : `: ${gains.join(', ')}`}.</p>
    <ul>
      ${listed}
    </ul>
    <pre class="page-text" dir="auto" translate="no">
${cutText(collapseBlanks(shortenDataUris(component.html)), longestSnippet)}</pre>
  </div>`;
  if (image === undefined) return html`<li class="occurrence occurrence-short">${description}</li>`;
  return html`<li class="occurrence occurrence-short with-picture">
    ${description}
    <div>${showPicture(image, component, texts)}</div>
  </li>`;
}

function nameRule(
  { kind, key }: ComponentContent['component']['rules'][number],
  { listed, issues }: ReportContent,
): Html {
  const issue = listed.find(({ group: { card } }) => card.kind === kind && card.key === key);
  return issue === undefined ? html`${key}` : linkToIssue(issue, issues.length);
}

import { collapseBlanks, cutText, shortenDataUris } from '../quote-page-text.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { showPicture } from './issue-section.ts';
import type { ComponentContent, ReportContent } from './report-content.ts';
import { markSeverity } from './severity-mark.ts';

const longestSnippet = 300;

type Head = Pick<ReportContent['head'], 'groups' | 'texts'>;

/** The pieces of markup whose fix removes the most failures. */
export function writeComponents({ head, components, moreComponents }: ReportContent): readonly Html[] {
  if (components.length === 0) return [];
  const { texts } = head;
  const { components: words } = texts.reports.summary;
  const rest = moreComponents === 0 ? null : html`<p class="quiet">${words.more(moreComponents)}</p>`;
  return [
    html`<section class="chapter">
      <h2>${words.title}</h2>
      <p>${words.intro}</p>
      <ol class="occurrences">
        ${components.map((content) => writeComponent(content, head))}
      </ol>
      ${rest}
    </section>`,
  ];
}

function writeComponent({ component, image }: ComponentContent, { groups, texts }: Head): Html {
  const { label, rules, removes, fix_count: fixes, occurrence_count: count, page_count: pages } = component;
  const { components: words } = texts.reports.summary;
  const gains = [
    ...(removes.score_gain > 0 ? [words.score(removes.score_gain)] : []),
    ...(removes.pages_made_clean > 0 ? [words.clean(removes.pages_made_clean)] : []),
  ];
  const listed = rules.map(
    (rule) =>
      html`<li>
        ${markSeverity(rule.severity, texts)} ${titleOf(rule, groups)}: ${texts.counts.occurrences(rule.count)}
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

function titleOf({ kind, key }: ComponentContent['component']['rules'][number], groups: Head['groups']): string {
  return groups.find(({ card }) => card.kind === kind && card.key === key)?.card.title ?? key;
}

import { countOf } from '../../shared/count-words.ts';
import { collapseBlanks, cutText, shortenDataUris } from '../quote-page-text.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import { showPicture } from './issue-section.ts';
import type { ComponentContent, ReportContent } from './report-content.ts';
import { markSeverity } from './severity-mark.ts';

const longestSnippet = 300;

/** The pieces of markup whose fix removes the most. */
export function describeComponents({ components, moreComponents }: ReportContent): readonly Html[] {
  if (components.length === 0) return [];
  const rest = moreComponents === 0 ? null : html`<p class="quiet">${countOf(moreComponents, 'more component')}.</p>`;
  return [
    html`<section class="chapter">
      <h2>Fix these first</h2>
      <p>Pieces of markup, such as a card or a header, with everything that failed in them on all pages.</p>
      <ol class="occurrences">
        ${components.map(describeComponent)}
      </ol>
      ${rest}
    </section>`,
  ];
}

function describeComponent({ component, image }: ComponentContent): Html {
  const { label, rules, removes, occurrence_count: count, page_count: pages } = component;
  const gains = [
    ...(removes.score_gain > 0 ? [`score +${removes.score_gain}`] : []),
    ...(removes.pages_made_clean > 0 ? [`${countOf(removes.pages_made_clean, 'page')} without failures`] : []),
  ];
  const words = html`<div>
    <p><code class="page-text" dir="ltr" translate="no">${label}</code></p>
    <p>
      <strong>One fix removes ${countOf(count, 'occurrence')} on ${countOf(pages, 'page')}</strong
      >${gains.length === 0 ? '' : `: ${gains.join(', ')}`}.
    </p>
    <ul>
      ${rules.map((rule) => html`<li>${markSeverity(rule.severity)} <code>${rule.key}</code>: ${countOf(rule.count, 'occurrence')}</li>`)}
    </ul>
    <pre class="page-text" dir="auto" translate="no">
${cutText(collapseBlanks(shortenDataUris(component.html)), longestSnippet)}</pre>
  </div>`;
  if (image === undefined) return html`<li class="occurrence occurrence-short">${words}</li>`;
  return html`<li class="occurrence occurrence-short with-picture">
    ${words}
    <div>${showPicture(image, component)}</div>
  </li>`;
}

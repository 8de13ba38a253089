import type { IssueCard } from '../../issues/issue-card.ts';
import { collapseBlanks, cutText, quoteOnOneLine, shortenDataUris } from '../quote-page-text.ts';
import { countOf, formatCount } from '../../shared/count-words.ts';
import type { Html } from './html.ts';
import { html, richText } from './html.ts';
import type { InlineImage } from './inline-screenshots.ts';
import type { IssueContent, ReportContent, Sample } from './report-content.ts';
import { markSeverity } from './severity-mark.ts';

/** Maximum length of a snippet in the report of a whole scan. The report of one issue shows all that is stored. */
const longestSnippet = 600;

/** One issue: who is affected, how to fix it, where it was found. */
export function describeIssue({ number, group, samples }: IssueContent, { scope }: ReportContent): Html {
  const { card, details, languages } = group;
  const isWhole = scope !== undefined;
  return html`<section class="issue" id="issue-${number}">
    <header>
      <h3 lang="${languages.title}">${isWhole ? '' : `${number}. `}<bdi>${card.title}</bdi></h3>
      <p class="issue-facts">
        ${markSeverity(card.severity)} ${countOf(card.occurrence_count, 'occurrence')} on
        ${countOf(card.page_count, 'page')} · <code>${card.rule}</code>
      </p>
    </header>
    <p lang="${languages.description}" dir="auto">${richText(endSentence(details.description))}</p>
    <p>${describeStandards(card)}</p>
    <div class="advice">
      <h4>Who is affected</h4>
      <p>${richText(details.why_it_matters)}</p>
      <h4>${card.kind === 'failed' ? 'How to fix it' : 'What to check, and how to fix it'}</h4>
      <ol>
        ${details.how_to_fix.map((step) => html`<li>${richText(step)}</li>`)}
      </ol>
    </div>
    ${isWhole ? describeReading(group) : null}
    <h4>
      ${samples.length < card.occurrence_count ? `Where it was found: ${formatCount(samples.length)} of ${countOf(card.occurrence_count, 'occurrence')}` : 'Where it was found'}
    </h4>
    ${samples.length === 0 ? html`<p>All stored occurrences are marked as false positives.</p>` : describeSamples(samples, isWhole)}
    ${describeRest(card, samples.length)}
  </section>`;
}

/** Chinese and Japanese have a different full stop. */
function endSentence(text: string): string {
  return /[.!?。．]$/u.test(text) ? text : `${text}.`;
}

function describeStandards(card: IssueCard): Html {
  if (card.standards.length === 0)
    return html`No WCAG success criterion requires this${card.best_practice ? '. It is a best practice' : ''}.`;
  const names = card.standards.map(({ criterion, name, level }) => `${criterion} ${name} (level ${level})`);
  return html`<strong>WCAG ${names.join('; ')}.</strong>`;
}

function describeReading({ details }: IssueContent['group']): Html | null {
  if (details.learn_more.length === 0) return null;
  return html`<h4>Learn more</h4>
    <ul>
      ${details.learn_more.map(({ title, url }) => html`<li><a href="${url}">${title}</a></li>`)}
    </ul>`;
}

/** First those that look different, in full, then the other places of the same pattern. */
function describeSamples(samples: readonly Sample[], isWhole: boolean): Html {
  const different = samples.filter(({ isRepeated }) => !isRepeated);
  const repeated = samples.filter(({ isRepeated }) => isRepeated);
  const list = html`<ol class="occurrences">
    ${different.map((sample) => describeSample(sample, isWhole))}
  </ol>`;
  if (repeated.length === 0) return list;
  const places = repeated.map(
    ({ occurrence }) =>
      html`<li>
        ${linkTo(occurrence.page_url)}<br /><code class="page-text" dir="ltr" translate="no"
          >${occurrence.selector}</code
        >
      </li>`,
  );
  return html`${list}
    <p class="label">Same pattern at:</p>
    <ul class="repeated">
      ${places}
    </ul>`;
}

function describeSample({ occurrence, image }: Sample, isWhole: boolean): Html {
  const stored = collapseBlanks(shortenDataUris(occurrence.html));
  const snippet = isWhole ? stored : cutText(stored, longestSnippet);
  const isShort = snippet.length + occurrence.selector.length < 1_200;
  const words = html`<div>
    <p><span class="label">Page:</span> ${linkTo(occurrence.page_url)}</p>
    <p>
      <span class="label">Element:</span> <code class="page-text" dir="ltr" translate="no">${occurrence.selector}</code>
    </p>
    <pre class="page-text" dir="auto" translate="no">${snippet}</pre>
    ${occurrence.message === '' ? null : html`<p class="message page-text">${occurrence.message}</p>`}
  </div>`;
  const picture =
    image === undefined
      ? null
      : html`<div>
          ${showPicture(image, occurrence)}${occurrence.screenshot_of === 'component' ? html`<p class="quiet">Another occurrence in the same component.</p>` : null}
        </div>`;
  const classes = [
    'occurrence',
    ...(isShort ? ['occurrence-short'] : []),
    ...(image === undefined ? [] : ['with-picture']),
  ];
  return html`<li class="${classes.join(' ')}">${words}${picture}</li>`;
}

/** The element on its page. */
export function showPicture(
  { dataUri, width, height }: InlineImage,
  {
    selector,
    screenshot_of: of,
  }: { readonly selector: string; readonly screenshot_of?: 'element' | 'component' | null },
): Html {
  const alternative =
    of === 'component'
      ? 'Screenshot: another occurrence in the same component'
      : `Screenshot: the outlined element is ${cutText(quoteOnOneLine(selector), 150)}`;
  return html`<img src="${dataUri}" width="${width}" height="${height}" alt="${alternative}" />`;
}

const longestUrl = 180;

/** Only http and https URLs become links. A long URL is truncated in the text, not in the link. */
export function linkTo(url: string): Html {
  const text = html`<span class="page-text" dir="ltr">${cutText(url, longestUrl)}</span>`;
  return /^https?:\/\//i.test(url) ? html`<a href="${url}">${text}</a>` : text;
}

function describeRest(card: IssueCard, shown: number): Html | null {
  const more = card.occurrence_count - shown;
  if (more <= 0) return null;
  const omitted =
    card.omitted_count === 0
      ? ''
      : ` ${countOf(card.omitted_count, 'occurrence')} of them ${card.omitted_count === 1 ? 'was' : 'were'} counted but not stored.`;
  return html`<p class="quiet">
    ${countOf(more, 'further occurrence')} not shown. The CSV report in full mode lists all stored
    occurrences.${omitted}
  </p>`;
}

import type { IssueCard } from '../../records/issues/issue-card.ts';
import { collapseBlanks, cutText, quoteOnOneLine, shortenDataUris } from '../quote-page-text.ts';
import { shortenUrl } from '../shorten-url.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Html } from './html.ts';
import { html, richText } from './html.ts';
import { listDetails } from '../list-details.ts';
import type { InlineImage } from './inline-screenshots.ts';
import type { IssueContent, ListedIssue, ReportExtent, Sample, ShownContent } from './report-content.ts';
import { fold } from './screen-parts.ts';
import { markSeverity } from './severity-mark.ts';

/** The maximum length of a snippet in the report of a whole scan. The report of one issue shows all stored text. */
const longestSnippet = 600;

/** One issue: the people affected, how to fix it, and its places. */
export function writeIssue(
  issue: IssueContent,
  { head, scope, extent, baseline, medium, nameClasses }: ShownContent,
): Html {
  const { number, group, samples } = issue;
  const { texts } = head;
  const { issues: words } = texts.reports;
  const { card, details, languages } = group;
  const isWhole = scope !== undefined;
  const nameState = ({ occurrence }: Sample) => {
    const state = baseline?.marks.stateOf(occurrence, group) ?? null;
    return state === null ? null : texts.reports.baseline.states[state];
  };
  const body = html`<h4>${words.requirement}</h4>
    <p lang="${languages.description}" dir="auto">${richText(endSentence(details.description))}</p>
    <p>${writeStandards(card, words)}</p>
    <div class="advice">
      <h4>${words.affected}</h4>
      <p lang="${languages.advice}">${richText(details.why_it_matters)}</p>
      <h4>${card.kind === 'failed' ? words.howToFix : words.howToCheck}</h4>
      <ol lang="${languages.advice}">
        ${details.how_to_fix.map((step) => html`<li>${richText(step)}</li>`)}
      </ol>
    </div>
    ${isWhole ? writeReading(group, words) : null}
    <h4>
      ${samples.length < card.occurrence_count ? words.someOccurrences(samples.length, card.occurrence_count) : words.occurrences}
    </h4>
    ${samples.length === 0 ? html`<p>${words.allMarked}</p>` : writeSamples(samples, { isWhole, extent, medium, texts, nameState })}
    ${writeRest(card, samples.length, words)}`;
  return html`<section class="${nameClasses(issue)}" id="issue-${number}">
    <header>
      <h3 lang="${languages.title}">${isWhole ? '' : `${number}. `}<bdi>${card.title}</bdi></h3>
      <p class="issue-facts">
        ${markSeverity(card.severity, texts)} ${texts.reports.cover.where(card.occurrence_count, card.page_count)} ·
        <code>${card.rule}</code>
      </p>
    </header>
    ${medium === 'print' ? body : fold(body, texts)}
  </section>`;
}

/** The title of an issue, and a link to it if the report describes it. */
export function linkToIssue({ number, group }: ListedIssue, described: number): Html {
  const language = group.languages.title;
  const { title } = group.card;
  if (number > described) return html`<bdi lang="${language}">${title}</bdi>`;
  return html`<a href="#issue-${number}" lang="${language}"><bdi>${title}</bdi></a>`;
}

/** Chinese and Japanese have a different full stop. */
function endSentence(text: string): string {
  return /[.!?。．]$/u.test(text) ? text : `${text}.`;
}

type Words = Texts['reports']['issues'];

function writeStandards(card: IssueCard, words: Words): Html {
  if (card.standards.length === 0) return html`${card.best_practice ? words.bestPractice : words.noCriterion}`;
  return html`<strong>${words.criteria(card.standards)}</strong>`;
}

function writeReading({ details, languages }: IssueContent['group'], words: Words): Html | null {
  if (details.learn_more.length === 0) return null;
  return html`<h4>${words.learnMore}</h4>
    <ul lang="${languages.learnMore}">
      ${details.learn_more.map(({ title, url }) => html`<li><a href="${url}">${title}</a></li>`)}
    </ul>`;
}

type Showing = {
  readonly isWhole: boolean;
  readonly extent: ReportExtent;
  readonly medium: 'print' | 'screen';
  readonly texts: Texts;
  /** Null: the report was not compared with a baseline. */
  readonly nameState: (sample: Sample) => string | null;
};

/** Shows samples that look different first, completely, and then the other places of their patterns. */
function writeSamples(samples: readonly Sample[], showing: Showing): Html {
  const { texts, nameState } = showing;
  const different = samples.filter(({ isRepeated }) => !isRepeated);
  // Pages are stored in the order in which they were finished.
  const repeated = samples
    .filter(({ isRepeated }) => isRepeated)
    .toSorted((a, b) => texts.format.compare(a.occurrence.page_url, b.occurrence.page_url));
  const list = html`<ol class="occurrences">
    ${different.map((sample) => writeSample(sample, showing))}
  </ol>`;
  if (repeated.length === 0) return list;
  const places = repeated.map(
    (sample) =>
      html`<li>
        ${writeState(nameState(sample))}${linkToPage(sample.occurrence)}<br /><code
          class="page-text"
          dir="ltr"
          translate="no"
          >${sample.occurrence.selector}</code
        >
      </li>`,
  );
  return html`${list}
    <p class="label">${texts.reports.issues.samePattern}</p>
    <ul class="repeated">
      ${places}
    </ul>`;
}

function writeState(name: string | null): Html | null {
  return name === null ? null : html`<strong>${name}</strong> `;
}

/** `label`: what comes before the names of what was opened. */
function writePath(path: readonly string[], label: string): Html | null {
  if (path.length === 0) return null;
  const names = path.map((name) => html` <span class="page-text" dir="auto" translate="no">${name}</span>`);
  return html`<p><span class="label">${label}</span>${names}</p>`;
}

function writeSample(sample: Sample, showing: Showing): Html {
  const { isWhole, texts, nameState } = showing;
  const { occurrence, image } = sample;
  const { issues: words } = texts.reports;
  const stored = collapseBlanks(shortenDataUris(occurrence.html));
  const snippet = isWhole ? stored : cutText(stored, longestSnippet);
  const isShort = snippet.length + occurrence.selector.length < 1_200;
  const description = html`<div>
    <p>${writeState(nameState(sample))}<span class="label">${words.page}</span> ${linkToPage(occurrence)}</p>
    <p>
      <span class="label">${words.element}</span>
      <code class="page-text" dir="ltr" translate="no">${occurrence.selector}</code>
    </p>
    ${writePath(occurrence.path, words.afterOpening)}
    <pre class="page-text" dir="auto" translate="no">${snippet}</pre>
    ${writeMessage(occurrence, showing)} ${writeAlike(sample, showing)}
  </div>`;
  const picture = image === undefined ? null : html`<div>${showPicture(image, occurrence, texts)}</div>`;
  const classes = [
    'occurrence',
    ...(isShort ? ['occurrence-short'] : []),
    ...(image === undefined ? [] : ['with-picture']),
  ];
  return html`<li class="${classes.join(' ')}">${description}${picture}</li>`;
}

/** The pages of a pattern are folded. */
function writeAlike({ alike }: Sample, { medium, texts }: Showing): Html | null {
  const { issues: words } = texts.reports;
  if (alike === undefined) return null;
  const said = words.pattern(alike.occurrences, alike.pages);
  if (alike.pages === 1 || medium === 'print') return html`<p class="quiet">${said}</p>`;
  return html`<p class="quiet">${said}</p>
    <details>
      <summary>${words.firstPages}</summary>
      <ul class="repeated">
        ${alike.urls.map((url) => html`<li>${linkTo(url)}</li>`)}
      </ul>
    </details>`;
}

/** The element on its page. */
export function showPicture(
  { dataUri, width, height }: InlineImage,
  { selector }: { readonly selector: string },
  { reports: { issues: words } }: Texts,
): Html {
  const alternative = words.screenshot(cutText(quoteOnOneLine(selector), 150));
  return html`<img src="${dataUri}" width="${width}" height="${height}" alt="${alternative}" />`;
}

const longestUrl = 180;

function linkToPage({ page_url: url, page_path: path }: Sample['occurrence']): Html {
  return html`${linkTo(url)}${nameSteps(path)}`;
}

/** The name of the steps that lead to a page. */
export function nameSteps(path: readonly string[]): Html | null {
  return path.length === 0 ? null : html` (<bdi>${path.join(' › ')}</bdi>)`;
}

/** Only http and https URLs become links. A long URL is truncated in the text, not in the link. */
export function linkTo(url: string): Html {
  const text = html`<span class="page-text" dir="ltr">${shortenUrl(url, longestUrl)}</span>`;
  return /^https?:\/\//i.test(url) ? html`<a href="${url}">${text}</a>` : text;
}

/** The engine's own list is one more detail, and a short report has none. */
function writeMessage({ message, details }: Sample['occurrence'], { isWhole, extent, medium, texts }: Showing): Html {
  const { language } = texts;
  const said = html`<p class="message page-text" lang="${language}">${message}</p>`;
  if (medium === 'print' && extent === 'short' && !isWhole) return said;
  const parts = listDetails(details, texts).map(
    ({ title, checks }) =>
      html`<p class="label">${title}</p>
        <ul class="checks page-text" lang="${language}">
          ${checks.map((check) => html`<li>${check}</li>`)}
        </ul>`,
  );
  if (medium === 'print' || parts.length === 0) return html`${said} ${parts}`;
  return html`${said}
    <details>
      <summary>${texts.reports.screen.details}</summary>
      ${parts}
    </details>`;
}

function writeRest(card: IssueCard, shown: number, words: Words): Html | null {
  const more = card.occurrence_count - shown;
  if (more <= 0) return null;
  const omitted = card.omitted_count === 0 ? '' : ` ${words.omitted(card.omitted_count)}`;
  return html`<p class="quiet">${words.rest(more)}${omitted}</p>`;
}

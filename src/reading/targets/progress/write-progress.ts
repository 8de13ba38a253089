import { siteOf } from '../../../reports/pdf/cover.ts';
import { frameDocument } from '../../../reports/pdf/frame-document.ts';
import type { Html } from '../../../reports/pdf/html.ts';
import { html } from '../../../reports/pdf/html.ts';
import { writeChanges } from './changes-section.ts';
import { writeDecisions } from './decisions-section.ts';
import { writeOpenIssues } from './open-issues-section.ts';
import { writeProgressCover } from './progress-cover.ts';
import type { ProgressContent } from './progress-content.ts';
import { writeScans } from './scans-section.ts';

/** The printed document: what the dated scans of a target show, and what they do not. */
export function writeProgress(content: ProgressContent): Html {
  const { texts, progress } = content;
  const { progress: words } = texts.reports;
  const site = siteOf(progress.latest);
  return frameDocument({
    texts,
    title: words.titleOf(site),
    footer: { name: words.title, site },
    body: [
      writeProgressCover(content),
      writeScans(content),
      writeChanges(content),
      writeDecisions(content),
      writeOpenIssues(content),
      writeLimits(content),
    ],
  });
}

/** Readers could otherwise take the record as proof of accessibility. */
function writeLimits({ texts }: ProgressContent): Html {
  const { limits: words } = texts.reports.progress;
  return html`<section class="chapter">
    <h2>${words.title}</h2>
    <ul>
      ${words.points.map((point) => html`<li>${point}</li>`)}
    </ul>
    <p>${words.end}</p>
  </section>`;
}

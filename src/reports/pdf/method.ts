import type { ScanRecord } from '../../records/scans/scan-record.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ReportContent } from './report-content.ts';

/**
 * Describes how the site was checked, and what no program finds. Without this, readers could take a report as proof of
 * accessibility.
 */
export function writeMethod({ head, options }: ReportContent): Html {
  const { scan, texts } = head;
  const { checked, counted, limits, title } = texts.reports.method;
  const { browser, engine, level, steps } = scan;
  const states = scan.states.map((state) => beginSmall(texts.states[state]));
  const size = texts.reports.cover.pixels(scan.viewport.width, scan.viewport.height);
  return html`<section class="chapter">
    <h2>${title}</h2>
    <h3>${checked.title}</h3>
    <p>${checked.text({ browser, engine, size, level, signIn: scan.sign_in?.name ?? null })}</p>
    <p>${isOperated(scan) ? checked.operated : checked.notOperated}</p>
    ${steps.length === 0 ? null : html`<p>${checked.steps}</p>`}
    ${states.length === 0 ? null : html`<p>${checked.states(states)}</p>`}
    <h3>${counted.title}</h3>
    ${list([counted.issue, counted.found, counted.falsePositives, counted.sample(options.sampleSize)])}
    <h3>${limits.title}</h3>
    <p>${limits.intro}</p>
    ${list(Object.values(limits.questions))}
    <p>${limits.end}</p>
  </section>`;
}

/** A scan whose settings turn operating off says so in a note. */
export function isOperated({ notes }: Pick<ScanRecord, 'notes'>): boolean {
  return !notes.some(({ code }) => code === 'rules_off');
}

/** A phrase that begins a line elsewhere, within a sentence. */
function beginSmall(phrase: string): string {
  return `${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`;
}

function list(texts: readonly string[]): Html {
  return html`<ul>
    ${texts.map((text) => html`<li>${text}</li>`)}
  </ul>`;
}

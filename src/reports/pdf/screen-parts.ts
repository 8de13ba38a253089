import { severities } from '../../findings/severity.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';
import type { ListedIssue } from './report-content.ts';

/** A part of the document that its contents name. */
export type Part = { readonly title: string; readonly body: Html };

/** The contents of a document on a screen, with a link to each part. */
export function writeContents(parts: readonly Part[], { reports }: Texts): Html {
  const { contents: title } = reports.screen;
  const items = parts.map((part, index) => html`<li><a href="#part-${index + 1}">${part.title}</a></li>`);
  return html`<nav class="contents" aria-label="${title}">
    <h2>${title}</h2>
    <ul>
      ${items}
    </ul>
  </nav>`;
}

export function placePart({ body }: Part, index: number): Html {
  return html`<div id="part-${index + 1}">${body}</div>`;
}

/**
 * Check boxes that show issues by severity and kind. Styles do it (screen.css), so it works without scripts, and every
 * issue is shown where the styles do not apply.
 */
export function writeFilters(issues: readonly ListedIssue[], texts: Texts): readonly Html[] {
  const { filters: title } = texts.reports.screen;
  const ofSeverity = severities.filter((severity) => issues.some(({ group }) => group.card.severity === severity));
  const kinds = (['failed', 'needs_review'] as const).filter((kind) =>
    issues.some(({ group }) => group.card.kind === kind),
  );
  if (ofSeverity.length + kinds.length < 3) return [];
  const boxes = [
    ...ofSeverity.map((severity) => writeBox(severity, texts.severities[severity].name)),
    ...kinds.map((kind) =>
      writeBox(kind, kind === 'failed' ? texts.reports.issues.found : texts.reports.issues.toReview),
    ),
  ];
  return [
    html`<fieldset class="filters">
      <legend>${title}</legend>
      ${boxes}
    </fieldset>`,
  ];
}

function writeBox(name: string, label: string): Html {
  return html`<label><input type="checkbox" id="show-${name}" checked /> ${label}</label>`;
}

/** Folds what follows the facts of an issue. It is open at first, so that the page can be searched and printed. */
export function fold(content: Html, texts: Texts): Html {
  return html`<details open class="fold">
    <summary>${texts.reports.screen.details}</summary>
    ${content}
  </details>`;
}

import { rulesOfStandard } from '../../reading/standards/rules-of-standard.ts';
import { standardIds, standards } from '../../reading/standards/standards.ts';
import { severities } from '../../findings/severity.ts';
import { say } from '../../texts/say.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ReportHead } from '../report-model.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { ListedIssue } from './report-content.ts';

type Standards = ReadonlyMap<string, ReadonlySet<string>>;

/** The rules of each standard. Empty in a report on one standard, whose issues all belong to it. */
export function listStandards({ standard, catalog }: ReportHead): Standards {
  if (standard !== null) return new Map();
  return new Map(standards.map((one) => [one.id, rulesOfStandard(one, catalog)]));
}

/** The classes of an issue, which the styles below and screen.css select. */
export function classesOf({ group: { card } }: ListedIssue, rulesOf: Standards): string {
  const ids = [...rulesOf].filter(([, rules]) => rules.has(card.rule)).map(([id]) => `in-${id}`);
  return ['issue', card.severity, card.kind, ...ids].join(' ');
}

/** Hides the issues that do not belong to the chosen standard. */
export const standardStyles = standardIds
  .map((id) => `main:has(#only-${id}:checked) .issue:not(.in-${id}) { display: none }`)
  .join('\n');

/**
 * Check boxes and a choice that show issues by severity, kind and standard. Styles do it, so they work without scripts,
 * and every issue is shown where the styles do not apply. The search is hidden until its script runs.
 */
export function writeFilters(issues: readonly ListedIssue[], texts: Texts, rulesOf: Standards): readonly Html[] {
  const { filters: title, search, shown } = texts.reports.screen;
  if (issues.length < 2) return [];
  return [
    html`<fieldset class="filters">
      <legend>${title}</legend>
      ${writeBoxes(issues, texts)} ${writeStandards(issues, texts, rulesOf)}
      <p hidden><label for="search">${search}</label> <input type="search" id="search" /></p>
      <p hidden>${shown} <output id="shown" for="search"></output></p>
    </fieldset>`,
  ];
}

function writeBoxes(issues: readonly ListedIssue[], texts: Texts): readonly Html[] {
  const ofSeverity = severities.filter((severity) => issues.some(({ group }) => group.card.severity === severity));
  const kinds = (['failed', 'needs_review'] as const).filter((kind) =>
    issues.some(({ group }) => group.card.kind === kind),
  );
  if (ofSeverity.length + kinds.length < 3) return [];
  const { found, toReview } = texts.reports.issues;
  return [
    ...ofSeverity.map((severity) => writeBox(severity, texts.severities[severity].name)),
    ...kinds.map((kind) => writeBox(kind, kind === 'failed' ? found : toReview)),
  ];
}

function writeBox(name: string, label: string): Html {
  return html`<label><input type="checkbox" id="show-${name}" checked /> ${label}</label>`;
}

/** Offers the standards that some of the issues belong to, and some do not. */
function writeStandards(issues: readonly ListedIssue[], texts: Texts, rulesOf: Standards): Html | null {
  const { standard, allRules } = texts.reports.screen;
  const dividing = standards.filter(({ id }) => {
    const within = issues.filter(({ group }) => rulesOf.get(id)?.has(group.card.rule)).length;
    return within > 0 && within < issues.length;
  });
  if (dividing.length === 0) return null;
  const options = dividing.map(
    ({ id, title }) => html`<option value="${id}" id="only-${id}">${say(texts.language, title)}</option>`,
  );
  return html`<p>
    <label for="standard">${standard}</label>
    <select id="standard">
      <option value="">${allRules}</option>
      ${options}
    </select>
  </p>`;
}

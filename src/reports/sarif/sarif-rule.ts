import type { Severity } from '../../findings/severity.ts';
import type { Texts } from '../../texts/texts.ts';
import { cutText } from '../quote-page-text.ts';
import type { ReportGroup } from '../report-model.ts';

/** GitHub's limit for short and full descriptions. */
const longestText = 1_024;
const longestHelp = 8_000;

export const levels: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  serious: 'error',
  moderate: 'warning',
  minor: 'note',
};

const problemSeverities: Readonly<Record<Severity, 'error' | 'warning' | 'recommendation'>> = {
  critical: 'error',
  serious: 'error',
  moderate: 'warning',
  minor: 'recommendation',
};

/**
 * A rule as a SARIF `reportingDescriptor`. It has no `security-severity`, which would turn a contrast failure into a
 * security alert.
 */
export function writeSarifRule({ card, details }: ReportGroup, texts: Texts): object {
  return {
    id: card.rule,
    name: card.rule,
    shortDescription: { text: cutText(card.title, longestText) },
    fullDescription: { text: cutText(card.description, longestText) },
    help: {
      text: cutText(helpText(details), longestHelp),
      markdown: cutText(helpMarkdown(details, texts), longestHelp),
    },
    helpUri: card.help_url,
    defaultConfiguration: { level: levels[card.severity] },
    properties: {
      tags: tagsOf(card),
      precision: card.best_practice ? 'medium' : 'high',
      'problem.severity': problemSeverities[card.severity],
    },
  };
}

/** GitHub stores 20 tags of a rule and shows 10. */
function tagsOf({ standards, best_practice: isBestPractice, severity }: ReportGroup['card']): readonly string[] {
  const criteria = standards.map(({ criterion }) => `wcag${criterion.replaceAll('.', '')}`);
  return ['accessibility', severity, ...(isBestPractice ? ['best-practice'] : criteria)].slice(0, 20);
}

function helpText({ why_it_matters: why, how_to_fix: steps, learn_more: links }: ReportGroup['details']): string {
  return [why, ...steps, ...links.map(({ title, url }) => `${title}: ${url}`)].join('\n').replaceAll('`', '');
}

function helpMarkdown(
  { why_it_matters: why, how_to_fix: steps, learn_more: links }: ReportGroup['details'],
  { reports: { ci } }: Texts,
): string {
  return [
    why,
    `\n**${ci.howToFix}**\n`,
    ...steps.map((step) => `- ${step}`),
    `\n**${ci.learnMore}**\n`,
    ...links.map(({ title, url }) => `- [${title}](${url})`),
  ].join('\n');
}

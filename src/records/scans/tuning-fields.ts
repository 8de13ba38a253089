import { z } from 'zod';
import { scanStepsSchema } from '../../findings/scan-steps.ts';
import { levelSchema } from '../../findings/scan-tuning.ts';
import { isCssSelector } from '../../findings/css-selector.ts';
import { asIssue } from '../../texts/issue-text.ts';

const mostRules = 200;
const mostSelectors = 50;
const longestSelector = 500;

/** The fields of a request that decide how every page is looked at. */
export const tuningFields = {
  disable: z
    .array(z.string().max(100, asIssue('fields.no_rule')))
    .max(mostRules, asIssue('fields.at_most_entries', { n: mostRules }))
    .optional()
    .describe('Ids of rules that do not run, such as `color-contrast`. The scan names them in its notes.'),
  exclude_selectors: z
    .array(
      z
        .string()
        .trim()
        .max(longestSelector, asIssue('fields.at_most_characters', { n: longestSelector }))
        .refine((text) => isCssSelector(text) && text.isWellFormed(), asIssue('fields.css_selector')),
    )
    .max(mostSelectors, asIssue('fields.at_most_entries', { n: mostSelectors }))
    .optional()
    .describe(
      'CSS selectors. Findings in elements that match, or in their content, are left out, also in frames and open shadow roots. Each page counts them in its note `excluded`.',
    ),
  operate: z.boolean().optional().describe('false: pages are only read, and no keys are pressed. Default: true.'),
  screenshots: z
    .boolean()
    .optional()
    .describe('Whether elements and pages get pictures. Default: the setting `screenshots`.'),
  dismiss_consent: z
    .boolean()
    .optional()
    .describe(
      'true: a consent banner is closed before the check, by its own button that refuses, on the live site. Nothing is ever accepted. A note of the page says what was closed. Default: false.',
    ),
  level: levelSchema
    .optional()
    .describe("`aaa`: rules for WCAG's level AAA run, too, and their failures count. Default: `aa`."),
  steps: scanStepsSchema
    .optional()
    .describe(
      'Steps that lead from a page to another state or page, which is then scanned as a page of its own: its `path` has the name of the entry. The steps act on the live site. The page as loaded is scanned, too.',
    ),
} as const;

import { z } from 'zod';
import { asIssue } from '../texts/issue-text.ts';
import { isCssSelector } from './css-selector.ts';
import { listSteps, shareSteps, stepSelector } from './step-shapes.ts';

const mostEntries = 20;
const longestName = 64;

// oxlint-disable-next-line no-control-regex -- a name is one line
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const selector = stepSelector.refine(
  (text) => isCssSelector(text) && text.isWellFormed(),
  asIssue('fields.css_selector'),
);

const stepSchema = z.discriminatedUnion('do', [
  ...shareSteps(selector),
  z.strictObject({
    do: z.literal('fill'),
    selector,
    value: z
      .string()
      .max(1_000, asIssue('fields.at_most_characters', { n: 1_000 }))
      .refine((text) => text.isWellFormed(), asIssue('fields.unicode'))
      .describe('The text to type. It is stored as it is, so it must be no secret.'),
  }),
]);

const entrySchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, asIssue('fields.range_characters', { n: longestName }))
    .max(longestName, asIssue('fields.range_characters', { n: longestName }))
    .refine((text) => text.isWellFormed() && !controlCharacters.test(text), asIssue('fields.control_characters'))
    .describe('Names the page that the steps lead to, such as `Menu open`.'),
  url_pattern: z
    .string()
    .trim()
    .min(1, asIssue('fields.empty'))
    .max(500, asIssue('fields.at_most_characters', { n: 500 }))
    .describe('The pages that the steps begin on: a path such as `/shop/**`, or `re:` and a regular expression.'),
  steps: listSteps(stepSchema),
});

/** The steps that lead from pages to other pages, as a person requested them. The pattern is validated elsewhere. */
export const scanStepsSchema = z
  .array(entrySchema)
  .max(mostEntries, asIssue('fields.at_most_entries', { n: mostEntries }))
  .superRefine((entries, context) => {
    for (const [index, { name }] of entries.entries())
      if (entries.findIndex((other) => other.name === name) < index)
        context.addIssue({ code: 'custom', path: [index, 'name'], message: asIssue('fields.name_once') });
  })
  .meta({ id: 'ScanSteps' });

export type StepEntry = z.infer<typeof entrySchema>;
export type ScanStep = StepEntry['steps'][number];

import { tutorial, w3cPage } from '../../learn-more.ts';
import type { CurbcutRule } from '../curbcut-rule.ts';
import { ours } from '../curbcut-rule.ts';

const question = { ...ours, severity: 'moderate', actIds: [], inFrames: true } as const;

/** What forms say about their fields. */
export const formRules = [
  {
    ...question,
    id: 'field-group',
    title: 'Radio buttons and check boxes that belong together must be a group',
    description: 'Radio buttons, or check boxes, of one name are in a group whose name says what they ask for.',
    criteria: ['1.3.1'],
    rgaa: ['11.5'],
    help: w3cPage('WAI/WCAG22/Techniques/html/H71'),
    whyItMatters:
      'Screen readers announce the label of each choice and the group that it is in. Without a group, people hear “Yes” and “No” and not what they say yes to.',
    howToFix: [
      'Put the fields into a `<fieldset>`, and the question into its `<legend>`.',
      'Or give the element around them `role="radiogroup"` or `role="group"`, and `aria-labelledby` with the id of the question.',
      'Where each label says everything, mark the finding as a false positive.',
    ],
    learnMore: [tutorial('forms/labels')],
  },
  {
    ...question,
    id: 'fieldset-name',
    title: 'A fieldset must have a legend',
    description: 'Each fieldset has a legend with text, or another name.',
    criteria: ['1.3.1'],
    rgaa: ['11.6'],
    help: w3cPage('WAI/WCAG22/Techniques/html/H71'),
    whyItMatters:
      'Screen readers announce a fieldset as a group when people enter it. Without a legend, the group has no name, and what its fields have in common is lost.',
    howToFix: [
      'Begin the fieldset with a `<legend>` that says what its fields ask for.',
      'Where the fieldset only draws a frame, use a `<div>`, or give it `role="presentation"`.',
    ],
    learnMore: [tutorial('forms/labels')],
  },
  {
    ...question,
    id: 'labels-alike',
    title: 'Fields of one form must have different labels',
    description: 'Fields in one group, below one heading, do not have the same label.',
    criteria: ['2.4.6'],
    rgaa: ['11.2'],
    help: w3cPage('WAI/WCAG22/Techniques/general/G131'),
    whyItMatters:
      'Two fields have the same label, and nothing around them says how they differ. Screen reader users, and people who name a field by speech, cannot tell which one they fill in.',
    howToFix: [
      'Put the difference into the labels: “Name of the child” and “Name of a parent”.',
      'Or put each part of the form into a `<fieldset>` with a `<legend>`, or below its own heading.',
    ],
    learnMore: [tutorial('forms/labels')],
  },
  {
    ...question,
    id: 'hint-reference',
    title: 'The hint next to a field must belong to it',
    description: 'A hint next to a field, as its class names it, is referenced by the field.',
    criteria: ['1.3.1', '3.3.2'],
    rgaa: ['11.10'],
    help: w3cPage('WAI/WCAG22/Techniques/aria/ARIA1'),
    whyItMatters:
      'People who see the form read the hint together with its field. Screen readers that move from field to field announce only what the field references, so the hint is not heard.',
    howToFix: [
      'Give the hint an `id`, and the field `aria-describedby` with this id.',
      'Or put a short hint into the `<label>`.',
      'Where the text is not needed to fill in the field, mark the finding as a false positive.',
    ],
    learnMore: [tutorial('forms/instructions')],
  },
  {
    ...question,
    id: 'errors-marked',
    title: 'Fields with errors must be marked',
    description: 'A form whose alert reports errors marks the fields that have them, or leads to them.',
    severity: 'serious',
    criteria: ['3.3.1'],
    rgaa: ['11.10'],
    help: w3cPage('WAI/WCAG22/Techniques/aria/ARIA21'),
    whyItMatters:
      'An alert says that something is wrong. When no field says that it is the one, or only its color does, blind people and people who do not see that color have to guess.',
    howToFix: [
      'Give each field with an error `aria-invalid="true"`, and name the text of its error with `aria-describedby`.',
      'Name the fields in the alert, each with a link to its field.',
      'Say in words what is wrong and how to correct it.',
    ],
    learnMore: [],
  },
] as const satisfies readonly CurbcutRule[];

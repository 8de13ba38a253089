import type { MessagesByRule } from '../../../rule-sentences.ts';

export const widgetNameMessages = {
  'aria-command-name': {
    found: {
      problem:
        'This element with role="{role}" has no name. Screen readers announce its role and do not say what it does.',
      fix: 'Write text into it, or an aria-label that says what it does.',
    },
    formula: {
      problem:
        'The only text of this control is a formula, of which browsers make a name or none. Do screen readers say what it does?',
      fix: 'If not, add an aria-label that says the formula.',
    },
    sign: {
      problem: 'The only text of this control is the sign “{sign}”, which CSS adds. Does it say what it does?',
      fix: 'If not, add an aria-label that says what it does.',
    },
  },
  'aria-dialog-name': {
    found: {
      problem: 'This dialog has no name. When it opens, screen readers do not say what it is about.',
      fix: 'Name its heading in aria-labelledby, or add an aria-label.',
    },
  },
  'aria-input-field-name': {
    found: {
      problem: 'This field with role="{role}" has no name. Screen readers do not say what to enter or choose.',
      fix: 'Add an aria-label, or name visible text in aria-labelledby.',
    },
    review: {
      problem: 'A <label> belongs to this field with role="{role}", which screen readers may not read as its name.',
      fix: 'Check whether the label belongs to the name. If so, reference it in aria-labelledby.',
    },
  },
  'aria-meter-name': {
    found: {
      problem: 'This meter has no name. Screen readers read its value and do not say what it measures.',
      fix: 'Add an aria-label, or name visible text in aria-labelledby.',
    },
  },
  'aria-progressbar-name': {
    found: {
      problem: 'This progress bar has no name. Screen readers read its value and do not say what progresses.',
      fix: 'Add an aria-label, or name visible text in aria-labelledby.',
    },
  },
  'aria-tab-name': {
    found: {
      problem: 'This tab has no name. Screen readers announce “tab” and do not say what it shows.',
      fix: 'Write text into the tab, or an aria-label.',
    },
  },
  'aria-toggle-field-name': {
    found: {
      problem:
        'This element with role="{role}" has no name. Screen readers read its state and do not say what is on or off.',
      fix: 'Add an aria-label, or name visible text in aria-labelledby.',
    },
    review: {
      problem: 'A <label> belongs to this element with role="{role}", which screen readers may not read as its name.',
      fix: 'Check whether the label belongs to the name. If so, reference it in aria-labelledby.',
    },
  },
  'aria-tooltip-name': {
    found: {
      problem: 'This tooltip has no text, so screen readers have nothing to read.',
      fix: 'Write text into it.',
    },
  },
  'aria-treeitem-name': {
    found: {
      problem: 'This item of a tree has no name. Screen readers announce its level and do not say what it is.',
      fix: 'Write text into it, or an aria-label.',
    },
  },
} as const satisfies MessagesByRule;

import type { MessagesByRule } from '../../../rule-sentences.ts';

export const formMessages = {
  'autocomplete-valid': {
    found: {
      problem:
        '“{autocomplete}” is no value of autocomplete. Browsers do not fill in the field, which people with memory or motor impairments rely on.',
      fix: 'Write a value of the HTML standard, such as email, name or tel.',
    },
    review: {
      problem:
        '“{autocomplete}” is no standard value of autocomplete. Is there a standard one for what people enter here?',
      fix: 'If so, write it, such as email, name or tel.',
    },
  },
  'form-field-multiple-labels': {
    review: {
      problem:
        'This field has several labels, and some screen readers read only one of them. Does the first one say all that is needed?',
      fix: 'If not, join them into one label, or describe the field with aria-describedby.',
    },
  },
  label: {
    hidden: {
      problem: 'The label of this field is hidden. People who see the page do not know what to enter.',
      fix: 'Show the label.',
    },
    same_id: {
      problem:
        'An element before this one has the same id, “{id}”, so the label belongs to that element. Screen readers do not say what to enter.',
      fix: 'Give each element its own id, and use that id in the for attribute of its label.',
    },
    around: {
      problem:
        'The label around this field belongs to another field, or its for names no field. Screen readers do not say what to enter.',
      fix: 'Give it its own <label>. A for attribute, if there is one, must contain its id.',
    },
    check_box: {
      problem:
        'This check box has no label. Screen readers do not say what it turns on, and speech users cannot name it.',
      fix: 'Add a <label> next to it, and connect it with for and id.',
    },
    radio: {
      problem:
        'This radio button has no label. Screen readers do not say what it chooses, and speech users cannot name it.',
      fix: 'Add a <label> next to it, and connect it with for and id.',
    },
    found: {
      problem: 'This field has no label. Screen readers do not say what to enter, and speech users cannot name it.',
      fix: 'Add a <label> that says what to enter, and connect it with for and id.',
    },
    review: {
      problem: 'Whether this field has a label could not be determined.',
      fix: 'Add a <label> that says what to enter, and connect it with for and id.',
    },
    formula: {
      problem:
        'The label of this field is a formula, of which browsers make a name or none. Do screen readers say what to enter?',
      fix: 'If not, add an aria-label that says the formula.',
    },
  },
  'label-title-only': {
    title: {
      problem:
        'The only label of this field is its title, “{title}”, which appears only under the mouse pointer. People who use a keyboard or touch do not see it.',
      fix: 'Show the text in a <label>, and connect it with for and id.',
    },
    found: {
      problem: 'This field has a description and no visible label. People who see the page do not know what to enter.',
      fix: 'Add a <label> that says what to enter, and connect it with for and id.',
    },
  },
  'select-name': {
    hidden: {
      problem: 'The label of this select box is hidden. People who see the page do not know what to choose.',
      fix: 'Show the label.',
    },
    same_id: {
      problem:
        'An element before this one has the same id, “{id}”, so the label belongs to that element. Screen readers do not say what to choose.',
      fix: 'Give each element its own id, and use that id in the for attribute of its label.',
    },
    around: {
      problem:
        'The label around this select box belongs to another field, or its for names no field. Screen readers do not say what to choose.',
      fix: 'Give it its own <label>. A for attribute, if there is one, must contain its id.',
    },
    found: {
      problem: 'This select box has no label. Screen readers read its value and do not say what it is for.',
      fix: 'Add a <label> that says what to choose, and connect it with for and id.',
    },
    review: {
      problem: 'Whether this select box has a label could not be determined.',
      fix: 'Add a <label> if it has none, and connect it with for and id.',
    },
  },
} as const satisfies MessagesByRule;

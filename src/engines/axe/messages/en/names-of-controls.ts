import type { MessagesByRule } from '../../../rule-sentences.ts';

export const controlNameMessages = {
  'button-name': {
    image: {
      problem:
        'This button shows only an image, {file}, and has no name. Screen readers announce “button”, and speech users cannot say what to press.',
      fix: 'Give the image an alt, or the button an aria-label, that says what it does.',
    },
    found: {
      problem: 'This button has no name. Screen readers announce “button”, and speech users cannot say what to press.',
      fix: 'Write text into the button, or an aria-label that says what it does.',
    },
    formula: {
      problem:
        'The only text of this button is a formula, of which browsers make a name or none. Do screen readers say what the button does?',
      fix: 'If not, add an aria-label that says the formula.',
    },
    sign: {
      problem: 'The only text of this button is the sign “{sign}”, which CSS adds. Does it say what the button does?',
      fix: 'If not, add an aria-label that says what the button does.',
    },
  },
  'input-button-name': {
    found: {
      problem:
        'This button has an empty value and no name. Screen readers announce “button” and do not say what it does.',
      fix: 'Write in value what the button does, such as value="Send".',
    },
  },
  'identical-links-same-purpose': {
    review: {
      problem: 'Another link of the page has the same name and leads elsewhere. Do both serve the same purpose?',
      fix: 'If not, give each a name that says where it leads.',
    },
  },
  'link-name': {
    image: {
      problem:
        'This link shows only an image, {file}, without a text alternative. Screen readers read its address, {address}.',
      fix: 'Give the image an alt that says where the link leads.',
    },
    address: {
      problem: 'This link has no text. Screen readers read its address, {address}.',
      fix: 'Write text into the link, or an aria-label that says where it leads.',
    },
    found: {
      problem: 'This link has no text. Screen readers announce “link” and do not say where it leads.',
      fix: 'Write text into the link, or an aria-label that says where it leads.',
    },
    formula: {
      problem:
        'The only text of this link is a formula, of which browsers make a name or none. Do screen readers say where the link leads?',
      fix: 'If not, add an aria-label that says the formula.',
    },
    sign: {
      problem: 'The only text of this link is the sign “{sign}”, which CSS adds. Does it say where the link leads?',
      fix: 'If not, add an aria-label that says where the link leads.',
    },
  },
  'summary-name': {
    found: {
      problem: 'This summary has no text, so screen readers do not say what it opens.',
      fix: 'Write into the summary what it opens.',
    },
    formula: {
      problem:
        'The only text of this summary is a formula, of which browsers make a name or none. Do screen readers say what it opens?',
      fix: 'If not, add an aria-label that says the formula.',
    },
    sign: {
      problem: 'The only text of this summary is the sign “{sign}”, which CSS adds. Does it say what it opens?',
      fix: 'If not, add an aria-label that says what it opens.',
    },
  },
  'label-content-name-mismatch': {
    text: {
      problem:
        'This control shows “{text}”, which is not in its accessible name. Speech users say what they see, and nothing happens.',
      fix: 'Let the name begin with the visible text, or remove aria-label and aria-labelledby.',
    },
    found: {
      problem:
        'The accessible name of this control does not contain its visible text. Speech users say what they see, and nothing happens.',
      fix: 'Let the name begin with the visible text, or remove aria-label and aria-labelledby.',
    },
    review: {
      problem:
        'Whether the accessible name of this control contains its visible text could not be determined. Can speech users call it by what it shows?',
      fix: 'If not, let the name begin with the visible text.',
    },
    ligature: {
      problem:
        'This element shows an icon that an icon font draws from text. Does the icon show what the accessible name says?',
      fix: 'If not, make the name say what the icon shows.',
    },
    formula: {
      problem: 'This control shows a formula. Do speech users say it as in the accessible name?',
      fix: 'If not, put what they say into the accessible name.',
    },
    drawing: {
      problem:
        'This control shows text in a drawing (SVG) that its accessible name does not contain. Is the text only part of an icon?',
      fix: 'If not, let the name begin with the text of the drawing.',
    },
    hyphen: {
      problem:
        'The visible label and the accessible name differ only in a hyphen. Can speech users say the label as it is shown?',
      fix: 'If not, write both alike.',
    },
    label: {
      problem:
        'The label of this field is “{label}”, which is not in its accessible name, “{name}”. Speech users say what they see, and nothing happens.',
      fix: 'Remove aria-label and aria-labelledby, or let the name begin with the label.',
    },
    abbreviation: {
      problem: 'The visible label may abbreviate the accessible name. Can speech users say the label as it is shown?',
      fix: 'If not, let the name begin with the visible text.',
    },
  },
} as const satisfies MessagesByRule;

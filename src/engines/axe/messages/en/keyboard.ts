import type { MessagesByRule } from '../../../rule-sentences.ts';

export const keyboardMessages = {
  accesskeys: {
    key: {
      problem:
        'Several elements have the access key “{accesskey}”. Only one of them reacts, and people do not know which.',
      fix: 'Give each element a key of its own, or remove the access keys.',
    },
    found: {
      problem: 'Several elements have the same access key. Only one of them reacts, and people do not know which.',
      fix: 'Give each element a key of its own, or remove the access keys.',
    },
  },
  bypass: {
    found: {
      problem:
        'The page has no heading, no main landmark and no skip link. Keyboard and screen reader users go through the whole navigation on each page.',
      fix: 'Put the content into <main>, and add a link to it at the beginning of the page.',
    },
  },
  'nested-interactive': {
    role: {
      problem:
        'This element with role="{role}" contains another control. Screen readers do not announce the inner one, and keyboard users stop at something without a name.',
      fix: 'Put the controls next to each other.',
    },
    found: {
      problem:
        'This <{tag}> contains another control. Screen readers do not announce the inner one, and keyboard users stop at something without a name.',
      fix: 'Put the controls next to each other.',
    },
    review: {
      problem: 'Whether this <{tag}> contains another control could not be determined.',
      fix: 'If it does, put the controls next to each other.',
    },
  },
  'scrollable-region-focusable': {
    found: {
      problem: 'This box scrolls, and Tab reaches nothing in it. Keyboard users cannot read what is out of view.',
      fix: 'Add tabindex="0", a role such as region and a name.',
    },
    review: {
      problem: 'This box scrolls, and what is in it has a negative tabindex. Can keyboard users scroll it?',
      fix: 'If not, add tabindex="0" to the box.',
    },
    review_buttons: {
      problem:
        'Only the scroll buttons or markers of the styles let the keyboard scroll this box. Do the browsers of your readers know them?',
      fix: 'If not, add tabindex="0", a role such as region and a name.',
    },
  },
  tabindex: {
    value: {
      problem:
        'tabindex="{tabindex}" takes this element out of the order of the page. Keyboard users jump to it before everything else.',
      fix: 'Write tabindex="0", or remove it, and put the element where it belongs in the order.',
    },
    found: {
      problem:
        'A positive tabindex takes this element out of the order of the page. Keyboard users jump to it before everything else.',
      fix: 'Write tabindex="0", or remove it.',
    },
  },
} as const satisfies MessagesByRule;

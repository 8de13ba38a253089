import type { MessagesByRule } from '../../../rule-sentences.ts';

export const landmarkMessages = {
  'landmark-banner-is-top-level': {
    found: {
      problem:
        'The landmark for the header of the page is inside another landmark. Screen reader users who jump between landmarks do not find it where it belongs.',
      fix: 'Move it out of the other landmark, or remove its role.',
    },
  },
  'landmark-contentinfo-is-top-level': {
    found: {
      problem:
        'The landmark for the footer of the page is inside another landmark. Screen reader users who jump between landmarks do not find it where it belongs.',
      fix: 'Move it out of the other landmark, or remove its role.',
    },
  },
  'landmark-main-is-top-level': {
    found: {
      problem:
        'The landmark for the main content is inside another landmark. Screen reader users who jump between landmarks do not find it where it belongs.',
      fix: 'Move it out of the other landmark, or remove its role.',
    },
  },
  'landmark-no-duplicate-banner': {
    found: {
      problem:
        'The page has more than one landmark for the header of the page. Screen reader users do not know which one is meant.',
      fix: 'Keep one of them, and put the others into other elements.',
    },
  },
  'landmark-no-duplicate-contentinfo': {
    found: {
      problem:
        'The page has more than one landmark for the footer of the page. Screen reader users do not know which one is meant.',
      fix: 'Keep one of them, and put the others into other elements.',
    },
  },
  'landmark-no-duplicate-main': {
    found: {
      problem:
        'The page has more than one landmark for the main content. Screen reader users do not know which one is meant.',
      fix: 'Keep one of them, and put the others into other elements.',
    },
  },
  'landmark-one-main': {
    found: {
      problem: 'The page has no main landmark. Screen reader users cannot jump to its content.',
      fix: 'Put the content of the page into one <main>.',
    },
  },
  'landmark-unique': {
    label: {
      problem:
        'Another landmark of this kind has the same name, “{ariaLabel}”. Screen reader users cannot tell them apart in the list of landmarks.',
      fix: 'Give each one a name of its own.',
    },
    found: {
      problem:
        'Another landmark of this kind has no different name. Screen reader users cannot tell them apart in the list of landmarks.',
      fix: 'Give each one an aria-label of its own, such as “Main menu”.',
    },
  },
  region: {
    many: {
      problem:
        '{n} parts of the page are outside of all landmarks, of which this is the first. Screen reader users who jump between landmarks miss them.',
      fix: 'Put the content into <main>, and the rest into <nav>, <header>, <footer> or other landmarks.',
    },
    text: {
      problem: '“{text}” is outside of all landmarks. Screen reader users who jump between landmarks miss it.',
      fix: 'Put it into <main>, <nav>, <header>, <footer> or another landmark.',
    },
    found: {
      problem:
        'This part of the page is outside of all landmarks. Screen reader users who jump between landmarks miss it.',
      fix: 'Put it into <main>, <nav>, <header>, <footer> or another landmark.',
    },
  },
} as const satisfies MessagesByRule;

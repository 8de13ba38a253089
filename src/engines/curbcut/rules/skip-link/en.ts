import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Skip links must lead to the content',
  description: 'The target of a skip link exists, and is past the blocks that all pages of the site have in common.',
  whyItMatters:
    'A skip link is meant to lead past the navigation. If its target is missing or comes too early, people who do not use a mouse must tab through everything after all.',
  howToFix: [
    'Let the `href` name an id that exists: `<a href="#content">` needs `<main id="content">`.',
    'Set the target to the beginning of the main content, not to a block before it.',
    'Add `tabindex="-1"` to the target so that every browser moves the focus there.',
    'Check that the target is not hidden at the moment the link is used.',
  ],
  messages: {
    by_script: {
      problem:
        'This link leads to “{target}”, and the page has no element with this id. Does a script lead people to the content?',
      fix: 'If not, give the main content this id.',
    },
    to_nothing: {
      problem:
        'The link “{name}” leads to “{target}”, and the page has no element with this id. Keyboard users press it, and nothing happens.',
      fix: 'Give the main content this id.',
    },
    start_by_script: {
      problem:
        'This link leads to “{target}”, which begins at or before the link. Does a script lead people to the content?',
      fix: 'If not, set its target to the beginning of the main content.',
    },
    to_start: {
      problem:
        'The link “{name}” leads to “{target}”, which begins at or before the link. Keyboard users still go through the navigation.',
      fix: 'Set its target to the beginning of the main content.',
    },
    to_elsewhere: {
      problem:
        'The link “{name}” leads to another page, “{address}”: the <base> of this page changes its address. Keyboard users lose the page.',
      fix: 'Write the address of this page before the #, or remove the <base>.',
    },
    elsewhere_by_script: {
      problem:
        'This link leads to another page, “{address}”: the <base> of this page changes its address. Does a script lead people to the content?',
      fix: 'If not, write the address of this page before the #, or remove the <base>.',
    },
    to_hidden: {
      problem: 'This link leads to “{target}”, which is hidden.',
      fix: 'Check that it is shown when someone follows the link.',
    },
    not_reached: {
      problem: 'This link leads to the content, and Tab does not reach it, because it has tabindex="-1".',
      fix: 'Remove tabindex, unless a script sets the focus to it.',
    },
    to_repeated: {
      problem:
        'The link “{name}” leads into <{tag}>, which does not hold the main content. Keyboard users still go through what all pages repeat.',
      fix: 'Set its target to the beginning of the main content.',
    },
  },
} as const satisfies EnglishSentences;

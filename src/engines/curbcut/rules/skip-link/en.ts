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
    skipByScript: (hash: string) =>
      `The page has no element with the id “${hash}”. Does the script of this link lead to the content?`,
    skipToNothing: (name: string, hash: string) =>
      `The link “${name}” leads to “${hash}”, and the page has no element with this id. Give the main content this id.`,
    skipToHidden: (hash: string) =>
      `The target “${hash}” is hidden. Check that it is shown when someone follows the link.`,
    skipToRepeated: (name: string, element: string) =>
      `The link “${name}” leads into <${element}>, which does not hold the main content. Set its target to the beginning of the main content.`,
  },
} satisfies EnglishSentences;

import { tutorial, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

/** The document as a whole: its title, its ids, and parts that could not be examined. */
export const documentAdvice = {
  'document-title': {
    whyItMatters:
      'The title is the first thing a screen reader says about a page, and what tabs, bookmarks and search results show. Without it, blind people and people with memory difficulties cannot tell their open pages apart.',
    howToFix: [
      'Write a title into the head: `<head><title>Opening hours – Town library</title></head>`.',
      'Put what is special to this page first and the name of the site last.',
      'In single-page applications, set `document.title` with each change of view.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/html/H25')],
  },
  'duplicate-id-aria': {
    whyItMatters:
      'An id that names, describes or labels something occurs more than once. Browsers take the first element they find, so screen reader users may hear the label of another field and enter something wrong.',
    howToFix: [
      'Make the id unique, and let `for`, `aria-labelledby`, `aria-describedby` or `aria-controls` name the right one.',
      'Generate ids in repeated components, for example `email-1` and `email-2`.',
      'Remove copies of hidden dialogs and menus that contain the same ids.',
    ],
    learnMore: [tutorial('forms/labels')],
  },
} satisfies AdviceByRule;

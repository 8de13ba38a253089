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
  'duplicate-id': {
    whyItMatters:
      'An id is meant to occur once. If it occurs twice, labels, links and scripts that use it find only the first element. By itself this causes no problem, but it often explains why something else does not work for screen reader users.',
    howToFix: [
      'Rename or remove the repeated `id`.',
      'In components that are used several times, generate the id from a counter or from the data.',
      'Use `class` where the attribute only serves styling.',
    ],
    learnMore: [],
  },
  'duplicate-id-active': {
    whyItMatters:
      'Two controls share one id. A label or a description reaches only the first of them, so screen reader users meet the second without its name, and a click on its label moves the focus to the wrong one.',
    howToFix: [
      'Give each link, button and field a unique id, or none.',
      'Adapt `for`, `aria-labelledby` and `aria-describedby` to the new ids.',
      'Check templates and repeated forms, for example a search field in both header and menu.',
    ],
    learnMore: [],
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
  'hidden-content': {
    whyItMatters:
      'Part of the page is hidden at the moment, such as a closed menu or dialog, and could not be examined. It may contain barriers for people that this report cannot show.',
    howToFix: [
      'Open the hidden content and test it in that state.',
      'Check menus, dialogs, tabs and error messages by hand with the keyboard and a screen reader.',
    ],
    learnMore: [w3cPage('WAI/test-evaluate/')],
  },
} satisfies AdviceByRule;

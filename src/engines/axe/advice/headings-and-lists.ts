import { tutorial, understandingPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const headings = tutorial('page-structure/headings');
const listMarkup = tutorial('page-structure/content');

/** Headings and lists: the outline that people skim a text by. */
export const headingAndListAdvice = {
  'empty-heading': {
    whyItMatters:
      'Screen reader users skim a page by jumping from heading to heading. An empty heading is a stop without a text, which makes them wonder what they are missing.',
    howToFix: [
      'Write the text of the heading, or an `alt` when it consists of an image: `<h2><img src="…" alt="Our services"></h2>`.',
      'Remove headings that are only there for spacing, and use CSS `margin` instead.',
      'If script fills the heading later, insert it together with its text.',
    ],
    learnMore: [headings, understandingPage('2.4.6')],
  },
  'heading-order': {
    whyItMatters:
      'The levels of headings tell how a text is built. When a level is skipped, screen reader users suspect a section that they have missed, and the outline is harder to understand for everyone who relies on it.',
    howToFix: [
      'Go down one level at a time: after `<h2>` comes `<h3>`, not `<h4>`. Going up, any step is fine.',
      'Choose the level by the structure and the size by CSS: `<h3 class="small">`.',
      'Let reusable components take their level from the place where they are used.',
    ],
    learnMore: [headings, understandingPage('1.3.1')],
  },
  'page-has-heading-one': {
    whyItMatters:
      'The heading of level one says what this page is about. Many screen reader users jump to it first; without it they must search for the beginning of the content.',
    howToFix: [
      'Mark the title of the content as `<h1>`, near the start of `<main>`.',
      'Word it much like the `<title>` of the page.',
      'If the design shows no title, write the `<h1>` visually hidden.',
    ],
    learnMore: [headings, understandingPage('2.4.6')],
  },
  'definition-list': {
    whyItMatters:
      'A description list joins terms with their explanations. With other elements between them, screen readers lose the pairs, and people hear the explanations without knowing what they belong to.',
    howToFix: [
      'Put only groups of `<dt>` followed by `<dd>` into the list: `<dl><dt>Price</dt><dd>20 euros</dd></dl>`.',
      'Use `<div>` to wrap a whole group for styling, and nothing else.',
      'Move headings and paragraphs out of the list or into a `<dd>`.',
    ],
    learnMore: [listMarkup],
  },
  dlitem: {
    whyItMatters:
      'A `<dt>` or `<dd>` outside a description list is just text to a screen reader. That the one explains the other is lost for people who cannot see the layout.',
    howToFix: [
      'Wrap the items in a list: `<dl><dt>…</dt><dd>…</dd></dl>`, at most with a `<div>` in between.',
      'Remove a `role` from the `<dl>` that turns it into something else.',
      'Use `<p>` or `<ul>` if no terms are explained.',
    ],
    learnMore: [listMarkup],
  },
  list: {
    whyItMatters:
      'Screen readers announce a list with its number of items, and let people skip it or step through it. Other elements directly inside break the count and the steps.',
    howToFix: [
      'Let `<ul>` and `<ol>` contain only `<li>` as direct children, and put everything else into an `<li>`.',
      'Move headings before the list: `<h3>Topics</h3><ul><li>…</li></ul>`.',
      'Do not give the `<li>` another role, except within a widget whose container has the fitting role.',
    ],
    learnMore: [listMarkup],
  },
  listitem: {
    whyItMatters:
      'A list item outside a list is read without its position and without the length of the list. Blind people do not notice that the items belong together.',
    howToFix: [
      'Put the `<li>` directly into a `<ul>` or an `<ol>`.',
      'If the list has its own `role`, remove it or use `role="list"`.',
      'If it is not a list at all, use `<p>` or `<div>` instead.',
    ],
    learnMore: [listMarkup],
  },
} satisfies AdviceByRule;

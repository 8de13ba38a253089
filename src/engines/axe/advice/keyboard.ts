import { ariaPractice, understandingPage, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const keyboardInterface = ariaPractice('keyboard-interface');

/** Operation without a mouse: reaching, skipping and using elements. */
export const keyboardAdvice = {
  accesskeys: {
    whyItMatters:
      'Two elements claim the same shortcut. Browsers then pick one or only move between them, so people who rely on keyboard shortcuts, often because of a motor disability, trigger something else or nothing.',
    howToFix: [
      'Give every `accesskey` a value that occurs once on the page.',
      'Consider removing the attribute: its keys differ between browsers and clash with those of screen readers.',
    ],
    learnMore: [keyboardInterface],
  },
  bypass: {
    whyItMatters:
      'Header and navigation are the same on every page. Without a way past them, keyboard users press Tab dozens of times on each page, and screen reader users listen to everything again.',
    howToFix: [
      'Mark the content with `<main>` and structure it with headings.',
      'Add a skip link as the first thing on the page: `<a href="#content">Skip to content</a> … <main id="content" tabindex="-1">`.',
      'The skip link may be hidden until it gets the focus, then it must be visible.',
    ],
    learnMore: [w3cPage('WAI/WCAG22/Techniques/general/G1'), ariaPractice('landmark-regions')],
  },
  'nested-interactive': {
    whyItMatters:
      'One control is inside another, such as a link within a button. Screen readers treat the inside of a button as plain text, so blind people do not learn of the inner control but still land on it with the Tab key.',
    howToFix: [
      'Take the inner control out and place both side by side.',
      'In a card that can be clicked as a whole, make only the title a link and let its `::after` cover the card with CSS.',
      'Remove `role` or `tabindex` from the inner element if it does nothing by itself.',
    ],
    learnMore: [ariaPractice('hiding-semantics')],
  },
  'scrollable-region-focusable': {
    whyItMatters:
      'An area scrolls by itself but cannot be reached with the keyboard. People who do not use a mouse cannot read what is below its edge. Some browsers make such areas focusable by themselves, others, Safari among them, do not.',
    howToFix: [
      'Make the area focusable and name it: `<div tabindex="0" role="region" aria-label="Terms of use">`.',
      'Or place something focusable in it, such as a link, which brings it into reach.',
      'Or let the content grow, without a fixed height and `overflow: auto`.',
    ],
    learnMore: [keyboardInterface],
  },
  tabindex: {
    whyItMatters:
      'A `tabindex` above zero jumps ahead of everything else on the page. Keyboard users are then led in an order that does not match what they see, and people with low vision or cognitive disabilities lose track of the focus.',
    howToFix: [
      'Replace positive values by `tabindex="0"`, or remove the attribute from elements that are focusable anyway.',
      'Bring the elements into the right order in the HTML, and let CSS follow that order.',
      'Use `tabindex="-1"` for things that only script should focus.',
    ],
    learnMore: [understandingPage('2.4.3'), keyboardInterface],
  },
} satisfies AdviceByRule;

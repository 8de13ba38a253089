import { ariaPattern, ariaPractice, tutorial } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const names = ariaPractice('names-and-descriptions');

/** The names of native buttons and links, and their agreement with the visible text. */
export const controlNameAdvice = {
  'button-name': {
    whyItMatters:
      'A button without a name is read out as just “button”. Screen reader users cannot know whether it sends, closes or deletes, and people who control the computer by voice cannot call it.',
    howToFix: [
      'Write what the button does as its text: `<button>Search</button>`.',
      'For a button with an icon, add hidden text or a name: `<button aria-label="Search"><svg aria-hidden="true">…</svg></button>`.',
      'If the icon is an image, give it an `alt` that says what the button does: `<button><img src="…" alt="Search"></button>`.',
    ],
    learnMore: [ariaPattern('button'), names],
  },
  'input-button-name': {
    whyItMatters:
      'An `<input>` button shows and speaks its value. With an empty value it is a blank box for everyone and an unnamed button for screen reader and voice control users.',
    howToFix: [
      'Write the label into `value`: `<input type="button" value="Add to basket">`.',
      'For submit and reset buttons, leave `value` out to get the text of the browser, or better write your own: `<input type="submit" value="Send order">`.',
      'Consider `<button type="submit">Send order</button>`, which may also contain an icon.',
    ],
    learnMore: [tutorial('forms/labels')],
  },
  'identical-links-same-purpose': {
    whyItMatters:
      'Screen reader users often go through a list of the links of a page, without the text around them. Links of the same name that lead to different places cannot be told apart there.',
    howToFix: [
      'Give each link a name that says where it leads: “Prices of the clinic” in place of “More”.',
      'If the visible text must stay short, add the rest as hidden text: `<a href="/prices">More<span class="visually-hidden"> about prices</span></a>`.',
      'If the links lead to the same content at different URLs, use one URL.',
    ],
    learnMore: [],
  },
  'link-name': {
    whyItMatters:
      'A link without text is announced as “link”, or its URL is read out letter by letter. Blind people cannot decide whether to follow it, and a list of the links of the page becomes useless to them.',
    howToFix: [
      'Write text into the link that says where it leads: `<a href="/prices">Prices</a>`.',
      'When the link contains only an image, describe its destination in the `alt`: `<a href="/"><img src="logo.svg" alt="Home page"></a>`.',
      'For an icon made of SVG or a font, add hidden text or `aria-label` to the link.',
      'Remove empty links, or merge two links to the same place into one.',
    ],
    learnMore: [ariaPattern('link'), tutorial('images/functional')],
  },
  'summary-name': {
    whyItMatters:
      'The summary is the switch that opens and closes a `<details>` element. Without text, screen reader users hear only that something is collapsed and cannot decide whether to open it.',
    howToFix: [
      'Write text into the element: `<details><summary>Delivery times</summary>…</details>`.',
      'When it shows only an icon, add `aria-label` to the `<summary>` or an `alt` to the image.',
    ],
    learnMore: [ariaPattern('disclosure'), names],
  },
  'label-content-name-mismatch': {
    whyItMatters:
      'People who control the computer by voice say the words they see. When the accessible name does not contain them, nothing happens. It also confuses people who see the page and hear it at the same time.',
    howToFix: [
      'Let the accessible name begin with the visible text: a button that shows “Send” may be named “Send message”, not “Submit form”.',
      'Remove `aria-label` where the visible text says enough.',
      'Where context is needed, add it after the visible words, or put it in `aria-describedby`.',
    ],
    learnMore: [names],
  },
} satisfies AdviceByRule;

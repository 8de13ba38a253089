import { ariaPractice, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const attributeList = w3cPage('TR/wai-aria-1.2/#state_prop_def');
const roleList = w3cPage('TR/wai-aria-1.2/#role_definitions');
const ariaInHtml = w3cPage('TR/html-aria/');

/** Attributes that begin with `aria-`: their names, places and values. */
export const ariaAttributeAdvice = {
  'aria-allowed-attr': {
    whyItMatters:
      'A role decides which ARIA states and properties mean something on it. Screen readers ignore the others or announce a state that does not exist, so blind people hear something other than what is on the screen.',
    howToFix: [
      'Look up the role of the element and remove the `aria-` attributes that the role does not support.',
      'Where the attribute is what you need, change the role instead: `aria-checked` belongs on a checkbox or a switch, `aria-expanded` on the button that opens the panel.',
      'Use the HTML attribute where there is one, for example `<input type="checkbox" checked>`.',
    ],
    learnMore: [roleList, ariaInHtml],
  },
  'aria-braille-equivalent': {
    whyItMatters:
      'The braille attributes only reach people with a braille display. When nothing equivalent exists for speech, people who listen get no name or description, and two people at the same page get different information.',
    howToFix: [
      'Give every element with `aria-braillelabel` an ordinary accessible name as well, through its text, its `alt` or `aria-label`.',
      'Give every element with `aria-brailleroledescription` a non-empty `aria-roledescription`.',
      'Remove the braille attributes where the ordinary name is short enough: braille displays show that name anyway.',
    ],
    learnMore: [ariaPractice('names-and-descriptions')],
  },
  'aria-conditional-attr': {
    whyItMatters:
      'Some ARIA attributes may only be used under certain conditions. When `aria-checked` contradicts a real checkbox, or a plain table row claims to expand, screen reader users hear a state that is not the true one and act on it.',
    howToFix: [
      'Remove `aria-checked` from a native `<input type="checkbox">` or `<input type="radio">`: the browser already reports its state.',
      'Set a half-checked box by script with the property `indeterminate`, not with an ARIA attribute.',
      'Use `aria-expanded`, `aria-level`, `aria-posinset` and `aria-setsize` only on rows whose container has `role="treegrid"`.',
    ],
    learnMore: [ariaInHtml, attributeList],
  },
  'aria-prohibited-attr': {
    whyItMatters:
      'Elements without a meaningful role, such as a plain `<div>` or `<span>`, cannot carry a name. Most screen readers drop an `aria-label` there, so the text that was written for blind people never reaches them.',
    howToFix: [
      'Move the name to an element whose role can be named: a button, a link, an image, a region or a group.',
      'Give the element a fitting role when it really is one thing, for example `<span role="img" aria-label="Four of five stars">`.',
      'Otherwise write the text into the page, visually hidden with CSS if it must not be seen, and remove the attribute.',
    ],
    learnMore: [ariaPractice('names-and-descriptions'), roleList],
  },
  'aria-required-attr': {
    whyItMatters:
      'Custom widgets must report their state themselves. Without the required attribute a screen reader cannot say whether the switch is on, which value the slider has or which level the heading has, and blind people have to guess.',
    howToFix: [
      'Add the attributes that the role requires, for example `<div role="slider" tabindex="0" aria-label="Volume" aria-valuenow="40">`.',
      'Update their values by script whenever the state changes.',
      'Prefer the native element, which does this by itself: `<input type="checkbox">`, `<input type="range">`, `<h2>`.',
    ],
    learnMore: [roleList, ariaPractice('range-related-properties')],
  },
  'aria-valid-attr-value': {
    whyItMatters:
      'An ARIA attribute with a wrong value, or one that points to an id that is not there, does nothing or the opposite of what was meant. Screen reader users lose the name, the error message or the state that it should have given.',
    howToFix: [
      'Correct the value to one that the attribute allows, for example `aria-expanded="true"` or `"false"`, not `"yes"`.',
      'Check that every id named in `aria-labelledby`, `aria-describedby`, `aria-controls` and the like exists in the same document.',
      'Remove the attribute when there is no value for it: an empty one has no meaning.',
    ],
    learnMore: [attributeList],
  },
  'aria-valid-attr': {
    whyItMatters:
      'A misspelled or invented `aria-` attribute is ignored by browsers. The information that it was meant to give screen reader users, such as a name or a state, is missing.',
    howToFix: [
      'Correct the spelling: `aria-labelledby`, not `aria-labeledby`; `aria-describedby`, not `aria-describeby`.',
      'Replace invented names with the attribute that ARIA defines for the purpose.',
      'Keep data for your own scripts in `data-` attributes.',
    ],
    learnMore: [attributeList],
  },
} satisfies AdviceByRule;

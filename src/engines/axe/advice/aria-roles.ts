import { ariaPractice, tutorial, w3cPage } from '../../learn-more.ts';
import type { AdviceByRule } from '../../rule-advice.ts';

const roleList = w3cPage('TR/wai-aria-1.2/#role_definitions');
const ariaInHtml = w3cPage('TR/html-aria/');
const readMeFirst = ariaPractice('read-me-first');

/**
 * The `role` attribute: its values, their requirements for surrounding elements, and hiding from assistive technology.
 */
export const ariaRoleAdvice = {
  'aria-allowed-role': {
    whyItMatters:
      'A role that does not fit its element makes the element say one thing and do another. A link declared to be a heading, for example, is announced to screen reader users as a heading, and their shortcuts for jumping to links pass over it.',
    howToFix: [
      'Remove the `role` when the element already has the right meaning, as `<button>`, `<nav>` and `<ul>` do.',
      'Use the element that matches the role instead of renaming another: `<button>` rather than `<h2 role="button">`.',
      'Put the role on a neutral wrapper when both meanings are needed, for example `<h2><button>…</button></h2>`.',
    ],
    learnMore: [ariaInHtml, readMeFirst],
  },
  'aria-deprecated-role': {
    whyItMatters:
      'Deprecated roles are on their way out of browsers and screen readers. Blind people may hear nothing, or only on some devices, about the purpose of such an element.',
    howToFix: [
      'Replace the role with its successor: `list` for `directory`, `listitem` for `doc-biblioentry` and `doc-endnote`.',
      'Where HTML has an element for it, use that and drop the role, for example `<ul>` with `<li>`.',
    ],
    learnMore: [roleList],
  },
  'aria-required-children': {
    whyItMatters:
      'Lists, tables, tab lists, menus and trees are understood through their parts. When the parts are missing or of the wrong kind, screen readers cannot count the items or move between them, and the widget falls apart for people who cannot see it.',
    howToFix: [
      'Give the children the roles that the container expects, for example `<div role="tablist"><button role="tab">…</button></div>`.',
      'Move everything else out of the container, or neutralize mere wrappers with `role="none"`.',
      'Use native elements where they exist: `<ul>`, `<table>`, `<select>`.',
      'Set `aria-busy="true"` on the container while its content is still being loaded.',
    ],
    learnMore: [roleList, ariaPractice('structural-roles')],
  },
  'aria-required-parent': {
    whyItMatters:
      'An option, tab, row or list item means something only inside its container. Alone it is announced without its position or group, so screen reader users cannot tell what it belongs to or how many there are.',
    howToFix: [
      'Wrap the element in a container with the role it needs, for example `<div role="listbox"><div role="option">…</div></div>`.',
      'Remove elements with another role between container and part, or give mere wrappers `role="none"`.',
      'Where the structure of the page forbids nesting, name the parts on the container with `aria-owns`.',
    ],
    learnMore: [roleList],
  },
  'aria-roles': {
    whyItMatters:
      'A role that does not exist is ignored, and an abstract one has no meaning for users. The element is then announced as plain text, so people with screen readers do not learn that they can press, open or select it.',
    howToFix: [
      'Correct the spelling, or choose the ARIA role that says what the element is.',
      'Replace abstract roles such as `widget`, `input` or `landmark` by a concrete one.',
      'Prefer an HTML element that has the role built in: `<button>`, `<nav>`, `<dialog>`.',
    ],
    learnMore: [roleList, readMeFirst],
  },
  'aria-text': {
    whyItMatters:
      'With `role="text"` everything inside becomes one run of text for a screen reader. A link or button in it still takes the keyboard focus but has lost its role, so blind keyboard users land on something unexplained.',
    howToFix: [
      'Remove `role="text"` from any element that contains links, buttons or fields.',
      'Set it only around the words themselves and leave the control outside.',
      'Consider leaving the role out altogether: it is not part of the ARIA standard and support varies.',
    ],
    learnMore: [ariaPractice('hiding-semantics')],
  },
  'presentation-role-conflict': {
    whyItMatters:
      'The element is marked as decoration, yet it can be focused or carries ARIA information, so browsers ignore the marking. Screen reader users then meet an element that was meant to be silent and has no useful name.',
    howToFix: [
      'Decide whether the element means something to people. If so, remove `role="none"` or the empty `alt` and give it a name.',
      'If it is decoration, remove `tabindex` and every `aria-` attribute from it.',
      'Put the link or button around the decorative image rather than making the image focusable.',
    ],
    learnMore: [ariaPractice('hiding-semantics'), tutorial('images/decorative')],
  },
  'aria-hidden-body': {
    whyItMatters:
      'The whole page is hidden from assistive technology. People who use a screen reader find it empty, although everyone else can see and use it.',
    howToFix: [
      'Remove `aria-hidden="true"` from `<body>`.',
      'If a dialog sets it while it is open, use `<dialog>` with `showModal()`, or set `inert` on the content behind the dialog instead.',
      'Check that closing the dialog, also with the Escape key, makes the page available again.',
    ],
    learnMore: [ariaPractice('hiding-semantics')],
  },
} satisfies AdviceByRule;

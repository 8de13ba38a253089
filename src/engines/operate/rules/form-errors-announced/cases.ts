import type { RuleCase } from '../../../rule-cases.ts';

const form = (inside: string, refuse = 't.textContent = `Name is required`') =>
  `<form novalidate onsubmit="event.preventDefault(); ${refuse}"><p><label>Name <input id="f" required></label> ${inside}</p><button>Send</button></form>`;

export const cases: readonly RuleCase[] = [
  // right
  ['an alert', form('<span id="t" role="alert"></span>'), 'passed'],
  [
    'an alert that is added',
    form('', "this.insertAdjacentHTML('afterbegin', '<p role=alert>Name is required</p>')"),
    'passed',
  ],
  ['additions and removals', form('<span id="t" role="alert" aria-relevant="additions removals"></span>'), 'passed'],
  ['an output', form('<output id="t"></output>'), 'passed'],
  [
    'a live region that only screen readers have',
    form(
      '<span id="t"></span><span aria-live="polite" style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)" id="l"></span>',
      "t.textContent = 'Name is required'; setTimeout(() => { l.textContent = '1 error' }, 200)",
    ),
    'passed',
  ],
  ['the focus at the field', form('<span id="t"></span>', 't.textContent = `Name is required`; f.focus()'), 'passed'],
  [
    'the focus at a list, after an animation',
    form('<span id="t" tabindex="-1"></span>', 't.textContent = `Name is required`; setTimeout(() => t.focus(), 900)'),
    'passed',
  ],
  [
    'a script that announces it',
    form('<span id="t"></span>', "t.textContent = 'Name is required'; document.ariaNotify('Name is required')"),
    'passed',
  ],
  ['a button that says so', form('', "event.submitter.textContent = 'Name is required'"), 'passed'],
  [
    'messages that were there before',
    form('<span id="t"></span>', '').replace('required>', 'required onblur="t.textContent = `Name is required`">'),
    'inapplicable',
  ],
  ['a form that is sent', form('').replace('event.preventDefault();', ''), 'inapplicable'],
  ['messages of the browser', form('<span id="t"></span>').replace(' novalidate', ''), 'inapplicable'],
  // wrong
  ['a message at the field', form('<span id="t"></span>'), ['failed #t']],
  ['a description', form('<span id="t"></span>').replace('required>', 'required aria-describedby="t">'), ['failed #t']],
  [
    'a list at the top',
    `<div id="t"></div>${form('', 't.innerHTML = `<h2>There is a problem</h2><ul><li><a href=#f>Enter your name</a></ul>`')}`,
    ['failed #t'],
  ],
  [
    'a live region that is hidden',
    form(
      '<span id="t"></span><span role="alert" hidden id="l"></span>',
      "l.textContent = t.textContent = 'Name is required'",
    ),
    ['failed #t'],
  ],
  [
    'a live region that announces removals only',
    form('<span id="t" role="alert" aria-relevant="removals"></span>'),
    ['failed #t'],
  ],
  ['a live region that is off', form('<span id="t" role="alert" aria-live="off"></span>'), ['failed #t']],
  [
    'a message that may be a hint',
    form('<span id="t"></span>', 't.textContent = `Please use capitals`'),
    ['needs_review #t'],
  ],
  [
    'a form that is drawn again, so that the focus is lost',
    form(
      '<span></span>',
      "setTimeout(() => { this.innerHTML = this.innerHTML.replace('<span>', '<span id=t>Name is required') })",
    ),
    ['needs_review #t'],
  ],
];

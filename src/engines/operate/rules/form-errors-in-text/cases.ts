import type { RuleCase } from '../../../rule-cases.ts';

const form = (inside: string, refuse: string) =>
  `<form novalidate onsubmit="event.preventDefault(); ${refuse}">${inside}<p><button>Send</button></p></form>`;
const field = '<p><label>Name <input id="t" required></label></p>';
const red = 't.style.borderColor = `red`';
const style = (rules: string) => `<style>${rules}</style>`;

export const cases: readonly RuleCase[] = [
  // right
  ['a message at the field', form(field, `${red}; t.parentNode.append(' Enter your name')`), 'passed'],
  [
    'a list of all errors',
    `<div id="list" tabindex="-1"></div>${form(field, 'list.innerHTML = `<h2>1 error</h2><a href=#t>Name is missing</a>`; list.focus()')}`,
    'passed',
  ],
  [
    'a message that an attribute shows',
    `${style('.wrong::after { content: url(data:,) attr(data-error) }')}${form(`<p id="p" data-error="Please fill in">Name <input id="t" aria-label="Name" required></p>`, `${red}; p.className = 'wrong'`)}`,
    'passed',
  ],
  ['a hint in the field', form(field, `${red}; t.placeholder = 'Please enter your name'`), []],
  [
    'a message that appeared when the focus left the field',
    `${form('<p><label>Name <input id="t" required onblur="m.hidden = false"></label> <span id="m" hidden>Name is required</span></p>', red)}<script>t.focus()</script>`,
    'passed',
  ],
  ['a dialog', `<dialog id="d">Name is required <button>OK</button></dialog>${form(field, 'd.showModal()')}`, 'passed'],
  [
    'a message far away that names the field',
    `${form(field, `${red}; toast.textContent = 'The name is missing'`)}<div id="toast"></div>`,
    'passed',
  ],
  [
    'a framework that also praises what may stay empty',
    `${style('.text { display: none } .checked :invalid { border-color: #dc3545 } .checked :invalid ~ .bad { display: block; color: #dc3545 } .checked :valid { border-color: #198754 } .checked :valid ~ .good { display: block }')}${form('<div><label for="t">City</label><input id="t" required aria-describedby="m"><div id="m" class="text bad">Please give a valid city.</div></div><div><label for="u">Phone</label><input id="u" pattern="[0-9]+"><div class="text good">Looks good!</div></div>', 'this.classList.add(`checked`)')}`,
    [1, 0, 0],
  ],
  // not the page's own errors
  ['no form', '<label>Name <input required></label>', 'inapplicable'],
  ['no field that must be filled in', form('<label>Name <input id="t"></label>', red), 'inapplicable'],
  ['messages of the browser', `<form action="/good">${field}<button>Send</button></form>`, 'inapplicable'],
  [
    'messages of the browser, and colors of the page',
    `${style(':user-invalid { border-color: red }')}<form action="/good">${field}<button>Send</button></form>`,
    'inapplicable',
  ],
  [
    'messages of the page that the browser shows',
    form(field, `${red}; t.setCustomValidity('Enter your name'); t.reportValidity()`),
    'inapplicable',
  ],
  ['a message of the browser', form(field, `${red}; alert('Enter your name')`), 'inapplicable'],
  ['a form that is sent', `<form novalidate action="/good">${field}<button>Send</button></form>`, 'inapplicable'],
  [
    'a form that a script sends',
    form(field, `${red}; fetch('/good', { method: 'POST' }).catch(() => { t.title = 'Error' })`),
    'inapplicable',
  ],
  ['a form that does nothing', form(field, ''), 'inapplicable'],
  ['a form that waits', form(field, 'for (const one of this.elements) one.disabled = true'), 'inapplicable'],
  ['a search', form('<label>Search <input id="t" type="search" required></label>', red), 'inapplicable'],
  [
    'a form that deletes, and one that pays',
    `<form novalidate onsubmit="event.preventDefault(); ${red}">${field}<button>Delete account</button></form><form novalidate action="/checkout" onsubmit="event.preventDefault(); u.style.borderColor = 'red'"><input id="u" aria-label="Card" required><button>Next</button></form>`,
    'inapplicable',
  ],
  ['a button that is off', form(field, red).replace('<button>', '<button disabled>'), 'inapplicable'],
  [
    'a form in a frame',
    `<iframe title="Form" srcdoc="${form(field, red).replaceAll('"', '&quot;')}"></iframe>`,
    'inapplicable',
  ],
  // wrong
  ['a red border', form(field, red), ['failed #t']],
  [
    'a red border, slowly and late',
    `${style('input { transition: border-color 2s } .wrong { border-color: oklch(0.6 0.24 25) }')}${form(field, 'setTimeout(() => { t.className = `wrong` }, 300)')}`,
    ['failed #t'],
  ],
  [
    'a red border, and a hint that fades in once the field is empty',
    `${style('@keyframes in { from { visibility: hidden } } .in { animation: in 60s }')}${form('<p><label>Name <input id="t" required value="Ann" oninput="h.className = `in`"></label></p><p id="h">Enter your name</p>', red)}`,
    ['failed #t'],
  ],
  ['a red border of the field with the focus', form(field, `${red}; t.focus()`), ['needs_review #t']],
  [
    'a red icon',
    form(field, "t.insertAdjacentHTML('afterend', '<svg width=9 height=9><circle r=4 fill=#d00></circle></svg>')"),
    ['failed #t'],
  ],
  [
    'two fields of a framework, one of them filled in before, and a third that may stay empty',
    `${style('.validated :invalid { box-shadow: 0 0 2px 2px rgb(220, 53, 69) }')}${form('<p><label>Name <input id="a" required></label></p><p><label>E-mail <input id="b" type="email" value="a@example.org" required></label></p><p><label>Phone <input id="c" type="tel" pattern="[0-9]+"></label></p>', 'this.classList.add(`validated`)')}`,
    ['failed #a', 'failed #b'],
  ],
  [
    'a browser that is told to show nothing',
    `<form action="/good">${field.replace('required', 'required oninvalid="event.preventDefault(); this.style.outline = `2px solid red`"')}<button>Send</button></form>`,
    ['failed #t'],
  ],
  [
    'a form in a shadow root',
    `<sign-up></sign-up><script>customElements.define('sign-up', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<form novalidate><label>Name <input id=t aria-required=true></label><button>Send</button></form>'; const [form, field] = ['form', 'input'].map((name) => this.shadowRoot.querySelector(name)); form.onsubmit = (event) => { event.preventDefault(); field.style.borderColor = 'red'; }; } })</script>`,
    ['failed sign-up >>> #t'],
  ],
  ['another color', form(field, 't.style.borderColor = `orange`'), ['needs_review #t']],
  ['a state for screen readers alone', form(field, `${red}; t.ariaInvalid = 'true'`), ['needs_review #t']],
  [
    'a text for screen readers alone',
    `${style('.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }')}${form(`${field}<span class="sr" id="m"></span>`, `${red}; m.textContent = 'Name is required'`)}`,
    ['needs_review #m'],
  ],
  ['a tooltip alone', form(field, `${red}; t.title = 'Enter your name'`), ['needs_review #t']],
  [
    'a message that names no field',
    form(
      `<p id="m"></p>${field}${field.replace('Name', 'Place').replace('"t"', '"u"')}`,
      `${red}; m.textContent = 'Please correct the errors.'`,
    ),
    ['needs_review #m'],
  ],
];

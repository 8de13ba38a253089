import type { RuleCase } from '../../../rule-cases.ts';

const form = (inside: string, refuse = 't.hidden = false') =>
  `<form novalidate onsubmit="event.preventDefault(); ${refuse}">${inside}<p><button>Send</button></p></form>`;
const message = '<span id="t" hidden>This is required</span>';

export const cases: readonly RuleCase[] = [
  ['messages of the browser', '<form><input aria-label="Name" required><button>Send</button></form>', 'inapplicable'],
  // right
  ['a description', form(`<p><input aria-label="Name" required aria-describedby="t"> ${message}</p>`), 'passed'],
  [
    'an error message and a label',
    form(`<p><input aria-label="Name" required aria-errormessage="t"> ${message}</p>`) +
      form(
        '<p><label>Name <input required> <span id="u" hidden>This is required</span></label></p>',
        'u.hidden = false',
      ),
    [2, 0, 0],
  ],
  [
    'a part of a description, and the name of the field',
    form(`<p><input aria-label="Name" required aria-describedby="d"></p><p id="d">In capitals ${message}</p>`) +
      form(
        '<p><label>Name: <input required></label> <span id="u" hidden>Name is required</span></p>',
        'u.hidden = false',
      ),
    [2, 0, 0],
  ],
  [
    'a state of the field',
    form(`<p><input id="f" aria-label="Name" required> ${message}</p>`, "t.hidden = false; f.ariaInvalid = 'true'"),
    'passed',
  ],
  [
    'praise for what may stay empty',
    form(
      '<p><input id="f" aria-label="Phone" pattern="[0-9]+"> <span id="t" hidden>Looks good</span></p>',
      "t.hidden = false; f.style.borderColor = 'green'",
    ),
    'inapplicable',
  ],
  // wrong
  ['a place', form(`<p><label>Name <input required></label> ${message}</p>`), ['needs_review #t']],
  [
    'a place between fields',
    form(`<label for="a">A</label><input id="a" required>${message}<label for="b">B</label><input id="b" required>`),
    ['needs_review #t'],
  ],
  [
    'one of two messages',
    form(
      `<p><input id="a" aria-label="A" required><b class="m"></b></p><p><input id="b" aria-label="B" required aria-describedby="n"><b class="m" id="n"></b></p>`,
      "for (const one of document.querySelectorAll('.m')) one.textContent = 'Please fill in'",
    ),
    [1, 0, 1],
  ],
  [
    'a choice',
    form(
      '<fieldset id="c"><legend>Pay by</legend><label><input type="radio" name="r" required>Card</label><label><input type="radio" name="r">Bill</label></fieldset>',
      "c.insertAdjacentHTML('beforeend', '<p id=t>Please choose one</p>')",
    ),
    ['needs_review #t'],
  ],
  [
    'a field of a component',
    `<script>customElements.define('text-field', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<label>Name <input required></label><div id=m></div>' } })</script>${form('<text-field id="c"></text-field>', "c.shadowRoot.querySelector('#m').textContent = 'Please fill in'")}`,
    ['needs_review #c >>> #m'],
  ],
];

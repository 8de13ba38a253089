import type { RuleCase } from '../../../rule-cases.ts';
import { onOnePage } from '../../../rule-cases.ts';

const list = (attributes: string, label = 'Language') =>
  `<label>${label} <select id=t ${attributes}><option value="/en">English</option><option value="/de">Deutsch</option></select></label>`;
const go = 'onchange="location.href = this.value"';
const form = (part: string, attributes = '') => `<form action="/search" ${attributes}>${part}</form>`;
const choice = (type: string, attributes: string) =>
  `<label><input type="${type}" name="size" id=t ${attributes}> Large</label>`;
const field = (attributes: string) => form(`<label>Port <input name="port" id=t ${attributes}></label>`);
const script = (code: string) => `<script>{ const part = document.currentScript.parentNode; ${code} }</script>`;

export const cases: readonly RuleCase[] = [
  // right
  ['no controls', '<button onclick="location.href = `/good`">Go</button>', 'inapplicable'],
  ['no listeners', form(`${list('')}<button>Go</button>`), 'inapplicable'],
  [
    'a name for sending',
    form(choice('checkbox', 'onchange="this.form.submit()" aria-label="Subscribe"')),
    'inapplicable',
  ],
  ['a list that a button applies', `${list('onchange="go.value = 1"')}<button id="go">Go</button>`, 'passed'],
  onOnePage('controls that keep the page', [
    ['content that is filtered', `${list('onchange="this.nextElementSibling?.remove()"')}<p>Rooms</p>`, ''],
    ['the URL of the same document', list('onchange="history.replaceState(0, ``, `?lang=` + value)"'), ''],
    ['another fragment', choice('checkbox', 'onchange="location.hash = checked"'), ''],
    ['a form that a script sends', form(list('onchange="form.requestSubmit()"'), 'onsubmit="return false"'), ''],
    ['a list that goes on Enter', list('onkeydown="if (event.key === `Enter`) location.href = value"'), ''],
  ]),
  onOnePage('controls on a page that keeps itself', [
    ['a field that looks for what is typed', field('oninput="title = value"'), ''],
    ['a field that goes on Enter', field('onkeyup="if (event.key === `Enter`) form.submit()"'), ''],
    ['a button of a form', `${field('onblur="this.reportValidity()"')}<button form="f">Find</button>`, ''],
    ['a list of one', list(go).replace(/<option value="\/de">.*?<\/option>/, ''), ''],
    ['a list that is off', list(`${go} disabled`), ''],
    ['a list out of sight', `<div hidden>${list(go)}</div>`, ''],
  ]),
  [
    'keys of the whole page',
    `<script>onkeydown = ({ key }) => { if (key === "ArrowDown") location.href = "/good" }</script>${list('')}`,
    'passed',
  ],
  [
    'the focus, which another rule reports',
    list('onfocus="location.href = `/good`" onchange="title = value"'),
    'passed',
  ],
  [
    'a page that leaves by itself',
    `<script>addEventListener("focusin", () => setInterval(() => { location.href = "/good" }, 60), { once: true })</script>${list('onchange="title = value"')}`,
    'passed',
  ],
  // wrong
  ['another page', list(go), 'failed'],
  ['a window', list('onchange="window.open(value)"'), 'failed'],
  onOnePage('controls that change the page', [
    ['a form', form(list('onchange="this.form.submit()"')), 'failed'],
    ['a form with a button', form(`${list('onchange="form.requestSubmit()"')}<button>Go</button>`), 'failed'],
    ['after a moment', list('onchange="setTimeout(() => location.assign(value), 90)"'), 'failed'],
    ['one list of two', list('onchange="title = value"').replace('id=t', ''), ''],
    ['a field that is left', field('onchange="form.submit()"'), 'failed'],
  ]),
  onOnePage('other controls that change the page', [
    ['a radio button', choice('radio', 'onclick="window.open(`/size`)"'), 'failed'],
    ['a checkbox', form(choice('checkbox', 'onchange="form.submit()"')), 'failed'],
    ['a switch', '<button role="switch" id=t onclick="location.search = `?dark`">Dark</button>', 'failed'],
    [
      'a slider',
      '<label>Price <input type="range" id=t oninput="location.search = `?price=` + value"></label>',
      'failed',
    ],
    ['a full field', field('maxlength="6" oninput="if (value.length === 6) form.submit()"'), 'failed'],
  ]),
  [
    'a listener of the document',
    `<h1>Boats</h1><p>We open in May.</p>${form(list(''))}${script('document.addEventListener("change", ({ target }) => target.form?.submit())')}`,
    'failed',
  ],
  // undecided
  onOnePage('controls that say what happens', [
    ['a label that says it', list(go, 'Language (the page reloads when you select one)'), 'needs_review'],
    ['a label that leads', list(go, 'Go to'), 'needs_review'],
    ['a sentence in the form', form(`<p>Your wish is our command.</p>${list(go)}`), 'needs_review'],
    ['a question of a process', form(choice('radio', 'onchange="form.submit()"'), 'method="post"'), 'needs_review'],
    ['a title', list(`${go} title="Opens a window when changed"`), 'needs_review'],
  ]),
  ['a text before', `<p>Choosing a language opens the page in it.</p>${list(go)}`, 'needs_review'],
  ['a description', `${list(`${go} aria-describedby="d"`)}<p id="d" hidden>Selecting reloads</p>`, 'needs_review'],
  ['a language without a list of words', { lang: 'fi', body: list(go, 'Kieli') }, 'needs_review'],
];

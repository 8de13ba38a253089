import type { RuleCase } from '../../../rule-cases.ts';

const around = (part: string) => `<a href="#top" id="top">Top</a>${part}<button type="button">Last</button>`;
const form = (attributes: string) =>
  `<form action="/search"><label>Port <input name="q" id="t" ${attributes}></label></form>`;

export const cases: readonly RuleCase[] = [
  // right
  ['nothing to focus', '<p onfocus="location.href = `/good`">Text</p>', 'inapplicable'],
  ['links and fields', around(form('')), [3, 0, 0]],
  ['a click', around('<button onclick="location.href = `/good`">Go</button>'), []],
  ['a hint', around('<input aria-label="Port" onfocus="hint.hidden = false"><p id="hint" hidden>In capitals</p>'), []],
  ['another fragment', around('<a href="#a" onfocus="location.hash = `a`">A</a>'), []],
  ['another URL of the same document', around('<a href="#a" onfocus="history.pushState(0, ``, `?tab=2`)">A</a>'), []],
  ['a form that is sent by a button', around(`${form('')}<button form="f">Find</button>`), []],
  ['a page that leaves by a timer', around('<script>setInterval(() => { location.href = "/good" }, 60)</script>'), []],
  ['a key', around('<input aria-label="Port" onkeydown="if (event.key === `Enter`) location.href = `/good`">'), []],
  // wrong
  ['another page', around('<a href="#a" id="t" onfocus="location.href = `/good`">A</a>'), ['failed #t']],
  ['a form', around(form('onfocus="this.form.submit()"')), ['failed #t']],
  ['a form whose handlers run', around(form('onfocus="this.form.requestSubmit()"')), ['failed #t']],
  ['a window', around('<button id="t" onfocus="window.open(`/good`)">Help</button>'), ['failed #t']],
  [
    'after a moment',
    around('<a href="#a" id="t" onfocus="setTimeout(() => location.assign(`/good`), 50)">A</a>'),
    ['failed #t'],
  ],
  [
    'a moment later, when the focus is elsewhere',
    around(
      '<a href="#a" id="t" onfocus="setTimeout(() => location.assign(`/good`), 90)">A</a><a href="#b">B</a><a href="#c">C</a>',
    ),
    ['failed #t'],
  ],
  [
    'a handler of the document',
    around(
      '<a href="#a" id="t">A</a><script>addEventListener("focusin", ({ target }) => { if (target.id === "t") location.replace("/good") })</script>',
    ),
    ['failed #t'],
  ],
  ['a click by script', around('<a href="/good" id="t" onfocus="this.click()">A</a>'), ['failed #t']],
];

import { expect, it } from 'vitest';
import { useVisitor } from '../../test/e2e/visitor.ts';
import { reviews } from '../engines/reviews.ts';
import { say } from '../texts/say.ts';

const visitor = useVisitor();

/** The findings of a page: rule, kind and selector of each element, and what was opened to reach it. */
async function visit(body: string, operateMs = 20_000) {
  const html = documentOf(`<main><h1>Repairs</h1>${body}</main>`);
  const { outcome } = await visitor().visitMarkup(html, { operateMs, reviews });
  if (outcome.kind === 'failed') throw new Error(say('en', outcome.saying));
  return outcome.reports.flatMap(({ findings }) =>
    findings.flatMap(({ rule, kind, elements }) =>
      elements.map(({ selector, path = [] }) => [rule, kind, selector, ...path].join(' ')),
    ),
  );
}

function documentOf(body: string): string {
  return `<!doctype html><html lang="en"><title>Repairs</title><style>button { margin: 9px; min-height: 30px }</style><body>${body}`;
}

/** A button that shows and hides what is next to it. */
const toggle = (name: string, attributes = 'aria-expanded="false"') =>
  `<button type="button" ${attributes} onclick="const box = this.nextElementSibling; box.hidden = !box.hidden;
    if (this.hasAttribute('aria-expanded')) this.setAttribute('aria-expanded', String(!box.hidden))">${name}</button>`;
const faulty = (id: string) => `<div hidden><img id="${id}" src="data:," width="20" height="20"></div>`;

it.concurrent('finds what a menu, a disclosure and a dialog show, and says what was opened', async () => {
  const found = await visit(`<div>${toggle('Menu')}${faulty('a')}</div>
    <details><summary>Opening hours</summary><p style="color: #aaa">Nine to five, and on Sundays.</p></details>
    <button type="button" aria-haspopup="dialog" onclick="d.showModal()">Contact</button>
    <dialog id="d" aria-label="Contact"><input id="when"><button>Close</button></dialog>`);

  expect(found).toEqual([
    'image-alt failed #a Menu',
    'label failed #when Contact',
    'color-contrast failed p Opening hours',
  ]);
});

it.concurrent('says what a screen reader reads in each part, with what was found there', async () => {
  const body = `<main><h1>Repairs</h1><div>${toggle('Menu')}${faulty('a')}</div>
    <section>${toggle('Hours')}<p hidden>Nine to five</p></section></main>
    <button type="button" aria-haspopup="dialog" onclick="d.showModal()">Contact</button>
    <dialog id="d" aria-label="Contact"><label>When <input></label><button>Close</button></dialog>`;
  const { outcome } = await visitor().visitMarkup(documentOf(body), { operateMs: 20_000, readsAloud: true });

  const { opened } = outcome.kind === 'observed' ? (outcome.spoken ?? {}) : {};
  expect(opened).toMatchObject([
    { path: ['Menu'], lines: [{ role: 'image', name: '', selectors: ['#a'] }], isCut: false },
    { path: ['Hours'], lines: [{ role: 'text', name: 'Nine to five', selectors: [] }] },
    { path: ['Contact'], lines: [{ role: 'dialog', name: 'Contact' }, {}, { role: 'textbox' }, { name: 'Close' }] },
  ]);
});

it.concurrent('finds nothing twice, and nothing that the page shows anyway', async () => {
  const found = await visit(`<img id="b" src="data:," width="20" height="20">
    <div>${toggle('One')}${faulty('a')}</div><section>${toggle('Two', 'aria-haspopup="true"')}<p hidden>Text</p></section>`);

  expect(found).toEqual(['image-alt failed #b', 'image-alt failed #a One']);
});

it.concurrent('opens one of several that are built alike', async () => {
  const item = (id: string) => `<li class="card">${toggle(`More ${id}`)}${faulty(id)}</li>`;

  expect(await visit(`<ul>${item('a')}${item('b')}${item('c')}</ul>`)).toEqual(['image-alt failed #a More a']);
});

it.concurrent('opens each of several side by side that open something else', async () => {
  const opens = (what: string, attribute: string) =>
    `<button type="button" ${attribute} onclick="${what}">${what}</button>`;
  const found = await visit(`<p>${opens('m.hidden = !m.hidden', 'aria-expanded="false"')}
    ${opens('d.showModal()', 'aria-haspopup="dialog"')}</p><div id="m" hidden><img id="a" src="data:," width="20" height="20"></div>
    <dialog id="d" aria-label="Contact"><img id="b" src="data:," width="20" height="20"><button>Close</button></dialog>`);

  expect(found.filter((one) => one.startsWith('image-alt'))).toEqual([
    'image-alt failed #a m.hidden = !m.hidden',
    'image-alt failed #b d.showModal()',
  ]);
});

it.concurrent('presses nothing that sends, deletes, leads elsewhere or opens nothing', async () => {
  const form = `<form action="/sent"><button aria-expanded="false">Options</button></form>`;
  const link = '<a href="/elsewhere" aria-haspopup="true">Shop</a>';
  const found = await visit(`<div>${toggle('Delete the account')}${faulty('a')}</div>
    <div>${toggle('Jetzt kaufen')}${faulty('b')}</div><div>${toggle('Plain', '')}${faulty('c')}</div>${form}${link}`);

  expect(found.filter((one) => one.startsWith('image-alt'))).toEqual([]);
});

it.concurrent('takes no message about a refused request for a part', async () => {
  const says = (message: string) => `<p style="color: #ccc">${message}</p>`;
  const opener = (id: string, onclick: string) =>
    `<section id="${id}"><button type="button" aria-expanded="false" onclick="${onclick}">Hours</button></section>`;
  const replaced = opener('a', `fetch('/a').catch(() => { this.parentElement.innerHTML = says('No network') })`);
  const third = opener(
    'b',
    `import('/b.js').catch(() => { if (++count === 3) document.querySelector('main').innerHTML = says('Failed') })`,
  );
  const beside = opener('c', `fetch('/c').catch(() => this.insertAdjacentHTML('afterend', says('Try later')))`);
  const script = `<script>let count = 0; const says = (text) => \`${says('${text}')}\`</script>`;

  expect(await Promise.all([replaced, third, beside].map(async (one) => visit(script + one)))).toEqual([[], [], []]);
});

it.concurrent('finds what a part shows, and what opens by no key, although requests are refused', async () => {
  const flip = `fetch('/log').catch(() => 0); const box = this.nextElementSibling; box.hidden = !box.hidden`;
  const states = `${flip}; this.setAttribute('aria-expanded', String(!box.hidden))`;
  const found =
    await visit(`<div><button type="button" aria-expanded="false" onclick="${states}">Menu</button>${faulty('a')}</div>
    <section><span role="button" tabindex="0" aria-haspopup="true" onclick="${flip}">Hours</span>${faulty('b')}</section>`);

  expect(found.toSorted()).toEqual([
    'image-alt failed #a Menu',
    'image-alt failed #b Hours',
    'opens-by-keyboard failed span',
  ]);
});

it.concurrent('opens nothing if pages are not operated', async () => {
  expect(await visit(`<div>${toggle('Menu')}${faulty('a')}</div>`, 0)).toEqual([]);
});

it.concurrent('waits for the end of an animation before it judges colors', async () => {
  const style =
    '<style>@keyframes in { from { opacity: 0.1 } } .menu { animation: in 3s } p { color: #333; margin: 0 }</style>';
  const found = await visit(
    `${style}<div>${toggle('Menu')}<div class="menu" hidden><p>Bicycles and bells</p></div></div>`,
  );

  expect(found).toEqual([]);
});

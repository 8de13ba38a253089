import { expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { watchCalls } from '../../../test/e2e/watch-calls.ts';
import { aBudget, leaveOthers } from '../../../test/e2e/rule-tables.ts';
import type { SiteParts } from '../known-parts.ts';
import { startSiteParts } from '../../visit/known-parts.ts';
import { operateEngine } from './operate-engine.ts';

const engineTab = useEngineTab();
const noOutline = '<style>a { outline: none }</style>';
const menu = '<nav class="menu"><a href="/">Home</a></nav>';

/** Returns the findings of the rule, and whether it has looked at the page with the focus, or pressed a key. */
async function visit(markup: string, rule: string, known: SiteParts): Promise<readonly unknown[]> {
  const page = await engineTab().openMarkup(`<!doctype html><html lang="en"><title>Shop</title><body>${markup}`);
  let hasLooked = false;
  const watched = watchCalls(page.session, (method, params) => {
    hasLooked ||= method === 'LayerTree.enable' || JSON.stringify(params).includes('"Enter"');
  });
  const leftOut = leaveOthers(operateEngine.rules(), rule);
  const budget = { ...aBudget(), leftOut, known };
  const { findings } = await operateEngine.run({ ...page, session: watched }, budget);
  return [...findings.map(({ kind, total }) => `${kind} ${total}`), hasLooked];
}

it('looks at the focus of a part once, however many pages have it', async () => {
  const known = startSiteParts();

  const first = await visit(`${noOutline}${menu}<h1>One</h1>`, 'focus-visible', known);
  const second = await visit(`${noOutline}${menu}<h1>Two</h1><p>More</p>`, 'focus-visible', known);

  expect(first).toEqual(['failed 1', true]);
  expect(second).toEqual(['failed 1', false]);
});

it.each([
  ['that names the page', `<script>document.body.dataset.page = 'two'; document.body.className = 'page-2'</script>`],
  ['of keyframes', '<style>@keyframes chart { to { opacity: 1 } }</style>'],
  ['of data', '<script type="application/ld+json">{}</script>'],
])('does not look again with an attribute or a block %s', async (_, more) => {
  const known = startSiteParts();

  await visit(`${noOutline}${menu}`, 'focus-visible', known);

  expect(await visit(`${noOutline}${menu}${more}`, 'focus-visible', known)).toEqual(['failed 1', false]);
});

it.each([
  [
    'an attribute that a style asks for',
    `${noOutline}<style>[data-page="two"] i, .page-2 i { color: red }</style>${menu}`,
    `${noOutline}<style>[data-page="two"] i, .page-2 i { color: red }</style><script>document.body.dataset.page = 'two'</script>${menu}`,
  ],
  [
    'an attribute without a value that a style asks for',
    `${noOutline}<style>[dark] i { color: red }</style>${menu}`,
    `${noOutline}<style>[dark] i { color: red }</style><script>document.body.setAttribute('dark', '')</script>${menu}`,
  ],
  [
    'a class that a style asks for',
    `${noOutline}<style>[class*="age-"] i { color: red }</style>${menu}`,
    `${noOutline}<style>[class*="age-"] i { color: red }</style><script>document.body.className = 'page-2'</script>${menu}`,
  ],
])('looks again with %s', async (_, one, other) => {
  const known = startSiteParts();

  await visit(one, 'focus-visible', known);

  expect((await visit(other, 'focus-visible', known)).at(-1)).toBe(true);
});

it.each([
  ['another style sheet', `${noOutline}<style>a { color: navy }</style>${menu}`],
  ['another class', `${noOutline}${menu.replace('"menu"', '"bar"')}`],
  ['another element around it', `${noOutline}<header>${menu}</header>`],
  ['a style of the body', `${noOutline}<script>document.body.style.background = 'black'</script>${menu}`],
  [
    'a script',
    `${noOutline}${menu}<script>document.querySelector('a').onfocus = (event) => { event.target.textContent = 'Here'; }</script>`,
  ],
])('looks at the focus again with %s', async (_, changed) => {
  const known = startSiteParts();

  await visit(`${noOutline}${menu}`, 'focus-visible', known);

  expect((await visit(changed, 'focus-visible', known)).at(-1)).toBe(true);
});

const card = (text: string, more = '') =>
  `<main><article class="card"><h2>${text}</h2><a href="#${text}">More</a>${more}
    <button type="button" aria-expanded="false">Details of ${text}</button></article></main>`;
const opens = `<p class="price" hidden>1 €</p><script>
  document.onclick = () => { document.querySelector('.price').hidden = false; }</script>`;

it('presses what opens nothing once, whatever the texts around it say', async () => {
  const known = startSiteParts();

  expect(await visit(card('Boat'), 'opens-by-keyboard', known)).toEqual([true]);
  expect(await visit(card('Raft'), 'opens-by-keyboard', known)).toEqual([false]);
});

it.each([
  ['more in it', card('Raft', '<i></i>')],
  ['an attribute', card('Raft').replace('<h2>', '<h2 hidden>')],
  ['another class', card('Raft').replace('"card"', '"item"')],
])('presses what opens nothing again with %s', async (_, changed) => {
  const known = startSiteParts();

  await visit(card('Boat'), 'opens-by-keyboard', known);

  expect(await visit(changed, 'opens-by-keyboard', known)).toEqual([true]);
});

it('presses what opens something again where the texts around it differ', async () => {
  const known = startSiteParts();

  await visit(card('Boat', opens), 'opens-by-keyboard', known);

  expect((await visit(card('Raft', opens), 'opens-by-keyboard', known)).at(-1)).toBe(true);
});

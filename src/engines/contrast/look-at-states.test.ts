import { expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { curbcutEngine } from '../curbcut/curbcut-engine.ts';
import { controlReview } from './control-review.ts';

const engineTab = useEngineTab();
const deadline = () => performance.now() + 60_000;

function toDocument(body: string): string {
  const head =
    '<title>Harbor</title><style>body { font: 16px sans-serif; background: #fff; margin: 40px } button { font: inherit; border: 0; background: none; color: #222 }</style>';
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

/** The result of the rule for each control that is on, or stands alone, with the message of those that are reported. */
async function resultsOf(body: string): Promise<readonly string[]> {
  const page = await engineTab().showMarkup(toDocument(body));
  const { findings } = await curbcutEngine.run(page, { deadline: deadline(), ruleMs: 5_000, maxElements: 50 });
  const suspects = findings
    .filter(({ rule }) => rule === 'state-contrast')
    .flatMap(({ rule, elements }) => elements.map((element) => ({ rule, element })));
  const outcomes = await controlReview.run(page, suspects, { deadline: deadline(), mayCapture: true });
  return outcomes.map((outcome) => outcome?.result ?? 'none');
}

/** The first of three is on, with the class `on`. */
const tabs = (style: string, [on, off, more]: readonly string[] = ['Boats', 'Trains', 'Planes'], onMore = '') =>
  `<style>.t { display: flex; gap: 8px } .t button { padding: 8px 16px; position: relative } ${style}</style>
    <div class="t" role="tablist"><button role="tab" aria-selected="true" class="on" ${onMore}>${on}</button><button role="tab" aria-selected="false">${off}</button><button role="tab">${more}</button></div>`;
const pale = '.on { background: #eee }';
const mark = (color: string) =>
  `<svg width="12" height="12" aria-hidden="true"><rect width="12" height="12" fill="${color}"/></svg>`;
const options = (content: string, style = '') =>
  `<style>.o { padding: 6px; width: 200px } ${style}</style><div role="listbox" aria-label="Ways"><div class="o" role="option" aria-selected="true">${content}</div><div class="o" role="option" aria-selected="false">Trains</div></div>`;
const lone = (style: string, [role, content]: readonly string[] = ['role="switch" aria-checked="false"', '<i></i>']) =>
  `<style>.s { width: 40px; height: 20px; border-radius: 10px; background: #fff; border: 1px solid #ddd; display: block } ${style}</style><button class="s" aria-label="Sail" ${role}>${content}</button>`;
const letters = ['M2 2h8v4h-8z', 'M2 2h2v8h-2z', 'M6 2h4v8h-4z'].map(
  (path) => `<svg width="12" height="12" aria-label="Bold"><path d="${path}" fill="#222"/></svg>`,
);
const switches = (knob: string) =>
  `<style>.w { display: inline-block; width: 40px; height: 20px; border-radius: 10px; background: #eee } .w i { display: block; width: 16px; height: 16px; margin: 2px; background: ${knob}; border-radius: 8px } .w.on i { margin-left: 22px }</style>
    <p><span class="w on" role="switch" tabindex="0" aria-checked="true" aria-label="Sail"><i></i></span></p><p><span class="w" role="switch" tabindex="0" aria-checked="false" aria-label="Row"><i></i></span></p>`;

it.each([
  ['a pale fill', tabs(pale)],
  ['a pale line', tabs('.on { box-shadow: inset 0 -3px #ddd }')],
  [
    'a pale generated line',
    tabs('.on::after { content: ""; position: absolute; inset: auto 0 0; height: 3px; background: #ddd }'),
  ],
  ['a pale fill by the attribute', tabs('[aria-selected=true] { background: #eee }')],
  ['a pale fill by an inline style', tabs('', undefined, 'style="background: #eee"')],
  ['a pale fill that its group gives it', tabs('.t > :first-child { background: #eee }')],
  ['a pale fill, and a slow change of it', tabs(`${pale} .t button { transition: background 60s }`)],
  ['a pale fill beside icons of their own', tabs(pale, letters)],
  ['a pale check mark', options(`Boats ${mark('#ddd')}`)],
  [
    'a pale fill in a dark group',
    `<div style="background: #333; padding: 40px">${tabs('.on { background: #444 } .t button { color: #fff }')}</div>`,
  ],
  ['a pale knob that moves', switches('#fff')],
  [
    'a pale fill of the item around a tab',
    '<style>li { display: inline-block; padding: 8px } .on { background: #eee } a { color: #222 }</style><ul role="tablist"><li role="none" class="on"><a href="#a" role="tab" aria-selected="true">Boats</a></li><li role="none"><a href="#b" role="tab">Trains</a></li></ul>',
  ],
  [
    'a pale button in a shadow root',
    `<div id="h"></div><script>h.attachShadow({ mode: 'open' }).innerHTML = '<style>button { border: 0; background: none } .on { background: #eee }</style><button class="on" aria-pressed="true">Boats</button><button aria-pressed="false">Trains</button>'</script>`,
  ],
])('fails for %s', async (_what, body) => {
  expect(await resultsOf(body)).toEqual(['failed']);
});

it.each([
  ['a dark fill', tabs('.on { background: #236; color: #fff }')],
  ['a dark line', tabs('.on { background: #eee; box-shadow: inset 0 -3px #333 }')],
  [
    'a dark line that only those that are off lack',
    tabs('.t button { border-bottom: 3px solid #fff } .on { border-color: #333 !important }'),
  ],
  ['bold text', tabs(`${pale} .on { font-weight: bold }`)],
  ['underlined text', tabs(`${pale} .on { text-decoration: underline }`)],
  ['a dark check mark', options(`Boats ${mark('#333')}`, '[aria-selected=true] { background: #eee }')],
  ['a dark knob that moves', switches('#333')],
  ['a dark pressed button', tabs('.on { background: #236 } .on svg { filter: invert(1) }', letters)],
  ['no difference', tabs('')],
  ['a difference that only a script could show', lone('')],
  ['a layer in front of it', `${tabs(pale)}<div style="position: fixed; inset: 0; background: #fff">Wait</div>`],
  ['a style that none of ours overrides', tabs('', undefined, 'style="background: #eee !important"')],
])('does not fail for %s', async (_what, body) => {
  expect(await resultsOf(body)).toEqual(['passed']);
});

it.each([
  ['a text that changes its color, too', tabs('.on { background: #ddd; color: #333 }')],
  ['a fill in a dark edge', tabs(`${pale} .t button { border: 2px solid #333 }`)],
  [
    'a dark fill instead of another',
    tabs(
      '.t button { background: #0a58ca; color: #fff; width: 300px; height: 150px } .on { background: #084298 !important }',
    ),
  ],
  [
    'stripes around it',
    `<div style="background: repeating-linear-gradient(45deg, #000 0 4px, #fff 4px 8px); padding: 60px">${tabs('.t button { background: #fff } .on { background: #eee !important }')}</div>`,
  ],
  ['a switch that stands alone', lone('.s[aria-checked=true] { background: #cde }')],
  [
    'a switch that stands alone and is on',
    lone('.s[aria-checked=true] { background: #cde }', ['role="switch" aria-checked="true"', '']),
  ],
  ['a button that stands alone', lone('.s[aria-pressed=true] { background: #cde }', ['aria-pressed="false"', ''])],
])('asks about %s', async (_what, body) => {
  expect(await resultsOf(body)).toEqual(['undecided']);
});

it('says the ratio', async () => {
  const page = await engineTab().showMarkup(toDocument(options('Boats', '[aria-selected=true] { background: #ddd }')));
  const suspect = { rule: 'state-contrast', element: await firstSuspect(page) };

  expect(await controlReview.run(page, [suspect], { deadline: deadline(), mayCapture: true })).toEqual([
    {
      result: 'failed',
      message: { code: 'state-contrast.pale_on', facts: { nContrastRatio: 1.3, nRequiredContrastRatio: 3 } },
    },
  ]);
});

async function firstSuspect(page: Parameters<typeof curbcutEngine.run>[0]) {
  const { findings } = await curbcutEngine.run(page, { deadline: deadline(), ruleMs: 5_000, maxElements: 50 });
  const [element] = findings.find(({ rule }) => rule === 'state-contrast')?.elements ?? [];
  if (element === undefined) throw new Error('The rule found nothing.');
  return element;
}

const watch = `<p id="heard"></p><script>
  const answered = [];
  new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      answered.push(attributeName);
      target.classList.toggle('b', target.getAttribute(attributeName) === 'true');
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['aria-selected', 'aria-checked', 'class', 'style'] });
  addEventListener('change', () => answered.push('change'));
  addEventListener('click', () => answered.push('click'));
</script>`;
const state =
  'JSON.stringify([document.body.innerHTML, document.adoptedStyleSheets.length, [...document.querySelectorAll("button")].map((one) => getComputedStyle(one).backgroundColor)])';

it.each([
  ['a pair', tabs(pale), 'failed'],
  ['a switch that stands alone', lone('.s[aria-checked=true] { background: #cde }'), 'undecided'],
])('leaves %s as it was, with a script that answers each change', async (_what, body, result) => {
  const page = await engineTab().openMarkup(toDocument(body + watch));
  const before = await page.main.evaluate(state, 5_000);
  const suspect = { rule: 'state-contrast', element: await firstSuspect(page) };

  const outcomes = await controlReview.run(page, [suspect], { deadline: deadline(), mayCapture: true });

  expect(outcomes.map((outcome) => outcome?.result)).toEqual([result]);
  expect(await page.main.evaluate(state, 5_000)).toBe(before);
});

it('does not touch the attributes of a pair, or a component that would answer them', async () => {
  const component = `<x-switch role="switch" aria-checked="false" tabindex="0">Sail</x-switch><p id="heard">none</p><script>
    new MutationObserver(() => { heard.textContent = 'changed' }).observe(document.body, { subtree: true, attributes: true });
    customElements.define('x-switch', class extends HTMLElement {
      static observedAttributes = ['aria-checked'];
      attributeChangedCallback(_name, before) { if (before !== null) heard.textContent = 'changed' }
    })</script>`;
  const page = await engineTab().openMarkup(toDocument(tabs(pale) + component));
  const suspect = { rule: 'state-contrast', element: await firstSuspect(page) };
  await controlReview.run(page, [suspect], { deadline: deadline(), mayCapture: true });

  expect(await page.main.evaluate("document.getElementById('heard').textContent", 5_000)).toBe('none');
});

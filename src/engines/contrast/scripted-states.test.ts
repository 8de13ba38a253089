import { expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { curbcutEngine } from '../curbcut/curbcut-engine.ts';
import { controlReview } from './control-review.ts';

const engineTab = useEngineTab();
const deadline = () => performance.now() + 60_000;

/** The result of the rule for each group of controls, and for each that stands alone. */
async function resultsOf(body: string): Promise<readonly string[]> {
  const head =
    '<title>Harbor</title><style>body { font: 16px sans-serif; background: #fff; margin: 40px } button { font: inherit; border: 0; background: none }</style>';
  const page = await engineTab().showMarkup(
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  );
  const { findings } = await curbcutEngine.run(page, { deadline: deadline(), ruleMs: 5_000, maxElements: 50 });
  const suspects = findings
    .filter(({ rule }) => rule === 'state-contrast')
    .flatMap(({ rule, elements }) => elements.map((element) => ({ rule, element })));
  const outcomes = await controlReview.run(page, suspects, { deadline: deadline(), mayCapture: true });
  return outcomes.map((outcome) => outcome?.result ?? 'none');
}

/** The first of three is on, with the class `on`. */
const tabs = (style: string, [on, off] = ['Boats', 'Trains']) =>
  `<style>.t { display: flex; gap: 8px } .t button { padding: 8px 16px; color: #222; position: relative } ${style}</style>
    <div class="t" role="tablist"><button role="tab" aria-selected="true" class="on">${on}</button><button role="tab" aria-selected="false">${off}</button><button role="tab">Planes</button></div>`;
const pale = '.on { background: #eee }';

it.each([
  ['a pale fill', tabs(pale)],
  ['a pale line', tabs('.on { box-shadow: inset 0 -3px #ddd }')],
  [
    'a pale generated line',
    tabs('.on::after { content: ""; position: absolute; inset: auto 0 0; height: 3px; background: #ddd }'),
  ],
  ['a pale fill by the attribute', tabs('[aria-selected=true] { background: #eee }')],
])('fails for %s', async (_what, body) => {
  expect(await resultsOf(body)).toEqual(['failed']);
});

it.each([
  ['a dark fill', tabs('.on { background: #236; color: #fff }')],
  ['a dark line', tabs('.on { background: #eee; box-shadow: inset 0 -3px #333 }')],
  ['bold text', tabs('.on { background: #eee; font-weight: bold }')],
  ['no difference', tabs('')],
])('passes with %s', async (_what, body) => {
  expect(await resultsOf(body)).toEqual(['passed']);
});

import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { enterState, leaveState } from '../../browser/page-in-state.ts';
import type { PageState } from '../../findings/page-states.ts';
import { statesEngine } from './states-engine.ts';

const engineTab = useEngineTab();
const device = { width: 1280, height: 800, deviceScaleFactor: 1, isMobile: false };

/** What is found in one state: rule, kind and selector of each element. */
async function lookAt(state: PageState, body: string): Promise<readonly string[]> {
  const html = `<!doctype html><html lang="en"><title>Repairs</title><body><p>Repairs of bicycles</p>${body}`;
  const page = await engineTab().openMarkup(html);
  const budget = { deadline: performance.now() + 20_000, ruleMs: 5_000, maxElements: 100, language: 'en' };
  const shown = { ...page, device };
  await statesEngine.states?.prepare?.(page, [state], budget);
  await enterState(shown, state);
  const result = await statesEngine.states?.look(page, state, budget);
  await leaveState(shown, state);
  return (result?.findings ?? []).flatMap(({ rule, kind, elements }) =>
    elements.map(({ selector }) => `${rule} ${kind} ${selector}`),
  );
}

const words = 'Our workshop repairs bicycles of every kind and every age, on every day of the week. '.repeat(8);
const long = `<p>${words}</p><p>${words}</p><p>${words}</p>`;

describe('reflow_320', () => {
  it.each([
    ['text that wraps', long, []],
    [
      'a part with a fixed width',
      `<div id="wide" style="width: 900px"><p>${words}</p></div>${long}`,
      ['reflow failed #wide'],
    ],
    [
      'a line that does not wrap',
      `<p id="line" style="white-space: nowrap">${words}</p>${long}`,
      ['reflow failed #line'],
    ],
    [
      'a button far to the right',
      `<div style="width: 700px; text-align: right" id="box"><button>Send</button></div>${long}`,
      ['reflow failed #box'],
    ],
    [
      'a data table',
      `<table><tr>${'<td>bicycle&nbsp;number&nbsp;one</td>'.repeat(6)}</table>${long}`,
      ['reflow needs_review table'],
    ],
    [
      'a table in a box that scrolls',
      `<div style="overflow: auto"><table><tr>${'<td>bicycle&nbsp;one</td>'.repeat(9)}</table></div>${long}`,
      [],
    ],
    [
      'a wide picture',
      `<svg width="800" height="50"><rect width="800" height="50"/></svg>${long}`,
      ['reflow needs_review svg'],
    ],
    [
      'a menu beside the view',
      `<div style="position: absolute; right: -300px; width: 300px">Menu</div>${long}`,
      ['reflow needs_review div'],
    ],
    [
      'text that the edge of the view cuts off',
      `<style>body { overflow-x: hidden }</style><div id="wide" style="width: 900px">${words}</div>${long}`,
      ['reflow failed #wide'],
    ],
    [
      'a menu beside a view that does not scroll',
      `<style>body { overflow-x: hidden }</style><div style="position: absolute; left: 100%; width: 300px">Menu</div>${long}`,
      [],
    ],
    [
      'a box of fixed height that cuts off its text',
      `<div id="box" style="height: 3em; overflow: hidden">A box of two lines in a wide view, and of many more lines in a narrow one, which are not shown to anyone who has zoomed in, and that is a pity.</div>${long}`,
      ['reflow failed #box'],
    ],
    [
      'a box that shows whole lines, and fewer of its text',
      `<div id="box" style="height: 3em; line-height: 1.5em; overflow: hidden">A box of one line in a wide view, and of many more in a narrow one, of which all but two are hidden from people.</div>${long}`,
      ['reflow failed #box'],
    ],
    [
      'a text that ends with an ellipsis after two lines',
      `<div id="box" style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 1.5em; overflow: hidden">A box of one line in a wide view, and of many more in a narrow one, of which all but two are hidden from people.</div>${long}`,
      ['reflow needs_review #box'],
    ],
    [
      'a box that hides the same lines of its text in any view',
      `<div style="width: 200px; height: 3em; line-height: 1.5em; overflow: hidden">A box of two lines in a wide view, and of as many in a narrow one: the others are hidden in both of them.</div>${long}`,
      [],
    ],
    [
      'navigation that disappears',
      `<style>@media (max-width: 500px) { #nav { display: none } }</style><div id="nav"><a href="/prices">Prices</a></div>${long}`,
      ['reflow needs_review #nav'],
    ],
    [
      'navigation that moves behind a button',
      `<style>button { display: none } @media (max-width: 500px) { nav { display: none } button { display: block } }</style>
       <button aria-expanded="false">Menu</button><nav><a href="/prices">Prices</a></nav>${long}`,
      [],
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await lookAt('reflow_320', body)).toEqual(expected);
  });
});

describe('text_spacing', () => {
  it.each([
    ['text with room', long, []],
    [
      'a button that cuts off its text',
      '<div id="box" style="width: 120px; white-space: nowrap; overflow: hidden">Repairs every day</div>',
      ['text-spacing failed #box'],
    ],
    [
      'text that flows over other text',
      '<div style="width: 220px; height: 38px; line-height: 1.1; overflow: visible">Our workshop repairs bicycles of every kind, color and age</div><div id="next">Opening hours are at the door</div>',
      ['text-spacing failed body > div:nth-of-type(1)'],
    ],
    [
      'text that is cut off in any case',
      '<div style="width: 50px; white-space: nowrap; overflow: hidden">Repairs every day</div>',
      [],
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await lookAt('text_spacing', body)).toEqual(expected);
  });
});

describe('zoom_200', () => {
  it('finds text that lies over other text', async () => {
    const body = `<style>.side { position: absolute; left: 500px } .text { margin-left: 10px; width: 60vw }</style>
      <div class="side">Opening hours today</div><div class="text">${words}</div>`;

    expect(await lookAt('zoom_200', body)).toEqual([]);
    const over =
      '<div id="a" style="height: 20px; width: 50vw">Our workshop repairs bicycles of every kind and of every age, always</div><div>Opening hours are at the door</div>';
    expect(await lookAt('zoom_200', over)).toEqual(['zoom-200 failed #a']);
  });
});

describe('forced_colors', () => {
  const control = (style: string, inside = '') =>
    `<button id="it" aria-label="Close" style="border: 0; width: 40px; height: 40px; ${style}">${inside}</button>`;
  it.each([
    ['a button with text', '<button style="border: 0">Close</button>', []],
    ['a colored box', control('background: #c00'), ['forced-colors failed #it']],
    ['a shadow', control('background: none; box-shadow: 0 0 4px 4px #000'), ['forced-colors failed #it']],
    ['a colored box with a transparent border', control('background: #c00; border: 2px solid transparent'), []],
    [
      'a mask over a color',
      control(
        `background: #000; mask: url('data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 width=%2240%22 height=%2240%22><circle cx=%2220%22 cy=%2220%22 r=%2212%22/></svg>')`,
      ),
      ['forced-colors failed #it'],
    ],
    [
      'an icon',
      control(
        'background: none',
        '<svg width="20" height="20"><circle cx="10" cy="10" r="8" fill="currentColor"/></svg>',
      ),
      [],
    ],
    ['a checkbox', '<input type="checkbox" aria-label="Yes">', []],
    ['a field that no one could see before', '<input aria-label="Name" style="border: 0; background: #fff">', []],
  ])('%s', async (_what, body, expected) => {
    expect(await lookAt('forced_colors', body)).toEqual(expected);
  });
});

describe('reduced_motion', () => {
  const turn = '<style>@keyframes turn { to { transform: rotate(1turn) } } @keyframes fade { to { opacity: 0.5 } }';
  it.each([
    [
      'an animation without an end',
      `${turn}</style><div id="it" style="animation: turn 1s infinite">Turning</div>`,
      ['reduced-motion needs_review #it'],
    ],
    ['a short one', `${turn}</style><div style="animation: turn 1s">Turning</div>`, []],
    ['colors', `${turn}</style><div style="animation: fade 1s infinite">Fading</div>`, []],
    [
      'an animation that stops',
      `${turn} @media (prefers-reduced-motion: reduce) { div { animation: none !important } }</style><div style="animation: turn 1s infinite">Turning</div>`,
      [],
    ],
    [
      'a progress indicator',
      `${turn}</style><div role="progressbar" aria-label="Loading" style="animation: turn 1s infinite">…</div>`,
      [],
    ],
    [
      'a script',
      `<div id="it">Moving</div><script>let x = 0; setInterval(() => { it.style.marginLeft = (x = (x + 1) % 50) + 'px' }, 10)</script>`,
      ['reduced-motion needs_review #it'],
    ],
    [
      'content that only an animation shows',
      `<style>@keyframes show { to { opacity: 1 } } h2 { opacity: 0; animation: show 1ms forwards } @media (prefers-reduced-motion: reduce) { h2 { animation: none } }</style><h2>Prices</h2>`,
      ['preference-content needs_review h2'],
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await lookAt('reduced_motion', body)).toEqual(expected);
  });
});

describe('dark', () => {
  it.each([
    [
      'other colors',
      '<style>@media (prefers-color-scheme: dark) { body { background: #000; color: #fff } }</style>',
      [],
    ],
    [
      'content that is hidden',
      '<style>@media (prefers-color-scheme: dark) { #it { display: none } }</style><div id="it">Prices of repairs</div>',
      ['preference-content needs_review #it'],
    ],
    [
      'one of two logos',
      '<style>#b { display: none } @media (prefers-color-scheme: dark) { #a { display: none } #b { display: block } }</style><div><span id="a">Light logo</span><span id="b">Dark logo</span></div>',
      [],
    ],
  ])('%s', async (_what, body, expected) => {
    expect(await lookAt('dark', body)).toEqual(expected);
  });
});

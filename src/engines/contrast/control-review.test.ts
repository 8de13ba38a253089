import { expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { curbcutEngine } from '../curbcut/curbcut-engine.ts';
import { controlReview } from './control-review.ts';

const engineTab = useEngineTab();
const deadline = () => performance.now() + 60_000;
const pale = 'border: 1px solid #ddd; background: #fff; padding: 6px; width: 200px; height: 30px';

/** The result for each control that styles alone did not decide. */
async function resultsOf(body: string, of = 'field-contrast', mayCapture = true): Promise<readonly string[]> {
  const head =
    '<title>Harbor</title><style>body { font: 16px sans-serif; background: #fff } label { display: block }</style>';
  const page = await engineTab().showMarkup(
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
  );
  const { findings } = await curbcutEngine.run(page, { deadline: deadline(), ruleMs: 5_000, maxElements: 50 });
  const suspects = findings
    .filter(({ rule }) => rule === of)
    .flatMap(({ rule, elements }) => elements.map((element) => ({ rule, element })));
  const outcomes = await controlReview.run(page, suspects, { deadline: deadline(), mayCapture });
  return outcomes.map((outcome) => outcome?.result ?? 'none');
}

it.each([
  ['a pale border', `<label for="f">Boat</label><input id="f" style="${pale}">`, ['failed']],
  ['no border at all', `<p><label for="f">Boat</label><input id="f" style="border: 0; height: 30px"></p>`, ['failed']],
  ['a dark text right above it', `<div><b>Boat</b><br><input aria-label="Boat" style="${pale}"></div>`, ['failed']],
  [
    'two that look alike',
    `<p><input aria-label="a" style="${pale}"></p><p><input aria-label="b" style="${pale}"></p>`,
    ['failed', 'failed'],
  ],
  [
    'a box with a pale border',
    `<label><input type="checkbox" style="appearance: none; width: 18px; height: 18px; border: 1px solid #ddd"> Sail</label>`,
    ['failed'],
  ],
  [
    'a pale border below a header that goes once people scroll',
    `<header id="head" style="position: fixed; inset: 0; background: #fff">Harbor</header><div style="height: 3000px"></div>
      <p><input aria-label="Boat" style="${pale}"></p><div style="height: 3000px"></div>
      <script>addEventListener('scroll', () => requestAnimationFrame(() => { head.hidden = scrollY > 99 }))</script>`,
    ['failed'],
  ],
  ['a pale shadow', `<input aria-label="Boat" style="border: 0; height: 30px; box-shadow: 0 0 3px #ccc">`, ['failed']],
  [
    'a pale placeholder',
    `<style>::placeholder { color: #bbb }</style><input placeholder="Boat" style="${pale}">`,
    ['failed'],
  ],
])('fails for %s', async (_what, body, results) => {
  expect(await resultsOf(body)).toEqual(results);
});

it.each([
  [
    'a border of the box around it',
    `<div style="display: inline-block; border: 1px solid #555; padding: 10px 18px; border-radius: 20px"><input aria-label="Boat" style="border: 0; outline: 0"></div>`,
  ],
  [
    'a line that the box around it draws',
    `<div style="width: 220px; border-bottom: 2px solid #555"><input aria-label="Boat" style="border: 0; width: 200px"></div>`,
  ],
  [
    'a generated line',
    `<style>.f { position: relative; width: 220px } .f::after { content: ""; position: absolute; inset: auto 0 0; height: 2px; background: #444 }</style><div class="f"><input aria-label="Boat" style="border: 0; width: 200px"></div>`,
  ],
  [
    'a shadow as its edge',
    `<input aria-label="Boat" style="border: 0; height: 30px; box-shadow: inset 0 0 0 1px #666">`,
  ],
  [
    'a shadow as its edge, on a page that is wider than the view to the left',
    `<style>html { direction: rtl }</style><div style="width: 2000px"><input aria-label="Boat" style="border: 0; height: 30px; box-shadow: inset 0 0 0 1px #666"></div>`,
  ],
  [
    'a sign in it',
    `<input aria-label="Boat" style="${pale}; background: url('data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2216%22 height=%2216%22%3E%3Ccircle cx=%228%22 cy=%228%22 r=%226%22/%3E%3C/svg%3E') no-repeat 6px center">`,
  ],
  [
    'a placeholder that people can read',
    `<style>::placeholder { color: #595959; opacity: 1 }</style><input placeholder="Which boat?" style="${pale}">`,
  ],
  [
    'a label that floats in it',
    `<div style="position: relative; width: 220px"><input aria-label="Boat" style="${pale}"><label style="position: absolute; left: 10px; top: 8px; color: #333">Boat name</label></div>`,
  ],
  [
    'a box that a sibling draws',
    `<label style="position: relative"><input type="checkbox" style="appearance: none; width: 18px; height: 18px; margin: 0"><span style="position: absolute; left: 0; top: 0; width: 16px; height: 16px; border: 2px solid #333; pointer-events: none"></span> Sail</label>`,
  ],
  [
    'a dark button beside it',
    `<div style="display: inline-flex"><input aria-label="Boat" style="${pale}"><button style="background: #224; color: #fff; border: 0">Go</button></div>`,
  ],
  [
    'something in front of it',
    `<input aria-label="Boat" style="${pale}"><div style="position: fixed; inset: 0; background: #fff">Wait</div>`,
  ],
])('passes with %s', async (_what, body) => {
  expect(await resultsOf(body)).toEqual(['passed']);
});

it.each([
  [
    'a picture around it',
    `<div style="background: repeating-linear-gradient(45deg, #000 0 4px, #fff 4px 8px); padding: 60px"><input aria-label="Boat" style="${pale}"></div>`,
  ],
])('stays a question with %s', async (_what, body) => {
  expect(await resultsOf(body)).toEqual(['none']);
});

it('waits for no transition of a color', async () => {
  const slow =
    '<style>input::placeholder { color: #ccc; transition: color 60s } .a input::placeholder { color: #000 }</style>';
  const change =
    '<script>document.body.className = "a"; document.body.offsetWidth; document.body.className = ""</script>';

  expect(await resultsOf(`${slow}<input placeholder="Which boat?" style="${pale}">${change}`)).toEqual(['failed']);
});

it('stays a question without pictures', async () => {
  expect(await resultsOf(`<input aria-label="Boat" style="${pale}">`, 'field-contrast', false)).toEqual(['none']);
});

const iconButton = (content: string, style = '') =>
  `<button aria-label="Close" style="border: 0; background: none; padding: 8px; ${style}">${content}</button>`;
const disc = (color: string) => `<svg width="16" height="16"><circle cx="8" cy="8" r="7" fill="${color}"/></svg>`;
const drawn = (color: string) =>
  `<span style="display: block; width: 16px; height: 16px; background: url('data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2216%22 height=%2216%22%3E%3Ccircle cx=%228%22 cy=%228%22 r=%226%22 fill=%22${color}%22/%3E%3C/svg%3E')"></span>`;
const inFile = (color: string) =>
  `<img alt="" width="16" height="16" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16'%3E%3Ccircle cx='8' cy='8' r='7' fill='${color}'/%3E%3C/svg%3E">`;
const stripes = 'background: repeating-linear-gradient(45deg, #000 0 4px, #fff 4px 8px); padding: 60px';

it.each([
  ['a pale icon', iconButton(disc('#ccc')), ['failed']],
  ['a pale icon of a picture', iconButton(drawn('%23ddd')), ['failed']],
  ['a dark icon in a file', iconButton(inFile('%23333')), ['passed']],
  ['an icon in a file that is almost dark enough', iconButton(inFile('%23a0a0a0')), ['none']],
  ['an icon of a picture that is almost dark enough', iconButton(drawn('%23a0a0a0')), ['failed']],
  ['an icon that is almost dark enough', iconButton(disc('#a0a0a0')), ['failed']],
  ['a pale icon over a gradient', iconButton(disc('#ccc'), 'background: linear-gradient(#fff, #fefefe)'), ['failed']],
  ['a pale icon within a dark shadow', iconButton(disc('#ccc'), 'box-shadow: 0 0 0 2px #333'), ['passed']],
  [
    'a pale icon in a dark ring around the button',
    `<span style="display: inline-block; border: 2px solid #333; padding: 4px">${iconButton(disc('#ccc'))}</span>`,
    ['passed'],
  ],
  ['a pale icon over stripes', `<div style="${stripes}">${iconButton(disc('#888'))}</div>`, ['none']],
  ['a pale dot', iconButton('', 'background: #ddd; width: 12px; height: 12px; border-radius: 6px'), ['failed']],
  ['two signs of one look', iconButton(disc('#ccc')) + iconButton(disc('#ccc')), ['failed', 'failed']],
  [
    'a pale icon beside a dark one',
    `<div style="display: flex">${iconButton(disc('#ccc'))}${iconButton(disc('#000'))}</div>`,
    ['failed'],
  ],
])('decides on icons: %s', async (_what, body, results) => {
  expect(await resultsOf(body, 'icon-contrast')).toEqual(results);
});

/** A box that styles draw, with its look when it is checked. */
const drawnBox = (style: string, checked: string, type = 'checkbox') =>
  `<style>.b { appearance: none; width: 18px; height: 18px; border: 1px solid #333; ${style} } .b:checked { ${checked} }</style>
    <label><input class="b" type="${type}" name="a"> Sail</label>`;
/** The box is hidden, and its label draws another one. */
const byLabel = (checked: string) =>
  `<style>.h { position: absolute; opacity: 0 } .l::before { content: ""; display: inline-block; width: 16px; height: 16px; border: 1px solid #333 } .h:checked + .l::before { ${checked} }</style>
    <input class="h" id="h" type="checkbox"><label class="l" for="h">Sail</label>`;

it.each([
  ['a dark fill', drawnBox('', 'background: #236'), ['passed']],
  ['a pale fill', drawnBox('', 'background: #cde'), ['failed']],
  ['a pale fill of a radio button', drawnBox('border-radius: 9px;', 'background: #cde', 'radio'), ['failed']],
  ['a slow change of color', drawnBox('transition: background 60s;', 'background: #236'), ['passed']],
  ['a dark edge in place of a pale one', drawnBox('border-color: #ddd;', 'border-color: #333'), ['passed']],
  ['a box that only a script shows as checked', drawnBox('', ''), ['passed']],
  ['a dark box at the label', byLabel('background: #236'), ['passed']],
  ['a pale box at the label', byLabel('background: #def'), ['failed']],
  [
    'a pale box beside the label',
    byLabel('background: #def').replace('display: inline-block', 'position: absolute; margin-left: -24px'),
    ['failed'],
  ],
])('decides on states: %s', async (_what, body, results) => {
  expect(await resultsOf(body, 'state-contrast')).toEqual(results);
});

it('leaves boxes as they were', async () => {
  const radio = (name: string, more: string) => `<input class="b" type="radio" name="a" aria-label="${name}" ${more}>`;
  const body = `${drawnBox('', 'background: #cde')}${radio('one', 'checked')}${radio('two', '')}<p id="heard">none</p>
    <script>addEventListener('change', () => { heard.textContent = 'changed' })</script>`;
  await resultsOf(body, 'state-contrast');

  const { main } = await engineTab().tab.hold();
  const state = `[...document.querySelectorAll('input')].map((one) => one.checked).join() + document.getElementById('heard').textContent`;
  expect(await main.evaluate(state, 5_000)).toBe('false,true,falsenone');
});

it('looks at a switch that changes the colors of the whole view', async () => {
  const body = `<style>.b { appearance: none; width: 18px; height: 18px; border: 1px solid #333 } body:has(.b:checked) { background: linear-gradient(90deg, #000, #237, #732) }</style>
    <label style="display: block; width: 1200px; height: 700px"><input class="b" type="checkbox" style="opacity: 0"> Dark</label>`;

  expect(await resultsOf(body, 'state-contrast')).toEqual(['passed']);
});

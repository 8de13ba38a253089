import { expect, it } from 'vitest';
import { useVisitor } from '../../test/e2e/visitor.ts';
import type { PageState } from '../findings/page-states.ts';
import { reviews } from '../engines/reviews.ts';
import { pageStates } from '../findings/page-states.ts';
import { say } from '../texts/say.ts';

const visitor = useVisitor();

/** What is found on a page: rule, states and selector of each element, with the states that were looked at. */
async function visit(body: string, states: readonly PageState[], operateMs = 0) {
  const html = `<!doctype html><html lang="en"><title>Repairs</title><body><main><h1>Repairs</h1>${body}</main>`;
  const { outcome, isSpoilt } = await visitor().visitMarkup(html, { states, operateMs, reviews });
  if (outcome.kind === 'failed') throw new Error(say('en', outcome.saying));
  const found = outcome.reports.flatMap(({ findings }) =>
    findings.flatMap(({ rule, kind, elements }) =>
      elements.map((one) => `${rule} ${kind} ${one.selector} ${one.states?.join(' ') ?? ''}`.trim()),
    ),
  );
  return { found, looked: outcome.looked, isSpoilt, reports: outcome.reports };
}

const gray = '#999';
const pale = (where: string) => `<style>${where} { p { color: ${gray} } }</style><p>Our workshop repairs bicycles.</p>`;
const darkColors = '@media (prefers-color-scheme: dark)';

it.concurrent('contrast that fails in both states is one finding, and only in dark colors one of these', async () => {
  const both = `<style>p { color: ${gray} } ${darkColors} { h1 { color: #111 } }</style><p>Our workshop repairs bicycles.</p>`;

  expect((await visit(both, ['dark'])).found).toEqual(['color-contrast failed p default dark']);
  expect((await visit(pale(darkColors), ['dark'])).found).toEqual(['color-contrast failed p dark']);
  expect((await visit(pale('@media (prefers-contrast: more)'), ['dark', 'more_contrast'])).found).toEqual([
    'color-contrast failed p more_contrast',
  ]);
});

it.concurrent('a page without colors for a preference has the same contrast there', async () => {
  const { found } = await visit(`<p style="color: ${gray}">Our workshop repairs bicycles.</p>`, [
    'dark',
    'more_contrast',
  ]);

  expect(found).toEqual(['color-contrast failed p default dark more_contrast']);
});

it.concurrent('contrast is not checked in forced colors, which the system chooses', async () => {
  expect((await visit(pale('@media (forced-colors: active)'), ['forced_colors'])).found).toEqual([]);
});

it.concurrent('what pixels decide in the default state, they decide in dark colors', async () => {
  const picture = `url('data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22><rect width=%229999%22 height=%229999%22 fill=%22%23000%22/></svg>')`;
  const body = `<style>p { padding: 9px } ${darkColors} { p { background: ${picture}; color: #222 } }</style><p>Our workshop repairs bicycles.</p>`;

  const { found } = await visit(body, ['dark']);

  expect(found).toEqual(['color-contrast failed p dark']);
});

it.concurrent('the page is as before after all states, for engines that operate it', async () => {
  const size =
    '<p id="size">Size</p><script>size.textContent = innerWidth; addEventListener("resize", () => { size.textContent = innerWidth })</script>';

  const { found, looked, isSpoilt, reports } = await visit(`<a href="#size">Size</a>${size}`, pageStates, 20_000);

  expect({ found, isSpoilt }).toEqual({ found: [], isSpoilt: false });
  expect(looked).toEqual({ states: pageStates, notLooked: [] });
  expect(reports.map(({ engine }) => engine.id)).toEqual(['axe-core', 'curbcut', 'curbcut-operate', 'curbcut-states']);
  expect(reports[2]?.rules).toMatchObject({ 'focus-visible': [1, 0, 0] });
});

it.concurrent('a page that stays changed is opened again before it is operated', async () => {
  const body = `<a href="#x">One</a><script>addEventListener("resize", () => document.body.replaceChildren("Gone"))</script>`;

  const { reports } = await visit(body, ['reflow_320'], 20_000);

  expect(reports[2]?.rules).toMatchObject({ 'focus-visible': [1, 0, 0] });
});

it.concurrent('text that is cut off at 200 % is one finding of the rule that also finds it without states', async () => {
  const box = `<div id="box" style="height: 2.5em; line-height: 1.2; overflow: hidden">${'Our workshop repairs bicycles of every kind. '.repeat(8)}</div>`;

  expect((await visit(box, ['zoom_200'], 20_000)).found).toEqual(['text-clipped-at-200 failed #box default zoom_200']);
});

it.concurrent('a page that hangs in a state costs that state', async () => {
  const body = `<p>Text</p><script>matchMedia("${darkColors.slice(7)}").onchange = (event) => { while (event.matches); }</script>`;

  const { found, looked, isSpoilt } = await visit(body, ['dark', 'text_spacing']);

  expect({ found, isSpoilt }).toEqual({ found: [], isSpoilt: false });
  expect(looked).toEqual({ states: ['text_spacing'], notLooked: ['dark'] });
});

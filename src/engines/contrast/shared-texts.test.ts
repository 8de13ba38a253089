import { expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { watchCalls } from '../../../test/e2e/watch-calls.ts';
import { startSiteParts } from '../../visit/known-parts.ts';
import type { Known } from '../known.ts';
import type { ReviewOutcome, Suspect } from '../review.ts';
import { contrastReview } from './contrast-review.ts';

const engineTab = useEngineTab();

const style = `<style>
  nav { position: relative; width: 300px; background: linear-gradient(#eee, #ccc); color: #999 }
  nav:has(~ .dark) { background: linear-gradient(#222, #111) }
  nav:has(~ .veil)::after { content: ''; position: absolute; inset: 0; background: #000a }
  .over { position: absolute; inset: 0; background: #000a; pointer-events: none }
</style>`;
const nav = '<nav><p id="t">Bicycles</p></nav>';
const suspect: Suspect = {
  rule: 'color-contrast',
  element: {
    selector: '#t',
    html: '',
    message: { code: 'image-alt.found' },
    surroundings: '',
    component: { path: '' },
  },
};

/** Returns the outcome, and the number of pictures. */
async function look(body: string, texts: Known<ReviewOutcome>): Promise<readonly [result: string, pictures: number]> {
  const page = await engineTab().openMarkup(
    `<!doctype html><html lang="en"><title>Shop</title>${style}<body>${body}<h1>Page</h1>`,
  );
  let pictures = 0;
  const watched = watchCalls(page.session, (method) => {
    if (method === 'Page.captureScreenshot') pictures += 1;
  });
  const budget = { deadline: performance.now() + 60_000, mayCapture: true, texts };
  const [outcome] = await contrastReview.run({ ...page, session: watched }, [suspect], budget);
  return [outcome?.result ?? 'none', pictures];
}

const textsOfScan = () => startSiteParts().onPage([]).texts;
const seen = nav.replace('<p id="t">', '<p id="t" style="background: url(data:,)">');

it('takes pictures of a text once, however many pages show it alike', async () => {
  const texts = textsOfScan();

  const [first, pictures] = await look(seen, texts);
  const second = await look(`${seen}<p>More on this page</p>`, texts);

  expect([first, pictures > 0]).toEqual(['failed', true]);
  expect(second).toEqual(['failed', 0]);
});

it.each([
  ['another text', seen.replace('Bicycles', 'Boats')],
  ['another color', seen.replace('style="', 'style="color: #111; ')],
  ['another background', `${seen}<i class="dark"></i>`],
  ['something over it that a style draws', `${seen}<i class="veil"></i>`],
  ['something over it that the pointer goes through', seen.replace('</nav>', '<i class="over"></i></nav>')],
  ['another size', seen.replace('<nav', '<nav style="width: 200px"')],
])('takes pictures again with %s', async (_, changed) => {
  const texts = textsOfScan();

  await look(seen, texts);
  const [, pictures] = await look(changed, texts);

  expect(pictures).toBeGreaterThan(0);
});

it.each([
  ['a canvas', seen.replace('</nav>', '<canvas style="position: absolute; inset: 0"></canvas></nav>')],
  ['a place below the view', `<div style="height: 3000px"></div>${seen}`],
])('takes pictures of a text at %s on each page', async (_, body) => {
  const texts = textsOfScan();

  await look(body, texts);
  const [, pictures] = await look(body, texts);

  expect(pictures).toBeGreaterThan(0);
});

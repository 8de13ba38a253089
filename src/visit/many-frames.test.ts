import { expect, it } from 'vitest';
import { useVisitor } from '../../test/e2e/visitor.ts';
import { curbcutEngine } from '../engines/curbcut/curbcut-engine.ts';
import { engines } from '../engines/engines.ts';
import type { VisitOutcome } from './observation.ts';
import { say } from '../texts/say.ts';

const visitor = useVisitor();

/** A page whose script adds frames. `addFrame` is code that has `index`, the frame's number, and `add`. */
async function visit(
  { count, addFrame }: { readonly count: number; readonly addFrame: string },
  options: { readonly listed?: typeof engines; readonly timeoutMs?: number } = {},
): Promise<VisitOutcome> {
  const script = `let parent = document.querySelector('main');
    function add(attributes) { const frame = Object.assign(document.createElement('iframe'), attributes); parent.append(frame); return frame; }
    for (let index = 0; index < ${count}; index += 1) { ${addFrame} }`;
  const words = 'Repairs of bicycles of any kind, while you wait or until the next morning. '.repeat(10);
  const html = `<!doctype html><html lang="en"><title>Frames</title><main><h1>Frames</h1><p>${words}</p></main><script>${script}</script>`;
  const { outcome } = await visitor().visitMarkup(html, options);
  return outcome;
}

const written = 'add({ title: `Frame ${index}`, srcdoc: `<p>Frame ${index}` });';
const loaded = 'add({ title: `Frame ${index}`, src: `/frame-denied?${index}` });';
/** Each inside the one before. */
const nested =
  'const { body } = add({ title: `Frame ${index}` }).contentDocument; body.textContent = `Frame ${index}`; parent = body;';

it('100 frames of a page are analyzed, and all others are named', async () => {
  const outcome = await visit({ count: 120, addFrame: written }, { listed: [curbcutEngine] });

  if (outcome.kind !== 'observed') throw new Error(say('en', outcome.saying));
  const unreached = outcome.reports[0]?.unreachedFrames;
  expect([unreached?.length, unreached?.[0], unreached?.at(-1)]).toEqual([
    20,
    'main > iframe:nth-of-type(101)',
    'main > iframe:nth-of-type(120)',
  ]);
});

it('frames are analyzed to a depth of 20, and the one that contains all deeper ones is named alike by each engine', async () => {
  const reading = engines.filter(({ needs }) => needs === 'read');

  const outcome = await visit({ count: 40, addFrame: nested }, { listed: reading });

  if (outcome.kind !== 'observed') throw new Error(say('en', outcome.saying));
  const names = outcome.reports.map(({ unreachedFrames, frameNames }) =>
    unreachedFrames.map((selector) => frameNames?.[selector] ?? selector),
  );
  const name = Array.from({ length: 21 }, () => 'iframe').join(' >>> ');
  expect(names).toEqual([[name], [name]]);
});

it.each([
  ['written into the page', written],
  ['loaded', loaded],
])('a page with 1,000 frames has an outcome although it would take longer than it may: %s', async (_how, addFrame) => {
  const outcome = await visit({ count: 1_000, addFrame }, { timeoutMs: 3_000 });

  const name = outcome.kind === 'observed' ? 'scanned' : outcome.code;
  expect(['scanned', 'timeout_navigation', 'timeout_analysis', 'renderer_unresponsive']).toContain(name);
});

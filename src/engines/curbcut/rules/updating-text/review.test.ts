import { describe, expect, it } from 'vitest';
import type { EngineTab } from '../../../../../test/e2e/engine-tab.ts';
import { useEngineTab } from '../../../../../test/e2e/engine-tab.ts';
import { shareLanes } from '../../../../../test/e2e/lanes.ts';
import { curbcutEngine } from '../../curbcut-engine.ts';
import { updatingTextReview } from './review.ts';

/** A page is watched for more than five seconds: three are watched side by side. */
const inLane = shareLanes(Array.from({ length: 3 }, useEngineTab));

const deadline = () => performance.now() + 30_000;
const change = (id: string, text: string, everyMs: number) =>
  `setInterval(() => { document.getElementById('${id}').innerText = ${text}; }, ${everyMs});`;

/** What the rule and its review say about each element, by selector. */
async function outcomesOf(body: string): Promise<Readonly<Record<string, string>>> {
  return inLane(async (engineTab) => lookAt(engineTab(), body));
}

async function lookAt(tab: EngineTab, body: string): Promise<Readonly<Record<string, string>>> {
  const html = `<!doctype html><html lang="en"><head><title>News</title></head><body><p>Read the news.</p>${body}</body></html>`;
  const page = await tab.openMarkup(html);
  const budget = { deadline: deadline(), ruleMs: 5_000, maxElements: 20 };
  const { findings } = await curbcutEngine.run(page, budget);
  const found = findings.filter(({ rule }) => rule === 'updating-text');
  const suspects = found.flatMap(({ rule, elements }) => elements.map((element) => ({ rule, element })));
  const outcomes = await updatingTextReview.run(page, suspects, {
    deadline: deadline(),
    mayCapture: false,
  });
  return Object.fromEntries(
    suspects.map(({ element }, index) => [element.selector, outcomes[index]?.result ?? 'none']),
  );
}

describe('updating-text', () => {
  it('fails where text changes for more than 5 seconds and the page has nothing to use', async () => {
    const outcomes = await outcomesOf(
      `<p>Reading <b id="number">1</b></p><p>It is <b id="clock">9:59</b></p><p>Loaded: <b id="load">0</b></p>
      <p hidden>Hidden <b id="hidden">1</b></p><p>Waiting <b id="left" role="timer">9</b></p>
      <script>
        let count = 0;
        setInterval(() => {
          document.getElementById('number').innerText = Math.random();
          document.getElementById('clock').innerText = '10:0' + count++;
          document.getElementById('load').innerText = 'all';
        }, 900);
        ${change('hidden', 'Math.random()', 300)}
        ${change('left', 'Math.random()', 300)}
      </script>`,
    );

    expect(outcomes).toEqual({ '#number': 'failed', '#clock': 'undecided', '#load': 'passed' });
  });

  it.concurrent.each([
    ['a button', '<button onclick="pause()">Pause</button>'],
    ['a link', '<a href="/settings">Settings</a>'],
    ['an element that listens', '<b id="pause">Pause</b><script>pause.addEventListener("click", () => {});</script>'],
  ])('needs review where the page has %s', async (_what, control) => {
    const script = `<script>${change('number', 'Math.random()', 300)}</script>`;

    expect(await outcomesOf(`<p>Reading <b id="number">1</b></p>${control}${script}`)).toEqual({
      '#number': 'undecided',
    });
  });

  it.concurrent('passes a number that counts up to its value, however late it is looked at', async () => {
    const count =
      'const timer = setInterval(() => { number.innerText = Number(number.innerText) + 1; if (number.innerText === "9") clearInterval(timer); }, 200);';

    expect(
      await outcomesOf(`<p>Orders: <b id="number">0</b></p><a href="/">Home</a><script>${count}</script>`),
    ).toEqual({ '#number': 'passed' });
  });

  it.concurrent.each([
    ['passes a number that takes long to count up, as on a busy machine', 70, 'passed'],
    ['asks about a number that runs and runs', 9_000, 'undecided'],
  ])('%s', async (_what, steps, result) => {
    const count = `let at = 0; const timer = setInterval(() => { number.innerText = ++at; if (at === ${steps}) clearInterval(timer); }, 100);`;

    expect(
      await outcomesOf(`<p>Orders: <b id="number">0</b></p><a href="/">Home</a><script>${count}</script>`),
    ).toEqual({ '#number': result });
  });

  it.concurrent('does not apply to text that stays, to lists that grow, and to a page of nothing else', async () => {
    const grow = 'setInterval(() => { list.append(document.createElement("li"), "More"); }, 300);';

    expect(await outcomesOf(`<ul id="list"><li>News</ul><script>${grow}</script>`)).toEqual({});
    expect(await outcomesOf('<p>It stays.</p><script>let one = 1;</script>')).toEqual({});
    expect(
      await outcomesOf('<script>setInterval(() => { document.body.innerText = Math.random(); }, 300);</script>'),
    ).toEqual({});
  });
});

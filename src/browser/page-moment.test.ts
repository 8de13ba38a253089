import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../test/e2e/engine-tab.ts';

const tab = useEngineTab();

/** The text of `#out` on the page as it settled, while it is read, and after it has gone on. */
async function textsOf(script: string, style = ''): Promise<readonly unknown[]> {
  const html = `<!doctype html><html lang="en"><title>Page</title><style>${style}</style><p>Text</p><p id="out"></p><script>const say = (word) => { out.textContent += word + ' ' }; ${script}</script>`;
  const page = await tab().openMarkup(html);
  const read = async () => page.main.evaluate('document.querySelector("#out").innerText.trim()', 2_000);
  const settled = await read();
  await page.main.evaluate('new Promise((done) => setTimeout(done, 700))', 5_000);
  const later = await read();
  await tab().tab.wake();
  await page.main.evaluate('new Promise((done) => setTimeout(done, 50))', 5_000);
  return [settled, later, await read()];
}

describe('the timers of a page', () => {
  it('run early, in order and up to 1.3 s, and then wait until the page continues', async () => {
    const script = `setTimeout(say, 900, 'third'); setTimeout(() => { say('first'); setTimeout(() => say('second'), 200) }, 400);
      setTimeout(() => say('late'), 1_500);`;

    const [settled, later] = await textsOf(script);

    expect([settled, later]).toEqual(['first second third', 'first second third']);
  });

  it('that became due while they waited run in order when the page continues', async () => {
    const script = `setTimeout(() => say('b'), 1_450); setTimeout(() => say('a'), 1_400);
      const until = performance.now() + 900; while (performance.now() < until) {}`;

    expect(await textsOf(script)).toEqual(['', '', 'a b']);
  });

  it('repeat as often as they would have until that moment', async () => {
    const [settled, later] = await textsOf(`let n = 0; setInterval(() => say(n += 1), 400);`);

    expect([settled, later]).toEqual(['1 2 3', '1 2 3']);
  });

  it('are stopped by scripts, whatever has become of them', async () => {
    const script = `const one = setTimeout(() => say('one'), 600); const two = setInterval(() => { say('two'); clearTimeout(two) }, 300);
      setTimeout(() => clearInterval(one), 500); clearTimeout(setTimeout(() => say('three'), 10)); clearTimeout(undefined);`;

    expect(await textsOf(script)).toEqual(['two', 'two', 'two']);
  });

  it('of text, and of moments, still run', async () => {
    const script = `window.word = () => say('text'); setTimeout('word()', 0);
      new MutationObserver(() => setTimeout(() => say('moment'), 20)).observe(document.body, { attributes: true });`;
    const [settled] = await textsOf(script);
    const page = await tab().openMarkup(
      `<!doctype html><html lang="en"><title>Page</title><p id="out">Text</p><script>new MutationObserver(() => setTimeout(() => { out.textContent = 'moment' }, 20)).observe(out, { attributes: true })</script>`,
    );
    await page.main.evaluate(
      'document.querySelector("#out").title = "x"; new Promise((done) => setTimeout(done, 200))',
      2_000,
    );

    expect([settled, await page.main.evaluate('document.querySelector("#out").innerText', 2_000)]).toEqual([
      'text',
      'moment',
    ]);
  });

  it('that wait for answers are brought forward too', async () => {
    const script = `const ask = async () => { await fetch('data:text/plain,x'); setTimeout(() => say('answer'), 700) }; setTimeout(ask, 300);`;

    expect((await textsOf(script))[0]).toBe('answer');
  });

  it('are left alone on a page that floods them', async () => {
    const script = `for (let n = 0; n < 2_000; n += 1) setInterval(() => { window.n = n }, 0); setTimeout(() => say('late'), 600);`;

    expect((await textsOf(script)).at(-1)).toBe('late');
  });

  it('keep their values, and errors of scripts stay errors', async () => {
    const script = `addEventListener('error', () => say('error')); setTimeout((a, b) => say(a + b), 200, 'x', 'y');
      setTimeout(() => { throw new Error('no') }, 300); setTimeout(() => say('after'), 400);`;

    expect((await textsOf(script))[0]).toBe('xy error after');
  });
});

describe('the animations of a page', () => {
  it('are at their start if they never end, and go on later', async () => {
    const page = await tab().openMarkup(
      '<!doctype html><html lang="en"><title>Page</title><style>p { animation: move 2s infinite } @keyframes move { to { margin-left: 500px } }</style><p>Text</p>',
    );
    const read = async () =>
      page.main.evaluate(
        '[getComputedStyle(document.querySelector("p")).marginLeft, document.getAnimations()[0].playState]',
        2_000,
      );
    const kept = await read();
    await tab().tab.wake();
    await page.main.evaluate('new Promise((done) => setTimeout(done, 100))', 2_000);

    expect(kept).toEqual(['0px', 'running']);
    expect(await read()).not.toEqual(kept);
  });
});

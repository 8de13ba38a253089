import { expect, it } from 'vitest';
import { useEngineTab } from '../../test/e2e/engine-tab.ts';
import { noSelectors, selectors } from '../../test/css-selectors.ts';
import { findExcluded } from './find-excluded.ts';

const engineTab = useEngineTab();
const frame = `<div class=ad><p id=inner></p></div><p id=outer></p>`;
const page = `<!doctype html><div class="ad"><p id="a"></p><div id="host-in-ad"></div></div><p id="b"></p>
  <div id="host"><template shadowrootmode="open"><div class="ad"><p id="c"></p></div><p id="d"></p>
    <iframe id="deep" srcdoc="${frame}"></iframe></template></div>
  <iframe id="frame" srcdoc="${frame}"></iframe><iframe class="ad" id="ad-frame" srcdoc="${frame}"></iframe>`;

it('finds what is in a match, also in frames and open shadow roots', async () => {
  const { main } = await engineTab().openMarkup(page);
  const [inside, outside] = [
    ['.ad', '#a', '#host >>> #c', '#frame >>> #inner', '#ad-frame >>> #outer', '#host >>> #deep >>> #inner'],
    ['#b', '#host', '#host >>> #d', '#frame >>> #outer', '#host >>> #deep >>> #outer', '#gone', '#gone >>> #a', 'p['],
  ];

  const found = await findExcluded({ frame: main, exclude: ['.other', '.ad'] }, [...inside, ...outside]);

  expect([...found].toSorted()).toEqual(inside.toSorted());
});

it('the browser takes the selectors that the service takes, and no others', async () => {
  const { main } = await engineTab().openMarkup('<!doctype html><p>');
  const judge = async (texts: readonly string[]) =>
    main.evaluate(
      `${JSON.stringify(texts)}.filter((text) => { try { document.querySelector(text); return true; } catch { return false; } })`,
      5_000,
    );

  expect(await judge(selectors)).toEqual(selectors);
  expect(await judge(noSelectors)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { aBudget } from '../../../test/e2e/rule-tables.ts';
import { operateEngine } from './operate-engine.ts';

const engineTab = useEngineTab();

async function operate(body: string) {
  const page = await engineTab().openMarkup(`<!doctype html><html lang="en"><title>Repairs</title><body>${body}`);
  return operateEngine.run(page, aBudget());
}

describe('the engine that operates pages', () => {
  it('finds two elements that hand the focus to each other after a moment, also while they still do', async () => {
    const button = (other: string) => `<button onblur="setTimeout(() => this.${other}.focus(), 10)">Move on</button>`;
    const { findings } = await operate(
      `${button('nextElementSibling')}${button('previousElementSibling')}<button>End</button>`,
    );

    // How quick keys are depends on the machine: what they leave is bad practice, and a trap on one where they are too slow.
    const found = findings.filter(({ rule: id }) => id === 'keyboard-trap' || id === 'tab-leaves');
    expect(found.map(({ total }) => total)).toEqual([2]);
  });

  it('says what is wrong by the code of the rule', async () => {
    const { findings } = await operate(`<style>a { outline: none }</style><a href="#">A</a>`);

    expect(findings.flatMap(({ elements }) => elements.map(({ message }) => message))).toEqual([
      { code: 'focus-visible.invisible' },
    ]);
  });

  it('finishes the rules about openers on a large page that opens nothing', async () => {
    const page = await engineTab().open('/');
    await page.main.evaluate('document.body.innerHTML = "<p>Boat <i>two</i></p>".repeat(4500)', 5_000);

    const { rules } = await operateEngine.run(page, aBudget());

    expect(Object.entries(rules).filter(([, counts]) => counts === null)).toEqual([]);
  });

  it.each([
    ['tries a small page that takes too long again', 10, []],
    ['does not try a large one again', 4_500, ['focus-visible']],
  ])('%s', async (_, paragraphs, leftOut) => {
    const page = await engineTab().open('/');
    const markup = '<p><a href="/boats">Boat</a></p>';
    await page.main.evaluate(`document.body.innerHTML = ${JSON.stringify(markup)}.repeat(${paragraphs})`, 5_000);

    const result = await operateEngine.run(page, { ...aBudget(), workMs: 0 });

    expect(result.rules['focus-visible']).toBeNull();
    expect(result.leftOut?.filter((rule) => rule === 'focus-visible')).toEqual(leftOut);
  });

  it('leaves the view of the tab as it was', async () => {
    const view =
      '[innerWidth, innerHeight, devicePixelRatio, screen.width, screen.height, screen.orientation.type].join()';
    await operate('<p>Text</p>');
    const { tab } = engineTab();
    const before = await tab.page.evaluate(view);

    await operate('<div style="overflow: hidden; height: 30px">The library opens at nine</div>');

    expect(before).toContain('1280');
    expect(await tab.page.evaluate(view)).toBe(before);
  });
});

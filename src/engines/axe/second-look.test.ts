import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import type { ReviewOutcome, Suspect } from '../review.ts';
import { axeEngine } from './axe-engine.ts';
import { axeSecondLook } from './second-look.ts';

const engineTab = useEngineTab();

/** What axe fails by the rules of the second look, and what the second look says about it. */
async function lookAt(markup: string): Promise<Looks> {
  return lookAtPage(`<main><h1>Page</h1>${markup}</main>`);
}

type Looks = readonly (readonly [rule: string, ReviewOutcome['result'] | 'stays'])[];

async function lookAtPage(body: string): Promise<Looks> {
  const html = `<!doctype html><html lang="en"><title>Page</title>${body}`;
  const page = await engineTab().openMarkup(html);
  const deadline = performance.now() + 20_000;
  const { findings } = await axeEngine.run(page, { deadline, ruleMs: 3_000, maxElements: 1_000 });
  const suspects: readonly Suspect[] = findings
    .filter(({ kind, rule }) => kind === axeSecondLook.kind && axeSecondLook.rules.includes(rule))
    .flatMap(({ rule, elements }) => elements.map((element) => ({ rule, element })));
  const outcomes = await axeSecondLook.run(page, suspects, { deadline, mayCapture: true });
  return suspects.map(({ rule }, index) => [rule, outcomes[index]?.result ?? 'stays']);
}

const framed = (content: string) =>
  `<iframe title="Frame" tabindex="-1" width="300" height="200" srcdoc="${content}"></iframe>`;
const link = "<a href='/'>Home</a>";

describe('a frame outside the tab order', () => {
  it('fails when its content has a tab stop', async () => {
    expect(await lookAt(framed(link))).toEqual([['frame-focusable-content', 'stays']]);
  });

  // An empty list in these tests means that axe answers right by itself: remove the exception and its test.
  it('passes behind a modal dialog, which makes it inert (ACT akn7bn, inapplicable example 6)', async () => {
    const dialog = '<dialog id=d><p>Text</p><button>Close</button></dialog><script>d.showModal()</script>';

    expect(await lookAt(`${framed(link)}${dialog}`)).toEqual([['frame-focusable-content', 'passed']]);
  });
});

describe('a page without a main landmark', () => {
  it('fails when it has more than its content', async () => {
    expect(await lookAtPage('<nav><a href="/">Home</a></nav><p>Text')).toEqual([['landmark-one-main', 'stays']]);
  });

  it('passes when it is one block of text (ACT b40fd1, passed example 4)', async () => {
    expect(await lookAtPage('<h1>Page</h1><p>Text')).toEqual([['landmark-one-main', 'passed']]);
  });
});

describe('a visible label that is not in the name', () => {
  it('fails when its words are others', async () => {
    expect(
      await lookAt(`<a href="/" aria-label="WCAG">W C A G</a> <a href="/a" aria-label="just ice">justice</a>
        <a href="/b" aria-label="1 2 3. 5 5 5">123-555</a> <button aria-label="Cancel order">Save.</button>`),
    ).toEqual(Array.from({ length: 4 }, () => ['label-content-name-mismatch', 'stays']));
  });

  it.each([
    [
      'abbreviates it (ACT 2ee8b8, inapplicable example 5)',
      '<a href="/" aria-label="University Avenue">University Ave.</a>',
    ],
    [
      'differs in a hyphen (ACT 2ee8b8, inapplicable example 6)',
      '<a href="/" aria-label="non-standard">nonstandard</a>',
    ],
    [
      'is an icon that a font draws from letters (ACT 2ee8b8, inapplicable example 4)',
      '<button aria-label="Find"><i style="letter-spacing: -0.42em">search</i></button>',
    ],
  ])('needs review when it %s', async (_case, markup) => {
    expect(await lookAt(markup)).toEqual([['label-content-name-mismatch', 'undecided']]);
  });
});

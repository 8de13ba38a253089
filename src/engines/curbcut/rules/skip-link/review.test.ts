import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../../../test/e2e/engine-tab.ts';
import { curbcutEngine } from '../../curbcut-engine.ts';
import { skipLinkReview } from './review.ts';

const engineTab = useEngineTab();

/** The codes of the rule's findings after the review. */
async function codesOf(body: string, head = ''): Promise<readonly string[]> {
  const html = `<!doctype html><html lang="en"><head><title>Berths</title>${head}</head><body>${body}</body></html>`;
  const page = await engineTab().showMarkup(html);
  const deadline = performance.now() + 20_000;
  const { findings } = await curbcutEngine.run(page, { deadline, ruleMs: 5_000, maxElements: 20 });
  const found = findings.filter(({ rule }) => rule === 'skip-link').flatMap(({ elements }) => elements);
  const suspects = found.map((element) => ({ rule: 'skip-link', element }));
  const outcomes = await skipLinkReview.run(page, suspects, { deadline, mayCapture: false });
  return found.map(({ message }, index) => {
    const outcome = outcomes[index];
    return outcome !== undefined && 'message' in outcome ? outcome.message.code : message.code;
  });
}

const link = '<a id="skip" href="#content">Skip to content</a><main>Text</main>';
const listen = (target: string, type = 'click') =>
  `<script>${target}.addEventListener('${type}', () => { location.hash = ''; })</script>`;

describe('a skip link without a target', () => {
  it('fails where nothing hears its click', async () => {
    expect(await codesOf(link)).toEqual(['skip-link.to_nothing']);
    expect(await codesOf(link + listen('skip', 'mouseover'))).toEqual(['skip-link.to_nothing']);
  });

  it('needs review where the link, or what is around it, hears its click', async () => {
    expect(await codesOf(link + listen('skip'))).toEqual(['skip-link.by_script']);
    expect(await codesOf(`<div id="app">${link}</div>${listen('app')}`)).toEqual(['skip-link.by_script']);
    expect(await codesOf(link + listen('skip', 'keydown'))).toEqual(['skip-link.by_script']);
  });

  it('fails where only the whole page listens', async () => {
    expect(await codesOf(link + listen('document'))).toEqual(['skip-link.to_nothing']);
    expect(await codesOf(link + listen('document.body'))).toEqual(['skip-link.to_nothing']);
  });

  it('in a component, needs review where the component listens', async () => {
    const component = `<div id="host"><template shadowrootmode="open">${link}</template></div>`;

    expect(await codesOf(component)).toEqual(['skip-link.to_nothing']);
    expect(await codesOf(component + listen('host'))).toEqual(['skip-link.by_script']);
  });

  it('that leads to another page needs review where its click is heard', async () => {
    const there = '<a id="skip" href="#content">Skip to content</a><main id="content">Text</main>';
    const base = '<base href="/other/">';

    expect(await codesOf(there, base)).toEqual(['skip-link.to_elsewhere']);
    expect(await codesOf(there + listen('skip'), base)).toEqual(['skip-link.elsewhere_by_script']);
  });
});

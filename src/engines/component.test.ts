import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../test/e2e/engine-tab.ts';
import { axeEngine } from './axe/axe-engine.ts';

const engineTab = useEngineTab();
const budget = { ruleMs: 20_000, maxElements: 1_000, language: 'en' };
const document = (body: string) => `<!doctype html><html lang="en"><title>Shop</title><body>${body}</body></html>`;

/** The components of a page's failures: their paths with rules and counts. */
async function componentsOf(body: string): Promise<Record<string, Record<string, number>>> {
  const page = await engineTab().showMarkup(document(body));
  const { findings } = await axeEngine.run(page, { ...budget, deadline: performance.now() + 100_000 });
  const found: Record<string, Record<string, number>> = {};
  for (const { kind, rule, elements } of findings) {
    if (kind !== 'failed' || rule === 'region' || rule.startsWith('landmark') || rule === 'page-has-heading-one')
      continue;
    for (const { component } of elements) {
      const rules = (found[component.path] ??= {});
      rules[rule] = (rules[rule] ?? 0) + 1;
    }
  }
  return found;
}

const card = (more = '') =>
  `<article class="card card--${more} x7f3a9"><img src="/a.png"><h2>Shoes</h2><a href="/a"></a></article>`;

describe('the component of a finding', () => {
  it('is the card that is repeated, with all of its rules, whatever its generated and varying classes', async () => {
    const found = await componentsOf(
      `<main><h1>Shop</h1><div class="grid">${card('wide')}${card('small')}${card()}</div></main>`,
    );

    expect(found).toEqual({ 'main > div.grid > article.card': { 'image-alt': 3, 'link-name': 3 } });
  });

  it('is the same for a card that is alone on its page', async () => {
    const found = await componentsOf(`<main><h1>Shop</h1><div class="grid">${card()}</div></main>`);

    expect(Object.keys(found)).toEqual(['main > div.grid > article.card']);
  });

  it('is the landmark, where nothing in it is repeated, and not the one with another class', async () => {
    const found = await componentsOf(
      `<header class="top"><img src="/logo.png"><a href="/login"></a></header>
      <main><h1>Shop</h1></main><nav class="more"><a href="/x"></a></nav><footer><a href="/y"></a></footer>`,
    );

    expect(found).toEqual({
      'header.top': { 'image-alt': 1, 'link-name': 1 },
      'nav.more': { 'link-name': 1 },
      footer: { 'link-name': 1 },
    });
  });

  it('is the place in the page for prose: two kinds of content are two', async () => {
    const found = await componentsOf(
      `<main><h1>Guide</h1><p>Read <a href="/1"></a></p><section><section><p>And <a href="/2"></a> and <img src="/a.png"></p></section></section>
      <p>Then <a href="/3"></a></p></main>`,
    );

    expect(found).toEqual({
      'main > p > a': { 'link-name': 2 },
      'main > section > p > a': { 'link-name': 1 },
      'main > section > p > img': { 'image-alt': 1 },
    });
  });

  it('is not shared by blocks of one class that hold different things', async () => {
    const found = await componentsOf(
      `<main><h1>Shop</h1><div class="block"><h2>New</h2><img src="/a.png"></div>
      <div class="block"><form><label>Mail <input></label><a href="/x"></a></form></div></main>`,
    );

    expect(found).toEqual({
      'main > div.block > img': { 'image-alt': 1 },
      'main > div.block > form': { 'link-name': 1 },
    });
  });

  it('is not the document of several templates', async () => {
    const pathOf = async (body: string, rule = 'html-lang-valid') => {
      const meta = '<meta name="viewport" content="user-scalable=no">';
      const page = await engineTab().showMarkup(
        `<!doctype html><html lang="nonsense"><title>Shop</title>${meta}${body}`,
      );
      const { findings } = await axeEngine.run(page, { ...budget, deadline: performance.now() + 100_000 });
      return findings.find((finding) => finding.rule === rule)?.elements[0]?.component.path;
    };
    const start = '<header class="top">Shop</header><main><h1>Shop</h1></main><script></script>';

    expect(await pathOf(start)).toBe('html (header.top, main)');
    expect(await pathOf(start.replaceAll('Shop', 'Shoes'))).toBe('html (header.top, main)');
    expect(await pathOf('<div class="checkout"><h1>Pay</h1></div>')).toBe('html (div.checkout)');
    expect(await pathOf('Text')).toBe('html');
    expect(await pathOf(start, 'meta-viewport')).toBe('head (header.top, main) > meta');
  });

  it('is a custom element, with what is in its shadow root', async () => {
    const found = await componentsOf(
      `<main><h1>Shop</h1><div><user-badge><template shadowrootmode="open"><img src="/a.png"></template></user-badge></div>
      <p><user-badge><template shadowrootmode="open"><img src="/b.png"></template></user-badge></p></main>`,
    );

    expect(found).toEqual({ 'user-badge': { 'image-alt': 2 } });
  });

  it('is the block that its parts are named after', async () => {
    const found = await componentsOf(
      `<main><h1>Shop</h1><div class="teaser"><div class="teaser__media"><img src="/a.png"></div><a class="teaser__link" href="/a"></a></div></main>`,
    );

    expect(found).toEqual({ 'main > div.teaser': { 'image-alt': 1, 'link-name': 1 } });
  });
});

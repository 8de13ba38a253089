import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { useEngineTab } from '../../../test/e2e/engine-tab.ts';
import { axeEngine } from './axe-engine.ts';

const engineTab = useEngineTab();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const toHtml = (body: string) => `<!doctype html><html lang="en"><title>Berths</title>${body}`;

/** The selectors that a rule fails. */
async function failedBy(rule: string, body: string): Promise<readonly string[]> {
  const page = await engineTab().openMarkup(toHtml(body));
  const { findings } = await axeEngine.run(page, {
    deadline: performance.now() + 100_000,
    ruleMs: 20_000,
    maxElements: 100,
  });
  return findings
    .filter((finding) => finding.rule === rule && finding.kind === 'failed')
    .flatMap(({ elements }) => elements.map(({ selector }) => selector));
}

async function countByAxe(rule: string, body: string): Promise<unknown> {
  const page = await engineTab().openMarkup(toHtml(body));
  const run = `axe.run({ runOnly: ['${rule}'] }).then(({ violations }) => violations[0]?.nodes.length ?? 0)`;
  return page.main.evaluate(`${axe};${run}`, 20_000);
}

describe('content outside of landmarks', () => {
  const banner = '<div role="region" aria-label="Cookies"><a href="/cookies">View cookies</a></div>';
  const main = '<main id="main"><h1>Berths</h1><p>Text</p></main>';

  it('may be a skip link after a banner', async () => {
    const skip = '<a href="#main">Skip to main content</a>';

    expect(await failedBy('region', `${banner}${skip}${main}`)).toEqual([]);
    expect(await failedBy('region', `${banner}<div><p>${skip}</p></div>${main}`)).toEqual([]);
    // When this fails, remove skip-links-after-others.ts.
    expect(await countByAxe('region', `${banner}${skip}${main}`)).toBe(1);
  });

  it('must not be another link, or a skip link that leads nowhere', async () => {
    expect(await failedBy('region', `${banner}<a id="one" href="#main">Menu</a>${main}`)).toEqual(['#one']);
    expect(await failedBy('region', `${banner}<a id="two" href="#x">Skip to content</a>${main}`)).toEqual(['#two']);
    expect(await failedBy('region', `${banner}<a id="three" href="/x#main">Skip to content</a>${main}`)).toEqual([
      '#three',
    ]);
  });

  it('may be an open popover', async () => {
    const popover = '<div popover id="tip"><p>Tie two knots.</p></div><script>tip.showPopover()</script>';

    expect(await failedBy('region', `${main}${popover}`)).toEqual([]);
  });
});

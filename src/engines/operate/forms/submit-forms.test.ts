import { expect, it } from 'vitest';
import { useEngineTab } from '../../../../test/e2e/engine-tab.ts';
import { aBudget } from '../../../../test/e2e/rule-tables.ts';
import { startSiteParts } from '../../../visit/known-parts.ts';
import { operateEngine } from '../operate-engine.ts';

const engineTab = useEngineTab();

const form = `<form novalidate onsubmit="event.preventDefault(); document.title = 'Sent'; m.textContent = 'Enter your e-mail address'">
  <input type="hidden" name="token" value="TOKEN"><label>E-mail <input type="email" required></label><span id="m"></span><button>Subscribe</button></form>`;

it('sends a form that several pages of a scan have once, and reports it on each', async () => {
  const known = startSiteParts();
  const visit = async (text: string, token: string) => {
    const body = `<p>${text}</p>${form.replace('TOKEN', token)}`;
    const page = await engineTab().openMarkup(`<!doctype html><html lang="en"><title>News</title><body>${body}`);
    const { findings } = await operateEngine.run(page, { ...aBudget(), known });
    const title = await engineTab().tab.page.title();
    return [title, ...findings.map(({ rule, total }) => `${rule} ${total}`)];
  };

  const found = [await visit('One', 'a'), await visit('Two', 'b')];

  expect(found).toEqual([
    ['Sent', 'form-errors-announced 1'],
    ['News', 'form-errors-announced 1'],
  ]);
});

import { curbcutEngine } from '../../src/engines/curbcut/curbcut-engine.ts';
import { useEngineTab } from './engine-tab.ts';

type PageParts = { readonly lang?: string; readonly head?: string };

/** Counts what one reading rule says of a small page: elements that passed, failed, need review; undefined where it does not apply. */
export function useReadingCounts(): (rule: string, body: string, parts?: PageParts) => Promise<unknown> {
  const engineTab = useEngineTab();
  return async (rule, body, { lang = 'en', head = '' } = {}) => {
    const html = `<!doctype html><html lang="${lang}"><head><title>Page</title>${head}</head><body>${body}</body></html>`;
    const page = await engineTab().openMarkup(html);
    const budget = { deadline: performance.now() + 20_000, ruleMs: 5_000, maxElements: 3, language: 'en' };
    return (await curbcutEngine.run(page, budget)).rules[rule];
  };
}

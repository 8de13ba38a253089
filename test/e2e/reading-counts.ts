import { curbcutEngine } from '../../src/engines/curbcut/curbcut-engine.ts';
import type { Markup } from '../../src/engines/rule-cases.ts';
import { useEngineTab } from './engine-tab.ts';

/** Counts what one reading rule says of a small page: elements that passed, failed, need review; undefined where it does not apply. */
export function useReadingCounts(): (rule: string, markup: Markup) => Promise<unknown> {
  const engineTab = useEngineTab();
  return async (rule, markup) => {
    const { document, type } = toDocument(markup);
    const page = await engineTab().openMarkup(document, type);
    const budget = { deadline: performance.now() + 20_000, ruleMs: 5_000, maxElements: 3, language: 'en' };
    return (await curbcutEngine.run(page, budget)).rules[rule];
  };
}

function toDocument(markup: Markup): { readonly document: string; readonly type?: string } {
  if (typeof markup === 'string') return toDocument({ body: markup });
  if ('document' in markup) return markup;
  const { body, lang = 'en', head = '' } = markup;
  return {
    document: `<!doctype html><html lang="${lang}"><head><title>Page</title>${head}</head><body>${body}</body></html>`,
  };
}

import { engines } from '../engines/engines.ts';
import { createRuleCatalog } from '../engines/rule-catalog.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';

/** The catalog of each language is created when it is first requested. */
export function keepCatalogs(): (language: string) => RuleCatalog {
  const kept = new Map<string, RuleCatalog>();
  return (language) => {
    const catalog = kept.get(language) ?? createRuleCatalog(engines, language);
    kept.set(language, catalog);
    return catalog;
  };
}

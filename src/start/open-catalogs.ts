import type { Config } from '../config.ts';
import { engines } from '../engines/engines.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';
import { createRuleCatalog } from '../engines/rule-catalog.ts';
import type { RuleInfoSource } from '../records/issues/write-findings.ts';

type Catalogs = {
  /** Creates the catalog of a language on its first request. */
  readonly catalogIn: (language: string) => RuleCatalog;
  readonly ruleInfo: RuleInfoSource;
};

/** `publicUrl` is the URL of the installation, whose documentation the rules refer to. */
export function openCatalogs({ publicUrl }: Pick<Config, 'publicUrl'>): Catalogs {
  const kept = new Map<string, RuleCatalog>();
  const catalogIn = (language: string) => {
    const catalog = kept.get(language) ?? createRuleCatalog(engines, language, publicUrl?.origin);
    kept.set(language, catalog);
    return catalog;
  };
  const english = catalogIn('en');
  return { catalogIn, ruleInfo: (rule) => english.get(rule) ?? unknownRule };
}

const unknownRule = { severity: 'minor', bestPractice: false } as const;

import type { AxeRuleMetadata } from './axe/axe-rules.ts';
import type { LearnMore } from './learn-more.ts';
import { understandingPage } from './learn-more.ts';
import { adviceFor } from './axe/axe-advice.ts';
import type { StandardReference } from '../shared/wcag-criteria.ts';
import { standardsFromTags } from '../shared/wcag-criteria.ts';

/** A rule of the W3C's ACT Rules that the engine's rule implements. */
type ActRule = { readonly id: string; readonly url: string };

/** Everything we say about a rule, apart from what was found. `severity` is axe's impact. */
type RuleInfo = {
  readonly rule: string;
  readonly title: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly severity: AxeRuleMetadata['impact'];
  readonly standards: readonly StandardReference[];
  readonly bestPractice: boolean;
  readonly actRules: readonly ActRule[];
  readonly whyItMatters: string;
  readonly howToFix: readonly string[];
  readonly learnMore: readonly LearnMore[];
};

/** Rules by their id, in the order given. */
export type RuleCatalogue = ReadonlyMap<string, RuleInfo>;

/** Title and description of rules in another language, as far as they are translated. */
export type RuleTexts = ReadonlyMap<
  string,
  { readonly help?: string | undefined; readonly description?: string | undefined }
>;

/**
 * Joins the engine's metadata with our own words, which are English in every language. Pure: the caller reads the
 * engine, and its translation.
 */
export function createRuleCatalogue(rules: readonly AxeRuleMetadata[], texts: RuleTexts = new Map()): RuleCatalogue {
  return new Map(rules.map((rule) => [rule.ruleId, describeRule(translate(rule, texts))]));
}

function translate(rule: AxeRuleMetadata, texts: RuleTexts): AxeRuleMetadata {
  const { help = rule.help, description = rule.description } = texts.get(rule.ruleId) ?? {};
  return { ...rule, help, description };
}

function describeRule(rule: AxeRuleMetadata): RuleInfo {
  const standards = standardsFromTags(rule.tags);
  const advice = adviceFor(rule.ruleId);
  return {
    rule: rule.ruleId,
    title: rule.help,
    description: rule.description,
    helpUrl: rule.helpUrl,
    severity: rule.impact,
    standards,
    bestPractice: rule.tags.includes('best-practice'),
    actRules: rule.actIds.map(actRule),
    whyItMatters: advice.whyItMatters,
    howToFix: advice.howToFix,
    learnMore: [...standards.map(({ criterion }) => understandingPage(criterion)), ...advice.learnMore],
  };
}

function actRule(id: string): ActRule {
  return { id, url: `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/` };
}

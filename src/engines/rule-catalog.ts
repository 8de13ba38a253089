import type { Severity } from '../shared/severity.ts';
import type { StandardReference } from '../shared/wcag-criteria.ts';
import { referTo } from '../shared/wcag-criteria.ts';
import type { Engine, Rule, RuleTexts } from './engine.ts';
import type { LearnMore } from './learn-more.ts';
import { understandingPage } from './learn-more.ts';

/** A rule of the W3C's ACT Rules that the engine's rule implements. */
type ActRule = { readonly id: string; readonly url: string };

/** Everything we say about a rule, apart from what was found. */
type RuleInfo = {
  readonly rule: string;
  /** The id of the engine that runs the rule. */
  readonly engine: string;
  readonly title: string;
  readonly description: string;
  readonly help: LearnMore;
  readonly severity: Severity;
  readonly standards: readonly StandardReference[];
  readonly bestPractice: boolean;
  /** Criteria of RGAA 4. */
  readonly rgaa: readonly string[];
  readonly actRules: readonly ActRule[];
  readonly whyItMatters: string;
  readonly howToFix: readonly string[];
  readonly learnMore: readonly LearnMore[];
};

/** Rules by their id, in the order of the engines. */
export type RuleCatalog = ReadonlyMap<string, RuleInfo>;

type Source = Pick<Engine, 'id' | 'rules' | 'texts'>;

/**
 * What the engines say about their rules, with titles and descriptions in a language as far as they are translated; our own texts
 * are English in every language. Throws when two engines have a rule of the same id.
 */
export function createRuleCatalog(engines: readonly Source[], language = 'en'): RuleCatalog {
  const texts = engines.map((engine) => engine.texts(language));
  const infos = engines.flatMap((engine) =>
    engine.rules().map((rule) => describeRule(engine.id, translate(rule, texts))),
  );
  const catalog = new Map(infos.map((info) => [info.rule, info]));
  if (catalog.size < infos.length) throw new Error('Two engines have a rule of the same id.');
  return catalog;
}

function translate(rule: Rule, texts: readonly RuleTexts[]): Rule {
  const { title = rule.title, description = rule.description } =
    texts.map((one) => one.get(rule.id)).find((found) => found !== undefined) ?? {};
  return { ...rule, title, description };
}

function describeRule(engine: string, rule: Rule): RuleInfo {
  const { id, title, description, help, severity, bestPractice, whyItMatters, howToFix } = rule;
  return {
    rule: id,
    engine,
    title,
    description,
    help,
    severity,
    standards: rule.criteria.map(referTo),
    bestPractice,
    rgaa: rule.rgaa,
    actRules: rule.actIds.map(actRule),
    whyItMatters,
    howToFix,
    learnMore: [...rule.criteria.map(understandingPage), ...rule.learnMore],
  };
}

function actRule(id: string): ActRule {
  return { id, url: `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/` };
}

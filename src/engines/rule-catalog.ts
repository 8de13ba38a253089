import { readRemark } from '../findings/remark.ts';
import type { Severity } from '../findings/severity.ts';
import type { StandardReference } from '../findings/wcag-criteria.ts';
import { referTo } from '../findings/wcag-criteria.ts';
import { spokenFor } from '../texts/spoken.ts';
import type { Spoken } from '../texts/texts.ts';
import { germanReadings } from './de/readings.ts';
import { germanUnknownRule } from './de/unknown-rule.ts';
import type { Engine, Rule, RuleText, RuleTexts } from './engine.ts';
import type { LearnMore } from './learn-more.ts';
import { namesByUrl, understandingPage } from './learn-more.ts';
import type { Readings } from './readings.ts';
import { readings } from './readings.ts';
import type { UnknownRule } from './rule-advice.ts';
import { unknownRule } from './rule-advice.ts';
import type { Message } from './rule-sentences.ts';
import type { SaidRemark, Speaker } from './say-remark.ts';
import { sayRemark } from './say-remark.ts';

/** A rule of the W3C's ACT Rules that the engine's rule implements. */
type ActRule = { readonly id: string; readonly url: string };

/** This takes some megabytes. */
const mostKept = 2_000;

/** All texts and data about a rule, apart from its findings. */
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
export type RuleCatalog = ReadonlyMap<string, RuleInfo> & {
  /** The text for a rule that is not in it. */
  readonly unknown: UnknownRule;
  /** Says a stored remark. */
  readonly say: (stored: string) => SaidRemark;
};

type Source = Pick<Engine, 'id' | 'rules' | 'texts'> & Partial<Pick<Engine, 'messages' | 'sayCheck'>>;

/** The texts that are not the engines' own, in all languages of our texts. */
type CommonTexts = { readonly readings: Readings; readonly unknown: UnknownRule };
const translations: Readonly<Partial<Record<Spoken, CommonTexts>>> = {
  de: { readings: germanReadings, unknown: germanUnknownRule },
};

/**
 * The texts of the engines about their rules, in one of the languages of the settings. The languages of `translations`
 * have all texts, and those that an engine is translated into have titles and descriptions. All other text is English.
 * `origin` is that of an installation: its documentation then is the help of rules that have no other page of their own.
 * Throws if two engines have a rule with one id.
 */
export function createRuleCatalog(engines: readonly Source[], language = 'en', origin?: string): RuleCatalog {
  const texts = engines.map((engine) => engine.texts(language));
  const spoken = spokenFor(language);
  const common = translations[spoken] ?? { readings, unknown: unknownRule };
  const pageNames = namesByUrl(common.readings, spoken);
  const infos = engines.flatMap((engine) =>
    engine.rules().map((rule) => namePages(describeRule(engine.id, translate(rule, texts), spoken), pageNames)),
  );
  const documented = origin === undefined ? infos : infos.map((info) => linkDocs(info, origin));
  const catalog = new Map(documented.map((info) => [info.rule, info]));
  if (catalog.size < infos.length) throw new Error('Two engines have a rule of the same id.');
  const { unknown } = common;
  const say = keepSaid(speakerFor(engines, language, (rule) => standInFor(catalog.get(rule), unknown)));
  return Object.assign(catalog, { unknown, say });
}

function speakerFor(engines: readonly Source[], language: string, standIn: Speaker['standIn']): Speaker {
  return {
    language: spokenFor(language),
    messages: Object.fromEntries(engines.flatMap(({ messages }) => Object.entries(messages?.(language) ?? {}))),
    standIn,
    sayCheck: (check) => engines.map(({ sayCheck }) => sayCheck?.(check, language)).find((text) => text !== undefined),
  };
}

/** A rule that is newer than our sentences has its title and its help. */
function standInFor(info: RuleInfo | undefined, unknown: UnknownRule): Message {
  const title = info?.title ?? unknown.description;
  return { problem: /[.?!]$/u.test(title) ? title : `${title}.`, fix: (info ?? unknown).howToFix[0] ?? '' };
}

/** Caches remarks, because a report reads a million of them and most are repeated. */
function keepSaid(speaker: Speaker): RuleCatalog['say'] {
  const kept = new Map<string, SaidRemark>();
  return (stored) => {
    const known = kept.get(stored) ?? sayRemark(speaker, readRemark(stored));
    if (kept.size >= mostKept) kept.clear();
    kept.set(stored, known);
    return known;
  };
}

function translate(rule: Rule, texts: readonly RuleTexts[]): Rule {
  const text = texts.map((one) => one.get(rule.id)).find((found) => found !== undefined);
  return text === undefined ? rule : reword(rule, text);
}

function reword(rule: Rule, text: RuleText): Rule {
  return {
    ...rule,
    title: text.title ?? rule.title,
    description: text.description ?? rule.description,
    whyItMatters: text.whyItMatters ?? rule.whyItMatters,
    howToFix: text.howToFix ?? rule.howToFix,
    help: { ...rule.help, title: text.helpTitle ?? rule.help.title },
  };
}

function namePages(info: RuleInfo, names: ReadonlyMap<string, string>): RuleInfo {
  const name = ({ title, url }: LearnMore): LearnMore => ({ title: names.get(url) ?? title, url });
  return { ...info, help: name(info.help), learnMore: info.learnMore.map(name) };
}

/** The help of an engine of others explains the rule itself. Pages of the W3C, the help of ours, do not. */
function linkDocs(info: RuleInfo, origin: string): RuleInfo {
  const docs = { title: `Curbcut: ${info.title}`, url: `${origin}/docs/rules/${info.rule}` };
  if (!info.help.url.startsWith('https://www.w3.org/')) return { ...info, learnMore: [...info.learnMore, docs] };
  return { ...info, help: docs, learnMore: [...info.learnMore, info.help] };
}

function describeRule(engine: string, rule: Rule, language: Spoken): RuleInfo {
  const { id, title, description, help, severity, bestPractice, whyItMatters, howToFix } = rule;
  return {
    rule: id,
    engine,
    title,
    description,
    help,
    severity,
    standards: rule.criteria.map((number) => referTo(number, language)),
    bestPractice,
    rgaa: rule.rgaa,
    actRules: rule.actIds.map(actRule),
    whyItMatters,
    howToFix,
    learnMore: [...rule.criteria.map((number) => understandingPage(number)), ...rule.learnMore],
  };
}

function actRule(id: string): ActRule {
  return { id, url: `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/` };
}

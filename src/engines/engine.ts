import type { OpenPage } from '../browser/open-page.ts';
import type { ProtocolSession } from '../browser/protocol-call.ts';
import type { PageState } from '../findings/page-states.ts';
import type { Severity } from '../findings/severity.ts';
import type { EngineResult } from './finding.ts';
import type { CheckDetail } from '../findings/remark.ts';
import type { LearnMore } from './learn-more.ts';
import type { RuleAdvice } from './rule-advice.ts';
import type { MessagesByRule } from './rule-sentences.ts';

/** An engine's English texts and data about one of its rules. */
export type Rule = RuleAdvice & {
  /** Unique over all engines. A rule that moves to another engine keeps its id, and so its findings and marks. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly severity: Severity;
  readonly bestPractice: boolean;
  /** Numbers of WCAG success criteria, such as `1.4.3`. Empty for a best practice. */
  readonly criteria: readonly string[];
  /** Numbers of the criteria of RGAA 4 that it tests, such as `3.2`. Some best practices have one too. */
  readonly rgaa: readonly string[];
  /** Ids of the W3C's ACT rules that the rule implements. */
  readonly actIds: readonly string[];
  /** The page that explains the rule itself. */
  readonly help: LearnMore;
  /** `high`: takes long on large pages. An engine that runs out of time leaves these out first. */
  readonly cost: 'low' | 'high';
};

/** What is translated of a rule. The rest stays English. */
export type RuleText = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly whyItMatters?: string | undefined;
  readonly howToFix?: readonly string[] | undefined;
  /** The name of the page that explains the rule, where it is no page of learn-more.ts. */
  readonly helpTitle?: string | undefined;
};

/** By rule id. */
export type RuleTexts = ReadonlyMap<string, RuleText>;

export type Budget = {
  /** When the engine has to be finished, by `performance.now()`. */
  readonly deadline: number;
  /** The longest that one rule may take, for an engine that can run its rules one by one. */
  readonly ruleMs: number;
  /** Elements kept per rule and kind; all are counted. */
  readonly maxElements: number;
};

type EngineBase = {
  /** As scans and issues record it. */
  readonly id: string;
  readonly version: string;
  readonly rules: () => readonly Rule[];
  /** Translations of rules, also of rules that have moved to other engines. Empty for English. */
  readonly texts: (language: string) => RuleTexts;
  /** What the rules say about elements, by rule and code. English where a sentence has no translation. */
  readonly messages: (language: string) => MessagesByRule;
  /** The engine's own words for a check that a remark lists. Undefined: it has none. */
  readonly sayCheck?: (check: CheckDetail, language: string) => string | undefined;
  /** For rules whose outcome depends on what people prefer. */
  readonly states?: StateLooks;
};

/** A page to operate: keys, focus and media emulation go through the session. */
export type DrivenPage = OpenPage & { readonly session: ProtocolSession };

/** `mustReopen`: the next engine must not work on the page in the state that this one left. */
type DrivingResult = EngineResult & { readonly mustReopen: boolean };

/** `same`: rules that would give the same as in the default state, so they did not run again. */
export type StateResult = Pick<EngineResult, 'rules' | 'findings'> & { readonly same?: readonly string[] };

/** How an engine looks at a page in the states of a scan. It leaves the page as it is: it is shown in these states by the caller. */
export type StateLooks = {
  /** Runs once, in the default state, before the first look. */
  readonly prepare?: (page: DrivenPage, states: readonly PageState[], budget: Budget) => Promise<void>;
  /** What is found in the state that the page is shown in. Undefined: none of the rules depends on it. */
  readonly look: (page: DrivenPage, state: PageState, budget: Budget) => Promise<StateResult | undefined>;
};

/** Looks at a settled document and leaves it as it is. */
export type ReadingEngine = EngineBase & {
  readonly needs: 'read';
  /** Throws PageFailure when the page fails; a rule that could not be finished is `null` in the report. */
  readonly run: (page: OpenPage, budget: Budget) => Promise<EngineResult>;
};

/** Operates the document. Runs after all pictures are taken. */
export type DrivingEngine = EngineBase & {
  readonly needs: 'drive';
  readonly run: (page: DrivenPage, budget: Budget) => Promise<DrivingResult>;
};

/** Looks at the document only in the states that a scan asks for. Runs after all pictures are taken, before it is operated. */
type StatesEngine = EngineBase & { readonly needs: 'states'; readonly states: StateLooks };

export type Engine = ReadingEngine | DrivingEngine | StatesEngine;

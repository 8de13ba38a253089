import type { OpenPage } from '../browser/open-page.ts';
import type { ProtocolSession } from '../browser/protocol-call.ts';
import type { PageState } from '../findings/page-states.ts';
import type { Severity } from '../findings/severity.ts';
import type { EngineReport, EngineResult } from './finding.ts';
import type { SiteParts } from './known-parts.ts';
import type { OpenedPart } from './operate/opening/opener.ts';
import type { LeftOut } from './left-out.ts';
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
  /** Numbers of the RGAA 4 criteria that it tests, such as `3.2`. Some best practices have one too. */
  readonly rgaa: readonly string[];
  /** Ids of the W3C's ACT rules that the rule implements. */
  readonly actIds: readonly string[];
  /** The page that explains the rule itself. */
  readonly help: LearnMore;
  /** `high`: takes long on large pages. An engine that runs out of time leaves these rules out first. */
  readonly cost: 'low' | 'high';
};

/** The translated parts of a rule. The rest stays English. */
export type RuleText = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly whyItMatters?: string | undefined;
  readonly howToFix?: readonly string[] | undefined;
  /** The name of the page that explains the rule, if it is not a page of learn-more.ts. */
  readonly helpTitle?: string | undefined;
};

export type RuleTexts = ReadonlyMap<string, RuleText>;

export type Budget = {
  /** The time by which the engine must finish, on the clock of `performance.now()`. */
  readonly deadline: number;
  /** The longest time for one rule, for an engine that can run its rules one by one. */
  readonly ruleMs: number;
  /** The number of elements kept per rule and kind. All are counted. */
  readonly maxElements: number;
  /** What the scan leaves out. The engine need not run these rules. The findings are taken out of its result. */
  readonly leftOut?: LeftOut | undefined;
  /** True: the engine looks only at the parts that the page has opened, which `window.curbcutOpened` lists. */
  readonly isOpened?: boolean;
};

/** Judges what the page opens. */
export type PartJudge = {
  readonly judge: (page: DrivenPage) => Promise<readonly EngineReport[]>;
  /** Takes the findings of a part. */
  readonly note: (part: OpenedPart) => void;
};

/** `workMs`: the processor time that operating may cost the page. `parts`: undefined if nothing is to be judged. */
export type DrivingBudget = Budget & {
  readonly workMs: number;
  readonly parts?: PartJudge | undefined;
  /** Undefined if the page is alone. */
  readonly known?: SiteParts | undefined;
};

type EngineBase = {
  /** The id that scans and issues record. */
  readonly id: string;
  readonly version: string;
  readonly rules: () => readonly Rule[];
  /** Translations of rules, including rules that have moved to other engines. Empty for English. */
  readonly texts: (language: string) => RuleTexts;
  /** The messages of the rules, by rule and code. English if a sentence has no translation. */
  readonly messages: (language: string) => MessagesByRule;
  /** The engine's own words for a check that a remark lists. Undefined if it has none. */
  readonly sayCheck?: (check: CheckDetail, language: string) => string | undefined;
  /** Set for rules whose outcome depends on user preferences. */
  readonly states?: StateLooks;
  /** What remains to be done with a result when elements were taken out of it, as `leftOut` asks. */
  readonly conclude?: (result: Pick<EngineResult, 'rules' | 'findings'>) => Pick<EngineResult, 'rules' | 'findings'>;
};

/** A page to operate: keys, focus and media emulation go through the session. */
export type DrivenPage = OpenPage & { readonly session: ProtocolSession };

/** `mustReopen`: the next engine must not work on the page in its present state. */
type DrivingResult = EngineResult & { readonly mustReopen: boolean };

/** `same`: rules that did not run again, because their result equals that of the default state. */
export type StateResult = Pick<EngineResult, 'rules' | 'findings'> & { readonly same?: readonly string[] };

/** Looks at a page in the states of a scan, without changing it. The caller shows the page in these states. */
export type StateLooks = {
  /** Runs once, in the default state, before the first look. */
  readonly prepare?: (page: DrivenPage, states: readonly PageState[], budget: Budget) => Promise<void>;
  /** The findings in the page's present state. Undefined if no rule depends on the state. */
  readonly look: (page: DrivenPage, state: PageState, budget: Budget) => Promise<StateResult | undefined>;
};

/** An engine that looks at a settled document without changing it. */
export type ReadingEngine = EngineBase & {
  readonly needs: 'read';
  /** Throws PageFailure if the page fails. A rule that could not be finished is `null` in the report. */
  readonly run: (page: OpenPage, budget: Budget) => Promise<EngineResult>;
};

/** An engine that operates the document. Runs after all pictures are taken. */
export type DrivingEngine = EngineBase & {
  readonly needs: 'drive';
  readonly run: (page: DrivenPage, budget: DrivingBudget) => Promise<DrivingResult>;
};

/**
 * An engine that looks at the document only in the states of a scan. Runs after all pictures are taken, but before the
 * page is operated.
 */
type StatesEngine = EngineBase & { readonly needs: 'states'; readonly states: StateLooks };

export type Engine = ReadingEngine | DrivingEngine | StatesEngine;

import type { OpenPage } from '../../browser/open-page.ts';
import type { PageState } from '../../findings/page-states.ts';
import type { DrivingBudget } from '../engine.ts';
import type { KnownParts } from '../known-parts.ts';
import type { Listeners } from '../read-listeners.ts';
import type { RuleFolder } from '../rule-folder.ts';
import type { RuleOutcome } from '../rule-outcome.ts';
import type { Refusals } from './forms/refusal.ts';
import type { Stops } from './list-stops.ts';
import type { OpenedParts } from './opening/opener.ts';
import type { OperatedPage } from './operated-page.ts';
import type { TrapOutcomes } from './traps/find-traps.ts';

/** The limits of operating a page, and the answers of other pages of the scan that it may take over. */
export type OperatingBudget = Omit<DrivingBudget, 'known'> & { readonly known: KnownParts | undefined };

/** A page that is being operated, with the input of all rules. */
export type Operation = {
  readonly page: OperatedPage;
  readonly stops: Stops;
  readonly listeners: Listeners;
  /** The answers of other pages of the scan. */
  readonly known: KnownParts | undefined;
  /** Two rules ask for it, but the keys are pressed once. */
  readonly findTraps: () => Promise<TrapOutcomes>;
  /** The page with fresh limits, for a rule that needs time where it applies. */
  readonly startAgain: () => Promise<OperatedPage>;
  /** Opens what the page declares to open, once for all rules. */
  readonly openParts: () => Promise<OpenedParts>;
  /** Sends the forms of the page empty, once for all rules. */
  readonly submitForms: () => Promise<Refusals>;
};

export type OperateRule = RuleFolder & {
  /** It looks at the page as it settled. All others meet a page whose timers and animations go on. */
  readonly isAtRest?: true;
  /** Begins to watch the page, before any rule operates it. */
  readonly prepare?: (page: OperatedPage) => Promise<void>;
  /** Operates the page. Throws PageFailure if the time is over, or if the page is gone or does not answer. */
  readonly check: (operation: Operation) => Promise<RuleOutcome>;
  /** Finds the rule's problems without operating the page, in a state of a scan that shows them. */
  readonly inState?: {
    readonly state: PageState;
    readonly look: (page: OpenPage, timeoutMs: number) => Promise<RuleOutcome>;
  };
};

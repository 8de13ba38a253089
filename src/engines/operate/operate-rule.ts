import type { OpenPage } from '../../browser/open-page.ts';
import type { PageState } from '../../findings/page-states.ts';
import type { Listeners } from '../read-listeners.ts';
import type { RuleFolder } from '../rule-folder.ts';
import type { RuleOutcome } from '../rule-outcome.ts';
import type { Stops } from './list-stops.ts';
import type { OperatedPage } from './operated-page.ts';
import type { TrapOutcomes } from './traps/find-traps.ts';

/** A page that is being operated, with what all rules start from. */
export type Operation = {
  readonly page: OperatedPage;
  readonly stops: Stops;
  readonly listeners: Listeners;
  /** Two rules ask, and the keys are pressed once. */
  readonly findTraps: () => Promise<TrapOutcomes>;
};

export type OperateRule = RuleFolder & {
  /** Operates the page. Throws PageFailure when the time is over, or the page is gone or does not answer. */
  readonly check: (operation: Operation) => Promise<RuleOutcome>;
  /** What it finds without operating the page in a state of a scan that shows the same. */
  readonly inState?: {
    readonly state: PageState;
    readonly look: (page: OpenPage, timeoutMs: number) => Promise<RuleOutcome>;
  };
};

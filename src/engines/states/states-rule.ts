import type { PageState } from '../../findings/page-states.ts';
import type { DrivenPage } from '../engine.ts';
import type { RuleFolder } from '../rule-folder.ts';
import type { RuleOutcome } from '../rule-outcome.ts';

/** Looks at a page in its present state. Throws PageFailure. */
export type LookInState = (page: DrivenPage, deadline: number) => Promise<RuleOutcome>;

export type StatesRule = RuleFolder & {
  /** The states in which it looks at the page. */
  readonly states: readonly PageState[];
  /** Runs once in the default state, for later comparison. */
  readonly prepare?: (page: DrivenPage, deadline: number) => Promise<void>;
  readonly look: LookInState;
};

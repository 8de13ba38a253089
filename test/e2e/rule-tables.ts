import { describe, expect, it } from 'vitest';
import type { DrivenPage, DrivingBudget, StateResult } from '../../src/engines/engine.ts';
import type { Markup, Outcome, RuleCase } from '../../src/engines/rule-cases.ts';
import type { LeftOut } from '../../src/engines/left-out.ts';
import { useEngineTab } from './engine-tab.ts';
import { shareLanes } from './lanes.ts';

type Table = { readonly rule: string; readonly cases: readonly RuleCase[] };
type Run = (
  page: DrivenPage,
  budget: DrivingBudget,
  table: { readonly rule: string; readonly markup: Markup },
) => Promise<Result>;
type Result = Pick<StateResult, 'rules' | 'findings'>;

/** Much of the time of a case is spent waiting for its page: those of several browsers run side by side. */
const laneCount = 3;

/** Runs the table of each rule in Chromium. `load` imports the file `cases.ts` of a rule. */
export async function testTables(
  rules: readonly { readonly id: string }[],
  load: (rule: string) => Promise<unknown>,
  run: Run,
): Promise<void> {
  const inLane = shareLanes(Array.from({ length: laneCount }, useEngineTab));
  const tables = await Promise.all(rules.map(async ({ id }) => readTable(id, await load(id))));

  describe.concurrent.each(tables)('$rule', ({ rule, cases }) => {
    it.each(cases)('%s', async (_what, markup, outcome) => {
      const { document, type } = toDocument(markup);

      const result = await inLane(async (engineTab) => {
        const page = await engineTab().showMarkup(document, type);
        return run(page, { ...aBudget(), leftOut: leaveOthers(rules, rule) }, { rule, markup });
      });

      expect(isList(outcome) ? listReported(result, rule) : result.rules[rule]).toEqual(toExpected(outcome));
    });
  });

  describe('the tables of all rules', () => {
    it('show elements that are reported and others that are not', () => {
      const isReported = ([, , outcome]: RuleCase) => !['passed', 'inapplicable', ''].includes(String(outcome));
      const isOneSided = ({ cases }: Table) => cases.every(isReported) || !cases.some(isReported);

      expect(tables.filter(isOneSided).map(({ rule }) => rule)).toEqual([]);
    });
  });
}

/** Leaves out all rules but one. */
export function leaveOthers(rules: readonly { readonly id: string }[], rule: string): LeftOut {
  return { rules: new Set(rules.map(({ id }) => id).filter((id) => id !== rule)), selectors: [] };
}

export function aBudget(): DrivingBudget {
  return { deadline: performance.now() + 120_000, ruleMs: 5_000, maxElements: 100, workMs: 60_000 };
}

function readTable(rule: string, file: unknown): Table {
  return { rule, cases: (file as Pick<Table, 'cases'>).cases }; // each is checked where it is written
}

const counts = { passed: [1, 0, 0], failed: [0, 1, 0], needs_review: [0, 0, 1], inapplicable: undefined };

function isList(outcome: Outcome): outcome is readonly string[] {
  return Array.isArray(outcome) && outcome.every((one) => typeof one === 'string');
}

function toExpected(outcome: Outcome): unknown {
  if (typeof outcome === 'string') return counts[outcome];
  return isList(outcome) ? outcome.toSorted() : outcome;
}

function listReported({ rules, findings }: Result, rule: string): readonly string[] {
  if (rules[rule] === null) throw new Error(`${rule} did not finish.`);
  return findings
    .filter((finding) => finding.rule === rule)
    .flatMap(({ kind, elements }) => elements.map(({ selector }) => `${kind} ${selector}`))
    .toSorted();
}

function toDocument(markup: Markup): { readonly document: string; readonly type?: string } {
  if (typeof markup === 'string') return toDocument({ body: markup });
  if ('document' in markup) return markup;
  const { body, lang = 'en', head = '' } = markup;
  return {
    document: `<!doctype html><html lang="${lang}"><head><title>Page</title>${head}</head><body>${body}</body></html>`,
  };
}

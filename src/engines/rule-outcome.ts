import type { Budget } from './engine.ts';
import type { EngineResult, Finding, FindingKind, FoundElement } from './finding.ts';
import type { RuleFolder } from './rule-folder.ts';
import type { SaidMessage } from './rule-sentences.ts';
import { toRemark } from './rule-sentences.ts';

/** An element with its message. */
export type SaidElement<Message = SaidMessage> = Omit<FoundElement, 'message'> & {
  readonly kind: FindingKind;
  readonly message: Message;
};

/**
 * The result on a page of a rule that runs in Node. Undefined if the rule does not apply. An unfinished rule counts as
 * not run, but what it did find stays. `late`: it lacked time. `left_out`: it leaves out a part of such a page each time.
 */
export type RuleOutcome<Message = SaidMessage> =
  | {
      readonly passed: number;
      readonly found: readonly SaidElement<Message>[];
      readonly unfinished?: 'late' | 'left_out' | undefined;
    }
  | undefined;

type ResultPart = Pick<EngineResult, 'rules' | 'findings' | 'leftOut'>;

/** One rule's part of its engine's result. Empty if the rule has no result for any element. */
export function toResult(
  rule: Pick<RuleFolder, 'id'>,
  outcome: RuleOutcome,
  { maxElements }: Pick<Budget, 'maxElements'>,
): ResultPart {
  if (outcome === undefined) return { rules: {}, findings: [] };
  const ofKind = (kind: FindingKind) => outcome.found.filter((element) => element.kind === kind);
  const [failed, review] = [ofKind('failed'), ofKind('needs_review')];
  const counts = [outcome.passed, failed.length, review.length] as const;
  const { unfinished } = outcome;
  if (unfinished === undefined && counts.every((count) => count === 0)) return { rules: {}, findings: [] };
  const findings = [failed, review].flatMap((elements) => toFinding(rule.id, elements, maxElements));
  if (unfinished === undefined) return { rules: { [rule.id]: counts }, findings };
  return { rules: { [rule.id]: null }, findings, ...(unfinished === 'left_out' && { leftOut: [rule.id] }) };
}

function toFinding(rule: string, found: readonly SaidElement[], maxElements: number): readonly Finding[] {
  const [first] = found;
  if (first === undefined) return [];
  const elements = found.slice(0, maxElements).map(({ kind: _kind, message, ...element }) => ({
    ...element,
    message: toRemark(rule, message),
  }));
  return [{ kind: first.kind, rule, total: found.length, elements }];
}

/** Joins the results of rules. */
export function joinRules(results: readonly ResultPart[]): ResultPart {
  return {
    rules: Object.fromEntries(results.flatMap(({ rules }) => Object.entries(rules))),
    findings: results.flatMap(({ findings }) => findings),
    leftOut: results.flatMap(({ leftOut = [] }) => leftOut),
  };
}

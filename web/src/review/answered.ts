import type { OpenFinding } from '../api/review.ts';

export type AnswerKind = 'problem' | 'fine' | 'later';

/** One answer of a person. */
export type Given = {
  readonly answer: AnswerKind;
  readonly finding: OpenFinding;
  /** The answer before it, repeated for every finding of the same rule in the same component; otherwise it is for this finding alone. */
  readonly isForAlike: boolean;
  /** The finding that was in front. A repeated answer is about the one before. */
  readonly shown: OpenFinding;
  /** The id of the mark that records it; "later" has none. */
  readonly markId: string | undefined;
  /** How many findings it answered that had no answer before. */
  readonly covers: number;
  /** How many batches of the queue had been read: what is read later knows the mark. */
  readonly batches: number;
};

/** What a component has of a rule, when so many answers had been given. */
export type Alike = {
  /** Without a decision. */
  readonly open: number;
  /** Known as a problem. */
  readonly decided: number;
  readonly afterAnswers: number;
};

/** The answer that can be repeated: the last one, until it is. */
export function findRepeatable(given: readonly Given[]): Given | undefined {
  const last = given.at(-1);
  return last?.isForAlike === false ? last : undefined;
}

function areAlike(one: OpenFinding, other: OpenFinding): boolean {
  return nameAlike(one) === nameAlike(other);
}

/** Equal for findings of one rule in one component. */
export function nameAlike({ issue, occurrence }: OpenFinding): string {
  return `${issue.kind} ${issue.key} ${occurrence.component}`;
}

/** The findings that no answer covers, in their order. */
export function listUnanswered(findings: readonly OpenFinding[], given: readonly Given[]): readonly OpenFinding[] {
  const ids = new Set(given.map(({ finding }) => finding.occurrence.id));
  const components = new Set(given.flatMap((one) => (one.isForAlike ? [nameAlike(one.finding)] : [])));
  return findings.filter((one) => !ids.has(one.occurrence.id) && !components.has(nameAlike(one)));
}

/** How many findings the last answer would also cover if it were repeated: those without a decision, or for "later" without an answer. */
export function countAlike({ answer, finding }: Given, alike: Alike, given: readonly Given[]): number {
  return Math.max(0, countOpen(finding, alike, given) - (answer === 'later' ? countPostponed(finding, given) : 0));
}

/** How many findings a repeated answer is the first one to. */
export function countNew({ finding }: Given, alike: Alike, given: readonly Given[]): number {
  return Math.max(0, countOpen(finding, alike, given) - countPostponed(finding, given));
}

/** How many other findings are known as a problem: a repeated "no problem" would replace these decisions. */
export function countReplaced({ finding }: Given, alike: Alike, given: readonly Given[]): number {
  const confirmed = listAlike(finding, given.slice(alike.afterAnswers)).filter(({ answer }) => answer === 'problem');
  return alike.decided + confirmed.length;
}

function countOpen(finding: OpenFinding, alike: Alike, given: readonly Given[]): number {
  const decided = listAlike(finding, given.slice(alike.afterAnswers)).filter(isDecision);
  return Math.max(0, alike.open - decided.length);
}

function countPostponed(finding: OpenFinding, given: readonly Given[]): number {
  return sum(listAlike(finding, given).filter((one) => !isDecision(one)));
}

function listAlike(finding: OpenFinding, given: readonly Given[]): readonly Given[] {
  return given.filter((one) => areAlike(one.finding, finding));
}

/** What became of the findings that were looked at. */
export function countAnswers(given: readonly Given[]): { readonly answered: number; readonly later: number } {
  const later = given.filter((one, index) => {
    const decidesIt = (next: Given) => next.isForAlike && isDecision(next) && areAlike(next.finding, one.finding);
    return !isDecision(one) && !given.slice(index + 1).some(decidesIt);
  });
  return { answered: sum(given) - sum(later), later: sum(later) };
}

function isDecision({ answer }: Given): boolean {
  return answer !== 'later';
}

function sum(given: readonly Given[]): number {
  return given.reduce((total, { covers }) => total + covers, 0);
}

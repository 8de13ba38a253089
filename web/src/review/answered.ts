import type { OpenFinding } from '../api/review.ts';

export type AnswerKind = 'problem' | 'fine' | 'later';

/** One answer of a person. */
export type Given = {
  readonly answer: AnswerKind;
  readonly finding: OpenFinding;
  /** To every finding of the same rule in the same component, or to this one alone. */
  readonly isForAlike: boolean;
  /** Of the mark that records it; "later" has none. */
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
  const components = new Set(given.flatMap((one) => (one.isForAlike ? nameAlike(one.finding) : [])));
  return findings.filter((one) => !ids.has(one.occurrence.id) && !components.has(nameAlike(one)));
}

/** How many findings an answer to all alike covers, this one included: those without a decision, also if they were left for later. */
export function countAlike(finding: OpenFinding, alike: Alike, given: readonly Given[]): number {
  const decided = given.slice(alike.afterAnswers).filter((one) => isDecision(one) && areAlike(one.finding, finding));
  return Math.max(1, alike.open - decided.length);
}

/** How many findings are known as a problem: an answer "no problem" to all alike would replace these decisions. */
export function countReplaced(finding: OpenFinding, alike: Alike, given: readonly Given[]): number {
  const confirmed = given
    .slice(alike.afterAnswers)
    .filter((one) => one.answer === 'problem' && areAlike(one.finding, finding));
  return alike.decided + confirmed.length;
}

/** How many findings the answer is the first one to. */
export function countNew(finding: OpenFinding, alike: Alike, given: readonly Given[]): number {
  const postponed = given.filter((one) => !isDecision(one) && areAlike(one.finding, finding));
  return Math.max(1, countAlike(finding, alike, given) - sum(postponed));
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

import { createHash } from 'node:crypto';
import type { Texts } from '../texts/texts.ts';
import type { IssueCard } from '../records/issues/issue-card.ts';
import type { BaselineState } from '../findings/baseline-states.ts';

type Counted = { readonly count: number; readonly isCut?: boolean };

/** `1 element`, `12 elements`, or `more than 1000 elements` if counting stopped. */
export function countElements({ count, isCut = false }: Counted, { reports: { ci } }: Texts): string {
  return isCut ? ci.elementsAtLeast(count) : ci.elements(count);
}

type CountedPart = { readonly state: BaselineState | null; readonly count: number };

/** `12 elements`; with a baseline `12 elements, known`, or `12 elements: 10 known, 2 new`. */
export function countParts(
  { parts, isCut }: { readonly parts: readonly CountedPart[]; readonly isCut: boolean },
  texts: Texts,
): string {
  const { states } = texts.reports.ci;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const elements = countElements({ count, isCut }, texts);
  const judged = parts.flatMap(({ state, count: some }) => (state === null ? [] : [{ name: states[state], some }]));
  const [only] = judged;
  if (only === undefined) return elements;
  if (judged.length === 1) return `${elements}, ${only.name}`;
  return `${elements}: ${judged.map(({ name, some }) => `${some} ${name}`).join(', ')}`;
}

/** The issue's title, which says whether a person has to decide. */
export function titleOf({ kind, title }: Pick<IssueCard, 'kind' | 'title'>, { reports: { ci } }: Texts): string {
  return kind === 'failed' ? title : ci.needsReview(title);
}

/** Identifies the issue on the page while any of its elements remains. */
export function identifyOnPage({ rule, kind }: Pick<IssueCard, 'rule' | 'kind'>, pageUrl: string): string {
  return identify([rule, kind, pageUrl]);
}

/** 64 hexadecimal digits. A report uses as many of them as its readers expect. */
export function identify(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex');
}

import { useState } from 'react';
import type { MarkScope, NewMark, Verdict } from '../api/issues.ts';
import { useFieldProblems } from '../parts/field-problems.ts';
import { markTexts as words } from '../texts/marks.ts';

/** What a person decided, as they enter it. Nothing is chosen for them. */
type Decision = {
  readonly verdict: Verdict | undefined;
  readonly scope: MarkScope | undefined;
  readonly reason: string;
  readonly by: string;
  readonly until: string;
};

const empty: Decision = { verdict: undefined, scope: undefined, reason: '', by: '', until: '' };

/** The fields in their order in the dialog, and where the service finds them in a mark. */
export const markPaths = {
  verdict: ['verdict'],
  scope: ['scope'],
  reason: ['reason'],
  by: ['by'],
  until: ['until'],
} as const;

/** `given`: what the dialog does not ask for. */
export function useDecision(given: Partial<Decision> = {}) {
  const [decision, setDecision] = useState<Decision>({ ...empty, ...given });
  const { field, show, showRefusal } = useFieldProblems(markPaths);
  return {
    decision,
    field,
    showRefusal,
    change: (changed: Partial<Decision>) => setDecision((before) => ({ ...before, ...changed })),
    /** What to save; otherwise the errors are shown, and the first field with one has the focus. */
    check: () => {
      const problems = findProblems(decision);
      show(problems);
      return Object.keys(problems).length === 0 ? readDecision(decision) : undefined;
    },
  };
}

/** The service asks for a reason only where something is accepted: programs mark what people have already explained elsewhere. */
export function needsReason(verdict: Verdict | undefined): boolean {
  return verdict === 'accepted' || verdict === 'false_positive';
}

function findProblems({ verdict, scope, reason }: Decision) {
  return {
    ...(verdict === undefined && { verdict: words.verdictMissing }),
    ...(scope === undefined && { scope: words.scopeMissing }),
    ...(needsReason(verdict) && reason.trim() === '' && { reason: words.reasonMissing }),
  };
}

export type Checked = {
  readonly scope: MarkScope;
  /** The fields of a mark, without those that were left empty. */
  readonly fields: Pick<NewMark, 'reason' | 'by' | 'until'> & { readonly verdict: Verdict };
};

function readDecision({ verdict, scope, reason, by, until }: Decision): Checked | undefined {
  if (verdict === undefined || scope === undefined) return undefined;
  const fields = {
    verdict,
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(by.trim() !== '' && { by: by.trim().slice(0, 200) }),
    ...(verdict === 'accepted' && until !== '' && { until }),
  };
  return { scope, fields };
}

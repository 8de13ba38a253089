import { useState } from 'react';
import type { IssueKind, NewMark, Verdict } from '../api/issues.ts';
import { useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { markTexts as words } from '../texts/marks.ts';

const verdicts = ['false_positive', 'accepted', 'fixed_pending', 'confirmed'] as const satisfies readonly Verdict[];

/** What a person decided, as they enter it. */
export type Decision = {
  readonly verdict: Verdict;
  readonly reason: string;
  readonly by: string;
  readonly until: string;
};

/** The fields in their order in the dialog, and where the service finds them in a mark. */
export const markPaths = { reason: ['reason'], by: ['by'], until: ['until'] } as const;

export function useDecision() {
  const [decision, setDecision] = useState<Decision>({ verdict: 'false_positive', reason: '', by: '', until: '' });
  const { errors, places, show, showRefusal } = useFieldProblems(markPaths);
  return {
    decision,
    errors,
    places,
    showRefusal,
    change: (changed: Partial<Decision>) => setDecision((before) => ({ ...before, ...changed })),
    /** True if it can be saved; otherwise the errors are shown, and the first field with one has the focus. */
    check: () => {
      const isMissing = decision.verdict === 'accepted' && decision.reason.trim() === '';
      show(isMissing ? { reason: words.reasonMissing } : {});
      return !isMissing;
    },
  };
}

type Props = Omit<ReturnType<typeof useDecision>, 'check' | 'showRefusal'> & { readonly kinds: readonly IssueKind[] };

/** The verdict, what it means, and what is recorded with it. */
export function MarkFields({ decision, errors, places, change, kinds }: Props) {
  const { verdict, reason, by, until } = decision;
  const isAccepted = verdict === 'accepted';
  return (
    <>
      <RadioChoices
        label={words.verdict}
        value={verdict}
        options={verdicts
          .filter((value) => value !== 'confirmed' || kinds.includes('needs_review'))
          .map((value) => ({ value, label: words.choices[value] }))}
        onChange={(chosen) => change({ verdict: chosen })}
      />
      <p className="hint">{words.meaning[verdict]}</p>
      <TextAreaField
        label={words.reason}
        hint={isAccepted ? words.reasonRequired : words.reasonHint}
        error={errors.reason}
        value={reason}
        onChange={(text) => change({ reason: text })}
        maxLength={1_000}
        isRequired={isAccepted}
        inputRef={places.at('reason')}
      />
      <InputField
        label={words.byLabel}
        hint={words.byHint}
        error={errors.by}
        inputRef={places.at('by')}
        value={by}
        onChange={(text) => change({ by: text })}
      />
      {isAccepted ? (
        <InputField
          type="date"
          label={words.untilLabel}
          hint={words.untilHint}
          error={errors.until}
          inputRef={places.at('until')}
          value={until}
          onChange={(text) => change({ until: text })}
        />
      ) : null}
    </>
  );
}

/** The fields of a mark, without those that were left empty. */
export function describeDecision({
  verdict,
  reason,
  by,
  until,
}: Decision): Pick<NewMark, 'verdict' | 'reason' | 'by' | 'until'> {
  return {
    verdict,
    ...(reason.trim() !== '' && { reason: reason.trim() }),
    ...(by.trim() !== '' && { by: by.trim().slice(0, 200) }),
    ...(verdict === 'accepted' && until !== '' && { until }),
  };
}

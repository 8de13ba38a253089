import type { IssueKind, Verdict } from '../api/issues.ts';
import { InputField } from '../parts/input-field.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { markTexts as words } from '../texts/marks.ts';
import type { useDecision } from './use-decision.ts';
import { needsReason } from './use-decision.ts';

const verdicts = ['false_positive', 'accepted', 'fixed_pending', 'confirmed'] as const satisfies readonly Verdict[];

type Fields = Pick<ReturnType<typeof useDecision>, 'decision' | 'field' | 'change'>;

/** The verdict, and what it means. */
export function VerdictField({
  decision: { verdict },
  field,
  change,
  kinds,
}: Fields & { readonly kinds: readonly IssueKind[] }) {
  return (
    <>
      <RadioChoices
        label={words.verdict}
        value={verdict}
        options={verdicts
          .filter((value) => value !== 'confirmed' || kinds.includes('needs_review'))
          .map((value) => ({ value, label: words.choices[value] }))}
        onChange={(chosen) => change({ verdict: chosen })}
        {...field('verdict')}
      />
      {verdict === undefined ? null : <p className="hint">{words.meaning[verdict]}</p>}
    </>
  );
}

/** What is recorded with the verdict. */
export function RecordFields({ decision: { verdict, reason, by, until }, field, change }: Fields) {
  const isRequired = needsReason(verdict);
  return (
    <>
      <TextAreaField
        label={words.reason}
        hint={isRequired ? words.reasonRequired : words.reasonHint}
        {...field('reason')}
        value={reason}
        onChange={(text) => change({ reason: text })}
        maxLength={1_000}
        isRequired={isRequired}
      />
      <InputField
        label={words.byLabel}
        hint={words.byHint}
        {...field('by')}
        value={by}
        onChange={(text) => change({ by: text })}
      />
      {verdict === 'accepted' ? (
        <InputField
          type="date"
          label={words.untilLabel}
          hint={words.untilHint}
          {...field('until')}
          value={until}
          onChange={(text) => change({ until: text })}
        />
      ) : null}
    </>
  );
}

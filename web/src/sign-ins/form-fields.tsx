import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import type { FieldProblems } from '../parts/field-problems.ts';
import { useFocusPlaces } from '../parts/focus-places.ts';
import { InputField } from '../parts/input-field.tsx';
import { signInTexts } from '../texts/sign-ins.ts';
import type { FormField, StepFields } from './form-steps.ts';
import { hasCode, makeStep, mostSteps } from './form-steps.ts';
import { StepRow } from './step-row.tsx';

type Props = {
  readonly steps: readonly StepFields[];
  readonly totp: string;
  readonly field: FieldProblems<FormField>['field'];
  readonly onChange: (changed: { readonly steps?: readonly StepFields[]; readonly totp?: string }) => void;
};

/** The steps of a form, each in a row. */
export function FormFields({ steps, totp, field, onChange }: Props) {
  const { steps: words } = signInTexts;
  const places = useFocusPlaces<string>();
  const move = (from: number, to: number) => {
    const moved = steps.toSpliced(from, 1).toSpliced(to, 0, ...steps.slice(from, from + 1));
    onChange({ steps: moved });
    // The rows stay and exchange what they show, so the focus follows the step.
    (places.find(`${to < from ? 'up' : 'down'}${to}`) ?? places.find(`${to < from ? 'down' : 'up'}${to}`))?.focus();
    announce(words.moved(from + 1, to + 1));
  };
  const remove = (index: number) => {
    onChange({ steps: steps.toSpliced(index, 1) });
    (steps.length > 2 ? places.find(`remove${Math.min(index, steps.length - 2)}`) : places.find('add'))?.focus();
    announce(words.removed(index + 1));
  };
  return (
    <>
      <ol className="step-rows" aria-label={words.list}>
        {steps.map((step, index) => (
          <StepRow
            key={index}
            step={step}
            index={index}
            count={steps.length}
            at={places.at}
            field={field}
            onChange={(changed) => onChange({ steps: steps.with(index, changed) })}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {steps.length >= mostSteps ? (
        <p className="hint">{words.most(mostSteps)}</p>
      ) : (
        <div className="button-line">
          <Button
            ref={places.at('add')}
            size="small"
            onPress={() => onChange({ steps: [...steps, makeStep('click')] })}
          >
            {words.add}
          </Button>
        </div>
      )}
      {hasCode(steps) ? (
        <InputField
          label={words.totp}
          hint={words.totpHint}
          {...field('totp')}
          type="password"
          autoComplete="off"
          value={totp}
          onChange={(changed) => onChange({ totp: changed })}
        />
      ) : null}
    </>
  );
}

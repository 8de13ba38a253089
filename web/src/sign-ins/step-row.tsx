import { Button } from '../parts/button.tsx';
import type { FieldProblems } from '../parts/field-problems.ts';
import type { FocusPlaces } from '../parts/focus-places.ts';
import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { signInTexts } from '../texts/sign-ins.ts';
import type { FormField, StepFields } from './form-steps.ts';
import { hasSelector, hasValue, makeStep, stepActions } from './form-steps.ts';

type Props = {
  readonly step: StepFields;
  readonly index: number;
  readonly count: number;
  readonly at: FocusPlaces<string>['at'];
  readonly field: FieldProblems<FormField>['field'];
  readonly onChange: (step: StepFields) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

export function StepRow({ step, index, count, at, field, onChange, onMove, onRemove }: Props) {
  const { steps: words } = signInTexts;
  const buttons = [
    { name: 'up', isShown: index > 0, press: () => onMove(index - 1) },
    { name: 'down', isShown: index < count - 1, press: () => onMove(index + 1) },
    { name: 'remove', isShown: count > 1, press: onRemove },
  ] as const;
  return (
    <li>
      <fieldset className="step-row">
        <legend>{words.number(index + 1)}</legend>
        <SelectField
          label={words.action}
          value={step.action}
          options={stepActions.map((value) => ({ value, label: words.actions[value] }))}
          onChange={(action = 'click') => onChange({ ...makeStep(action), selector: step.selector })}
        />
        {hasSelector(step) ? (
          <InputField
            label={words.selector}
            {...field(`selector${index}`)}
            value={step.selector}
            onChange={(selector) => onChange({ ...step, selector })}
          />
        ) : null}
        <ValueField step={step} index={index} field={field} onChange={onChange} />
        <div className="button-line">
          {buttons.map(({ name, isShown, press }) =>
            isShown ? (
              <Button key={name} ref={at(`${name}${index}`)} size="small" onPress={press}>
                {words[name]}
                <span className="visually-hidden"> {words.number(index + 1)}</span>
              </Button>
            ) : null,
          )}
        </div>
      </fieldset>
    </li>
  );
}

function ValueField({ step, index, field, onChange }: Pick<Props, 'step' | 'index' | 'field' | 'onChange'>) {
  const { values } = signInTexts.steps;
  const { action } = step;
  if (!hasValue(step) || !(action in values)) return null;
  return (
    <InputField
      label={values[action as keyof typeof values]}
      {...field(`value${index}`)}
      type={action === 'fill_secret' ? 'password' : 'text'}
      autoComplete={action === 'fill_secret' ? 'new-password' : 'off'}
      value={step.value}
      onChange={(value) => onChange({ ...step, value })}
    />
  );
}

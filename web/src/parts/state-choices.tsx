import { useId } from 'react';
import { texts } from '../texts/base.ts';
import { CheckField } from './check-field.tsx';
import type { PageState } from './page-states.ts';
import { pageStates } from './page-states.ts';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly chosen: readonly PageState[];
  readonly onChange: (chosen: PageState[]) => void;
};

/** Which user preferences a page is also looked at with. */
export function StateChoices({ label, hint, chosen, onChange }: Props) {
  const hintId = useId();
  const toggle = (state: PageState, isOn: boolean) =>
    onChange(pageStates.filter((one) => (one === state ? isOn : chosen.includes(one))));
  return (
    <fieldset className="field field-wide" aria-describedby={hintId}>
      <legend>{label}</legend>
      <p className="hint" id={hintId}>
        {hint}
      </p>
      <div className="choice-line">
        {pageStates.map((state) => (
          <CheckField
            key={state}
            label={texts.states[state]}
            isOn={chosen.includes(state)}
            onChange={(isOn) => toggle(state, isOn)}
          />
        ))}
      </div>
    </fieldset>
  );
}

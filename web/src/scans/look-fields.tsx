import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { lookTexts as words } from '../texts/look.ts';
import type { ScanOptions } from './form-options.ts';
import { levels } from './form-options.ts';
import type { FieldErrors, FieldPlaces } from './read-scan-form.ts';
import { readSteps } from './step-lines.ts';

type Props = {
  readonly options: ScanOptions;
  readonly errors: FieldErrors;
  readonly places: FieldPlaces;
  readonly onChange: (options: ScanOptions) => void;
};

/** The fields for what is done on pages before they are checked. */
export function LookFields({ options, errors, places, onChange }: Props) {
  return (
    <fieldset className="field scan-options">
      <legend>{words.title}</legend>
      <TextAreaField
        label={words.steps}
        hint={words.stepsHint}
        error={errors.steps}
        inputRef={places.at('steps')}
        rows={4}
        value={options.steps.typed}
        onChange={(typed) => onChange({ ...options, steps: { typed, read: readSteps(typed) } })}
      />
      <details className="disclosure">
        <summary>{words.example}</summary>
        <pre>
          <code translate="no">{words.exampleLines}</code>
        </pre>
        <p className="hint">{words.exampleMeans}</p>
      </details>
      <label className="choice">
        <input
          type="checkbox"
          checked={options.dismissConsent}
          onChange={(event) => onChange({ ...options, dismissConsent: event.target.checked })}
        />
        {words.dismissConsent}
      </label>
      <SelectField
        label={words.level}
        value={options.level}
        options={levels.map((value) => ({ value, label: words.levels[value] }))}
        onChange={(level) => onChange({ ...options, level: level ?? 'aa' })}
      />
    </fieldset>
  );
}

import { CheckField } from '../parts/check-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { lookTexts as words } from '../texts/look.ts';
import { levels } from './form-options.ts';
import type { OptionProps } from './read-scan-form.ts';
import { readSteps } from './step-lines.ts';

/** The fields for what is done on pages before they are checked. */
export function LookFields({ options, field, onChange }: OptionProps) {
  return (
    <fieldset className="field scan-options">
      <legend>{words.title}</legend>
      <TextAreaField
        label={words.steps}
        hint={words.stepsHint}
        {...field('steps')}
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
      <CheckField
        label={words.dismissConsent}
        isOn={options.dismissConsent}
        onChange={(dismissConsent) => onChange({ ...options, dismissConsent })}
      />
      <SelectField
        label={words.level}
        value={options.level}
        options={levels.map((value) => ({ value, label: words.levels[value] }))}
        onChange={(level) => onChange({ ...options, level: level ?? 'aa' })}
      />
    </fieldset>
  );
}

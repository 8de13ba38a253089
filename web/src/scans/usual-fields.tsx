import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../api/settings.ts';
import { InputField } from '../parts/input-field.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { StateChoices } from '../parts/state-choices.tsx';
import { SignInChoice } from '../sign-ins/sign-in-choice.tsx';
import { texts } from '../texts/base.ts';
import type { ScanOptions } from './form-options.ts';
import { viewports } from './form-options.ts';
import type { FieldErrors, FieldPlaces } from './read-scan-form.ts';

type Props = {
  readonly options: ScanOptions;
  /** The types to choose from. None: the form has no choice, or one of its own. */
  readonly types: readonly ScanOptions['type'][];
  readonly errors: FieldErrors;
  readonly places: FieldPlaces;
  readonly onChange: (options: ScanOptions) => void;
};

/** The fields that every type of scan has. */
export function UsualFields({ options, types, errors, places, onChange }: Props) {
  const settings = useQuery(settingsQuery);
  return (
    <div className="scan-options">
      {types.length === 0 ? null : (
        <RadioChoices
          label={texts.form.type}
          value={options.type}
          options={types.map((value) => ({ value, label: texts.form.types[value] }))}
          onChange={(chosen) => onChange({ ...options, type: chosen })}
        />
      )}
      <SelectField
        label={texts.form.viewport}
        value={options.viewport}
        options={viewports.map((value) => ({ value, label: texts.viewport[value] }))}
        onChange={(viewport) => onChange({ ...options, viewport: viewport ?? 'desktop' })}
      />
      <InputField
        label={texts.form.tag}
        hint={texts.form.tagHint}
        error={errors.tag}
        inputRef={places.at('tag')}
        value={options.tag}
        onChange={(tag) => onChange({ ...options, tag })}
      />
      <InputField
        label={texts.form.locale}
        hint={texts.form.localeHint}
        error={errors.locale}
        inputRef={places.at('locale')}
        value={options.locale}
        onChange={(locale) => onChange({ ...options, locale })}
      />
      <SignInChoice value={options.signIn} onChange={(signIn) => onChange({ ...options, signIn })} />
      <label className="choice">
        <input
          type="checkbox"
          checked={options.fresh}
          onChange={(event) => onChange({ ...options, fresh: event.target.checked })}
        />
        {texts.form.fresh}
      </label>
      <StateChoices
        label={texts.form.states}
        hint={texts.form.statesHint}
        chosen={options.states ?? settings.data?.performance.states ?? []}
        onChange={(states) => onChange({ ...options, states })}
      />
    </div>
  );
}

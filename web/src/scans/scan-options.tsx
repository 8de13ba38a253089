import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { NewScanInput } from '../api/scans.ts';
import { settingsQuery } from '../api/settings.ts';
import { InputField } from '../parts/input-field.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { StateChoices } from '../parts/state-choices.tsx';
import { SignInChoice } from '../sign-ins/sign-in-choice.tsx';
import { texts } from '../texts/base.ts';
import { withTexts } from '../texts/load-texts.ts';
import type { ScanOptions } from './form-options.ts';
import { viewports } from './form-options.ts';
import type { FieldErrors, FieldPlaces } from './read-scan-form.ts';
import { scanFields } from './read-scan-form.ts';

type Props = {
  readonly options: ScanOptions;
  /** The types to choose from. None: the form has no choice, or one of its own. */
  readonly types: readonly ScanOptions['type'][];
  /** The type that the form will ask for. */
  readonly type: NewScanInput['scan_type'];
  readonly errors: FieldErrors;
  readonly places: FieldPlaces;
  readonly onChange: (options: ScanOptions) => void;
  /** Below the fields. They may be loaded when the options are first opened. */
  readonly children?: ReactNode;
};

const fieldNames = Object.keys(scanFields) as (keyof typeof scanFields)[]; // keys of the record

const MoreFields = lazy(async () => {
  const { MoreFields: part } = await withTexts(import('./more-fields.tsx'));
  return { default: part };
});

export function ScanOptionFields({ options, types, type, errors, places, onChange, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(errors);
  if (shown !== errors) {
    setShown(errors);
    if (hasErrorBelow(errors)) setOpen(true);
  }
  return (
    <details className="disclosure" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.form.options}</summary>
      <UsualFields options={options} types={types} errors={errors} places={places} onChange={onChange} />
      {isOpen ? (
        <Suspense>
          <MoreFields options={options} type={type} errors={errors} places={places} onChange={onChange} />
          {children}
        </Suspense>
      ) : null}
    </details>
  );
}

/** True if a field of the options has an error: the URL is above them, and a form can have fields of its own. */
function hasErrorBelow(errors: FieldErrors): boolean {
  return fieldNames.some((field) => field !== 'url' && errors[field] !== undefined);
}

/** What every type of scan can be asked for. */
function UsualFields({ options, types, errors, places, onChange }: Omit<Props, 'type' | 'children'>) {
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

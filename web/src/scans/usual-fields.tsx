import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../api/settings.ts';
import { InputField } from '../parts/input-field.tsx';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { CheckField } from '../parts/check-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { StateChoices } from '../parts/state-choices.tsx';
import { SignInChoice } from '../sign-ins/sign-in-choice.tsx';
import { texts } from '../texts/base.ts';
import type { ScanOptions } from './form-options.ts';
import { viewports } from './form-options.ts';
import type { OptionProps } from './read-scan-form.ts';
import { typedField } from './read-scan-form.ts';

type Props = OptionProps & {
  /** The types to choose from. None: the form has no choice, or one of its own. */
  readonly types: readonly ScanOptions['type'][];
};

/** The fields that every type of scan has. */
export function UsualFields({ types, ...props }: Props) {
  const { options, onChange } = props;
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
      <InputField label={texts.form.tag} hint={texts.form.tagHint} {...typedField(props, 'tag')} />
      <InputField label={texts.form.locale} hint={texts.form.localeHint} {...typedField(props, 'locale')} />
      <SignInChoice value={options.signIn} onChange={(signIn) => onChange({ ...options, signIn })} />
      <CheckField label={texts.form.fresh} isOn={options.fresh} onChange={(fresh) => onChange({ ...options, fresh })} />
      <StateChoices
        label={texts.form.states}
        hint={texts.form.statesHint}
        chosen={options.states ?? settings.data?.performance.states ?? []}
        onChange={(states) => onChange({ ...options, states })}
      />
    </div>
  );
}

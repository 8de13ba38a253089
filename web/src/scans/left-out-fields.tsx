import { CheckField } from '../parts/check-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { leftOutTexts as words } from '../texts/left-out.ts';
import { screenshotChoices } from './form-options.ts';
import type { OptionProps } from './read-scan-form.ts';
import { typedField } from './read-scan-form.ts';

/** What a scan leaves out on every page. */
export function LeftOutFields(props: OptionProps) {
  const { options, onChange } = props;
  return (
    <fieldset className="field scan-options">
      <legend>{words.title}</legend>
      <TextAreaField label={words.disable} hint={words.disableHint} {...typedField(props, 'disable')} rows={2} />
      <TextAreaField
        label={words.selectors}
        hint={words.selectorsHint}
        {...typedField(props, 'excludeSelectors')}
        rows={2}
      />
      <SelectField
        label={words.screenshots}
        value={options.screenshots}
        options={screenshotChoices.map((value) => ({ value, label: words.screenshotChoices[value] }))}
        onChange={(screenshots) => onChange({ ...options, screenshots: screenshots ?? 'setting' })}
      />
      <CheckField
        label={words.operate}
        isOn={options.operate}
        onChange={(operate) => onChange({ ...options, operate })}
      />
    </fieldset>
  );
}

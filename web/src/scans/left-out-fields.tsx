import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { leftOutTexts as words } from '../texts/left-out.ts';
import type { ScanOptions } from './form-options.ts';
import { screenshotChoices } from './form-options.ts';
import type { FieldErrors, FieldPlaces } from './read-scan-form.ts';

type Props = {
  readonly options: ScanOptions;
  readonly errors: FieldErrors;
  readonly places: FieldPlaces;
  readonly onChange: (options: ScanOptions) => void;
};

/** What a scan leaves out on every page. */
export function LeftOutFields({ options, errors, places, onChange }: Props) {
  return (
    <fieldset className="field scan-options">
      <legend>{words.title}</legend>
      <TextAreaField
        label={words.disable}
        hint={words.disableHint}
        error={errors.disable}
        inputRef={places.at('disable')}
        rows={2}
        value={options.disable}
        onChange={(disable) => onChange({ ...options, disable })}
      />
      <TextAreaField
        label={words.selectors}
        hint={words.selectorsHint}
        error={errors.excludeSelectors}
        inputRef={places.at('excludeSelectors')}
        rows={2}
        value={options.excludeSelectors}
        onChange={(excludeSelectors) => onChange({ ...options, excludeSelectors })}
      />
      <SelectField
        label={words.screenshots}
        value={options.screenshots}
        options={screenshotChoices.map((value) => ({ value, label: words.screenshotChoices[value] }))}
        onChange={(screenshots) => onChange({ ...options, screenshots: screenshots ?? 'setting' })}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={options.operate}
          onChange={(event) => onChange({ ...options, operate: event.target.checked })}
        />
        {words.operate}
      </label>
    </fieldset>
  );
}

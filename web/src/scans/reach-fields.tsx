import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { texts } from '../texts/base.ts';
import type { ScanOptions } from './form-options.ts';
import { extents } from './form-options.ts';
import type { FieldErrors, FieldPlaces } from './read-scan-form.ts';

type Props = {
  readonly options: ScanOptions;
  readonly errors: FieldErrors;
  readonly places: FieldPlaces;
  readonly isCrawl: boolean;
  readonly onChange: (options: ScanOptions) => void;
};

/** Which pages belong to a scan that finds them by itself. */
export function ReachFields({ options, errors, places, isCrawl, onChange }: Props) {
  const words = texts.form.reach;
  return (
    <fieldset className="field scan-options">
      <legend>{words.title}</legend>
      {isCrawl ? (
        <SelectField
          label={words.extent}
          value={options.extent}
          options={extents
            .filter((value) => value !== 'page' || options.extent === value)
            .map((value) => ({ value, label: words.extents[value] }))}
          onChange={(extent) => onChange({ ...options, extent: extent ?? 'host' })}
        />
      ) : null}
      <TextAreaField
        label={words.include}
        hint={words.includeHint}
        error={errors.include}
        inputRef={places.at('include')}
        rows={2}
        value={options.include}
        onChange={(include) => onChange({ ...options, include })}
      />
      <TextAreaField
        label={words.exclude}
        hint={words.excludeHint}
        error={errors.exclude}
        inputRef={places.at('exclude')}
        rows={2}
        value={options.exclude}
        onChange={(exclude) => onChange({ ...options, exclude })}
      />
      <InputField
        label={words.maxPages}
        hint={words.maxPagesHint}
        error={errors.maxPages}
        inputRef={places.at('maxPages')}
        inputMode="numeric"
        value={options.maxPages}
        onChange={(maxPages) => onChange({ ...options, maxPages })}
      />
    </fieldset>
  );
}

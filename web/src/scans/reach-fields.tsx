import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { texts } from '../texts/base.ts';
import { extents } from './form-options.ts';
import type { OptionProps } from './read-scan-form.ts';
import { typedField } from './read-scan-form.ts';

/** Which pages belong to a scan that finds them by itself. */
export function ReachFields({ isCrawl, ...props }: OptionProps & { readonly isCrawl: boolean }) {
  const { options, onChange } = props;
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
      <TextAreaField label={words.include} hint={words.includeHint} {...typedField(props, 'include')} rows={2} />
      <TextAreaField label={words.exclude} hint={words.excludeHint} {...typedField(props, 'exclude')} rows={2} />
      <InputField
        label={words.maxPages}
        hint={words.maxPagesHint}
        {...typedField(props, 'maxPages')}
        inputMode="numeric"
      />
    </fieldset>
  );
}

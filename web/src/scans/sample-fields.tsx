import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { sampleTexts } from '../texts/sample.ts';
import type { ScanOptions } from './form-options.ts';
import { perTemplateChoices, sampleKinds } from './form-options.ts';
import type { FieldErrors, FieldPlaces } from './read-scan-form.ts';

type Props = {
  readonly options: ScanOptions;
  readonly errors: FieldErrors;
  readonly places: FieldPlaces;
  readonly onChange: (options: ScanOptions) => void;
};

/** Which of the pages that a scan finds it scans. */
export function SampleFields({ options, errors, places, onChange }: Props) {
  return (
    <div className="scan-options">
      <SelectField
        label={sampleTexts.form.which}
        value={options.sample}
        options={sampleKinds.map((value) => ({ value, label: sampleTexts.form.kinds[value] }))}
        onChange={(sample) => onChange({ ...options, sample: sample ?? 'all' })}
      />
      {options.sample === 'all' ? null : (
        <SelectField
          label={sampleTexts.form.perTemplate}
          value={options.perTemplate}
          options={[...new Set([...perTemplateChoices, options.perTemplate])].map((value) => ({ value, label: value }))}
          onChange={(perTemplate) => onChange({ ...options, perTemplate: perTemplate ?? '1' })}
        />
      )}
      {options.sample === 'wcag_em' ? (
        <NamedFields options={options} errors={errors} places={places} onChange={onChange} />
      ) : null}
    </div>
  );
}

function NamedFields({ options, errors, places, onChange }: Props) {
  return (
    <>
      <TextAreaField
        inputRef={places.at('sample')}
        label={sampleTexts.form.pages}
        hint={sampleTexts.form.pagesHint}
        error={errors.sample}
        rows={2}
        value={options.samplePages}
        onChange={(samplePages) => onChange({ ...options, samplePages })}
      />
      <TextAreaField
        inputRef={places.at('processes')}
        label={sampleTexts.form.processes}
        hint={sampleTexts.form.processesHint}
        error={errors.processes}
        rows={3}
        value={options.processes}
        onChange={(processes) => onChange({ ...options, processes })}
      />
      <InputField
        inputRef={places.at('seed')}
        label={sampleTexts.form.seed}
        hint={sampleTexts.form.seedHint}
        error={errors.seed}
        inputMode="numeric"
        value={options.seed}
        onChange={(seed) => onChange({ ...options, seed })}
      />
    </>
  );
}

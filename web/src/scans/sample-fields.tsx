import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { sampleTexts } from '../texts/sample.ts';
import type { ScanOptions } from './form-options.ts';
import { perTemplateChoices, sampleKinds } from './form-options.ts';

type Props = {
  readonly options: ScanOptions;
  readonly error: string | undefined;
  readonly onChange: (options: ScanOptions) => void;
};

/** Which of the pages that a scan finds it scans. */
export function SampleFields({ options, error, onChange }: Props) {
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
          options={perTemplateChoices.map((value) => ({ value, label: value }))}
          onChange={(perTemplate) => onChange({ ...options, perTemplate: perTemplate ?? '1' })}
        />
      )}
      {options.sample === 'wcag_em' ? <NamedFields options={options} error={error} onChange={onChange} /> : null}
    </div>
  );
}

function NamedFields({ options, error, onChange }: Props) {
  return (
    <>
      <TextAreaField
        id="scan-sample"
        label={sampleTexts.form.pages}
        hint={sampleTexts.form.pagesHint}
        error={error}
        rows={2}
        value={options.samplePages}
        onChange={(samplePages) => onChange({ ...options, samplePages })}
      />
      <TextAreaField
        label={sampleTexts.form.processes}
        hint={sampleTexts.form.processesHint}
        rows={3}
        value={options.processes}
        onChange={(processes) => onChange({ ...options, processes })}
      />
    </>
  );
}

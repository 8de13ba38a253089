import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { sampleTexts } from '../texts/sample.ts';
import { perTemplateChoices, sampleKinds } from './form-options.ts';
import type { OptionProps } from './read-scan-form.ts';
import { typedField } from './read-scan-form.ts';

/** Which of the pages that a scan finds it scans. */
export function SampleFields(props: OptionProps) {
  const { options, onChange } = props;
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
      {options.sample === 'wcag_em' ? <NamedFields {...props} /> : null}
    </div>
  );
}

function NamedFields(props: OptionProps) {
  const { options, field, onChange } = props;
  return (
    <>
      <TextAreaField
        {...field('sample')}
        label={sampleTexts.form.pages}
        hint={sampleTexts.form.pagesHint}
        rows={2}
        value={options.samplePages}
        onChange={(samplePages) => onChange({ ...options, samplePages })}
      />
      <TextAreaField
        {...typedField(props, 'processes')}
        label={sampleTexts.form.processes}
        hint={sampleTexts.form.processesHint}
        rows={3}
      />
      <InputField
        {...typedField(props, 'seed')}
        label={sampleTexts.form.seed}
        hint={sampleTexts.form.seedHint}
        inputMode="numeric"
      />
    </>
  );
}

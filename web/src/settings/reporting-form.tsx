import { useState } from 'react';
import type { ReportingSettings } from '../api/settings.ts';
import { fieldsIn, placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { formatNumber } from '../texts/format.ts';
import { settingsTexts } from '../texts/settings.ts';
import { languages } from './languages.ts';
import { SettingsForm } from './settings-form.tsx';
import { SwitchField } from '../parts/switch-field.tsx';
import { useSettingsChange } from './use-settings-change.ts';
import { parseWholeNumber } from './whole-number.ts';

const sampleBounds = { low: 1, high: 100 };
const fields = fieldsIn('reporting', ['organization_name', 'sample_size']);

export function ReportingForm({ settings }: { readonly settings: ReportingSettings }) {
  const [name, setName] = useState(settings.organization_name ?? '');
  const [sample, setSample] = useState(String(settings.sample_size));
  const [isReviewed, setReviewed] = useState(settings.include_needs_review);
  const [language, setLanguage] = useState(settings.language);
  const { field, show, showRefusal } = useFieldProblems(fields);
  const change = useSettingsChange('reporting');
  const save = () => {
    const sampleSize = parseWholeNumber(sample, sampleBounds);
    show(sampleSize === undefined ? { sample_size: explainBounds() } : {});
    if (sampleSize === undefined) return;
    const organizationName = name.trim() === '' ? null : name.trim();
    const reporting = {
      organization_name: organizationName,
      include_needs_review: isReviewed,
      sample_size: sampleSize,
      language,
    };
    change.mutate({ reporting }, { onError: showRefusal });
  };
  return (
    <SettingsForm
      title={settingsTexts.reporting.title}
      id="reporting"
      isSaving={change.isPending}
      error={placeProblems(change.error, fields).rest}
      savedText={change.isSuccess ? settingsTexts.saved.reporting : undefined}
      onSave={save}
    >
      <InputField
        label={settingsTexts.reporting.organization_name}
        hint={settingsTexts.reporting.organization_name_hint}
        {...field('organization_name')}
        value={name}
        onChange={setName}
        autoComplete="organization"
      />
      <InputField
        label={settingsTexts.reporting.sample_size}
        hint={settingsTexts.reporting.sample_size_hint}
        {...field('sample_size')}
        value={sample}
        onChange={setSample}
        inputMode="numeric"
      />
      <SelectField
        label={settingsTexts.reporting.language}
        hint={settingsTexts.reporting.language_hint}
        value={language}
        options={languages}
        onChange={(chosen) => setLanguage(chosen ?? 'en')}
      />
      <SwitchField label={settingsTexts.reporting.include_needs_review} isOn={isReviewed} onChange={setReviewed} />
    </SettingsForm>
  );
}

function explainBounds(): string {
  return settingsTexts.wholeNumber(formatNumber(sampleBounds.low), formatNumber(sampleBounds.high));
}

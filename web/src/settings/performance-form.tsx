import { useState } from 'react';
import type { PerformanceSettings } from '../api/settings.ts';
import { fieldsIn, placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { StateChoices } from '../parts/state-choices.tsx';
import { formatNumber } from '../texts/format.ts';
import { settingsTexts } from '../texts/settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { SwitchField } from '../parts/switch-field.tsx';
import { useSettingsChange } from './use-settings-change.ts';
import { parseWholeNumber } from './whole-number.ts';

const bounds = {
  concurrency: { low: 1, high: 64 },
  max_pages_per_scan: { low: 1, high: 100_000 },
  page_timeout_seconds: { low: 5, high: 300 },
  operate_ms: { low: 0, high: 30_000 },
  request_delay_ms: { low: 0, high: 60_000 },
  page_pictures: { low: 0, high: 100_000 },
  retention_days: { low: 1, high: 36_500 },
  retention_keep_last: { low: 1, high: 1_000 },
} as const;

type Field = keyof typeof bounds;
type Typed = Readonly<Record<Field, string>>;
const fields = Object.keys(bounds) as Field[]; // keys of the record above
/** They delete what was scanned, and are not about speed. */
const keeping: readonly Field[] = ['retention_days', 'retention_keep_last'];
const paths = fieldsIn('performance', fields);

export function PerformanceForm({ settings }: { readonly settings: PerformanceSettings }) {
  const [typed, setTyped] = useState<Typed>(() => show(settings));
  const [hasScreenshots, setScreenshots] = useState(settings.screenshots);
  const [hasPixels, setPixels] = useState(settings.contrast_pixels);
  const [states, setStates] = useState(settings.states);
  const { field, show: showErrors, showRefusal } = useFieldProblems(paths);
  const change = useSettingsChange('performance');
  const save = () => {
    const found = checkFields(typed);
    showErrors(found);
    if (Object.keys(found).length > 0) return;
    change.mutate(
      { performance: { ...read(typed), screenshots: hasScreenshots, contrast_pixels: hasPixels, states } },
      { onError: showRefusal },
    );
  };
  const showField = (name: Field) => (
    <InputField
      key={name}
      {...field(name)}
      label={settingsTexts.performance[name]}
      hint={settingsTexts.performance[`${name}_hint`]}
      value={typed[name]}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
      inputMode="numeric"
    />
  );
  return (
    <SettingsForm
      title={settingsTexts.performance.title}
      id="performance"
      isSaving={change.isPending}
      error={placeProblems(change.error, paths).rest}
      savedText={change.isSuccess ? settingsTexts.saved.performance : undefined}
      onSave={save}
    >
      {fields.filter((name) => !keeping.includes(name)).map(showField)}
      <SwitchField label={settingsTexts.performance.screenshots} isOn={hasScreenshots} onChange={setScreenshots} />
      <SwitchField label={settingsTexts.performance.contrast_pixels} isOn={hasPixels} onChange={setPixels} />
      <StateChoices
        label={settingsTexts.performance.states}
        hint={settingsTexts.performance.states_hint}
        chosen={states}
        onChange={(chosen) => setStates(chosen)}
      />
      <fieldset className="settings-group">
        <legend>{settingsTexts.performance.keeping}</legend>
        <div className="settings-fields">{keeping.map(showField)}</div>
      </fieldset>
    </SettingsForm>
  );
}

function show(settings: PerformanceSettings): Typed {
  return {
    concurrency: settings.concurrency === null ? '' : String(settings.concurrency),
    max_pages_per_scan: String(settings.max_pages_per_scan),
    page_timeout_seconds: String(settings.page_timeout_seconds),
    operate_ms: String(settings.operate_ms),
    request_delay_ms: String(settings.request_delay_ms),
    page_pictures: String(settings.page_pictures),
    retention_days: settings.retention_days === null ? '' : String(settings.retention_days),
    retention_keep_last: String(settings.retention_keep_last),
  };
}

function checkFields(typed: Typed): Partial<Typed> {
  const wrong = fields.filter(
    (field) => !isLeftEmpty(field, typed) && parseWholeNumber(typed[field], bounds[field]) === undefined,
  );
  return Object.fromEntries(
    wrong.map((field) => [
      field,
      settingsTexts.wholeNumber(formatNumber(bounds[field].low), formatNumber(bounds[field].high)),
    ]),
  );
}

function read(typed: Typed): Omit<PerformanceSettings, 'screenshots' | 'contrast_pixels' | 'states'> {
  const number = (field: Field) => parseWholeNumber(typed[field], bounds[field]) ?? bounds[field].low;
  return {
    concurrency: isLeftEmpty('concurrency', typed) ? null : number('concurrency'),
    max_pages_per_scan: number('max_pages_per_scan'),
    page_timeout_seconds: number('page_timeout_seconds'),
    operate_ms: number('operate_ms'),
    request_delay_ms: number('request_delay_ms'),
    page_pictures: number('page_pictures'),
    retention_days: isLeftEmpty('retention_days', typed) ? null : number('retention_days'),
    retention_keep_last: number('retention_keep_last'),
  };
}

/** An empty number of concurrent pages means: decide from the number of cores. An empty number of days means: never. */
function isLeftEmpty(field: Field, typed: Typed): boolean {
  return (field === 'concurrency' || field === 'retention_days') && typed[field].trim() === '';
}

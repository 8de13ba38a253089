import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEventHandler } from 'react';
import { lazy, useState } from 'react';
import { showScan } from '../api/query-changes.ts';
import type { Scan } from '../api/scans.ts';
import { createScan } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { nameTarget } from '../parts/name-target.ts';
import { texts } from '../texts/base.ts';
import { withTexts } from '../texts/load-texts.ts';
import type { ScanOptions } from './form-options.ts';
import { startOptions } from './form-options.ts';
import { readScanForm, scanFields } from './read-scan-form.ts';
import { ScanOptionFields } from './scan-options.tsx';
import { guessScanType, parseTypedUrl } from './scan-target.ts';
import { TargetField } from './target-field.tsx';

const ScanPreviewPart = lazy(async () => {
  const { ScanPreviewPart: part } = await withTexts(import('./scan-preview.tsx'));
  return { default: part };
});

/** One field and one button; everything else has a good default behind "options". */
export function ScanForm() {
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState(startOptions);
  const { errors, places, show, showRefusal } = useFieldProblems(scanFields);
  const start = useStart(showRefusal);
  const read = () => {
    const { errors: found, newScan } = readScanForm(typed, options);
    show(found);
    return newScan;
  };
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (start.isPending) return;
    const newScan = read();
    if (newScan !== undefined) start.mutate(newScan);
  };
  const { type, hint } = describeTarget(typed, options);
  return (
    <form className="card" onSubmit={submit} noValidate aria-labelledby="scan-form-title">
      <h2 id="scan-form-title">{texts.form.title}</h2>
      <div className="scan-form-line">
        <TargetField
          inputRef={places.at('url')}
          isList={options.type === 'list'}
          value={typed}
          hint={hint}
          error={errors.url}
          onChange={setTyped}
          onPasteList={(lines) => {
            setTyped(lines);
            setOptions({ ...options, type: 'list' });
          }}
        />
        <Button type="submit" look="primary" isBusy={start.isPending}>
          {start.isPending ? texts.form.starting : texts.form.start}
        </Button>
      </div>
      <ErrorLine error={placeProblems(start.error, scanFields).rest} summary={texts.form.failed} />
      <ScanOptionFields options={options} type={type} errors={errors} places={places} onChange={setOptions}>
        <ScanPreviewPart readForm={read} onRefusal={showRefusal} />
      </ScanOptionFields>
    </form>
  );
}

/** What the form will ask for as it stands. */
function describeTarget(typed: string, { type: chosen }: ScanOptions) {
  const parsed = parseTypedUrl(typed);
  const type = chosen === 'guess' ? guessScanType(parsed.ok ? parsed.url : '') : chosen;
  return { type, hint: parsed.ok || chosen === 'list' ? texts.form.willScan[type] : texts.form.urlHint };
}

function useStart(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: createScan,
    onError,
    onSuccess: async (scan: Scan) => {
      showScan(queries, scan);
      announce(texts.form.started(nameTarget(scan.url)));
      await navigate({ to: '/scans/$scanId', params: { scanId: scan.id } });
    },
  });
}

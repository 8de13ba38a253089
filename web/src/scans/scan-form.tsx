import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEventHandler } from 'react';
import { lazy, useState } from 'react';
import { showScan } from '../api/query-changes.ts';
import { ApiProblem } from '../api/request.ts';
import type { Scan } from '../api/scans.ts';
import { createScan } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { useErrorFocus } from '../parts/focus-places.ts';
import { nameTarget } from '../parts/name-target.ts';
import { texts } from '../texts/base.ts';
import { withTexts } from '../texts/load-texts.ts';
import type { ScanOptions } from './form-options.ts';
import { startOptions } from './form-options.ts';
import type { FieldErrors } from './read-scan-form.ts';
import { readScanForm } from './read-scan-form.ts';
import { ScanOptionFields } from './scan-options.tsx';
import { guessScanType, parseTypedUrl } from './scan-target.ts';
import { TargetField } from './target-field.tsx';

const ScanPreviewPart = lazy(async () => {
  const { ScanPreviewPart: part } = await withTexts(import('./scan-preview.tsx'));
  return { default: part };
});

const fieldOrder = ['url', 'tag', 'maxPages', 'sample', 'seed'] as const;

/** One field and one button; everything else has a good default behind "options". */
export function ScanForm() {
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState(startOptions);
  const [errors, setErrors] = useState<FieldErrors>({});
  const places = useErrorFocus(errors, fieldOrder);
  const start = useStart();
  const read = () => {
    const { errors: found, newScan } = readScanForm(typed, options);
    setErrors(found);
    return newScan;
  };
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (start.isPending) return;
    const newScan = read();
    if (newScan !== undefined) start.mutate(newScan, { onError: () => places.find('url')?.focus() });
  };
  const { type, hint } = describeTarget(typed, options);
  const refusal =
    start.error instanceof ApiProblem && start.error.code === 'invalid_request' ? fieldError(start.error) : undefined;
  return (
    <form className="card" onSubmit={submit} noValidate aria-labelledby="scan-form-title">
      <h2 id="scan-form-title">{texts.form.title}</h2>
      <div className="scan-form-line">
        <TargetField
          inputRef={places.at('url')}
          isList={options.type === 'list'}
          value={typed}
          hint={hint}
          error={errors.url ?? refusal}
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
      <ErrorLine error={refusal === undefined ? start.error : null} summary={texts.form.failed} />
      <ScanOptionFields options={options} type={type} errors={errors} places={places} onChange={setOptions}>
        <ScanPreviewPart readForm={read} />
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

function useStart() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: createScan,
    onSuccess: async (scan: Scan) => {
      showScan(queries, scan);
      announce(texts.form.started(nameTarget(scan.url)));
      await navigate({ to: '/scans/$scanId', params: { scanId: scan.id } });
    },
  });
}

function fieldError(problem: ApiProblem): string | undefined {
  return problem.errors[0]?.message;
}

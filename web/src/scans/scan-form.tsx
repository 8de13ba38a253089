import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEventHandler } from 'react';
import { lazy, useState } from 'react';
import { showScan } from '../api/query-changes.ts';
import type { NewScanInput, Scan } from '../api/scans.ts';
import { createScan, previewScan } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { placeProblems, useFieldProblems } from '../parts/field-problems.ts';
import { nameTarget } from '../parts/name-target.ts';
import { RadioChoices } from '../parts/radio-choices.tsx';
import { texts } from '../texts/base.ts';
import { loadPart } from '../parts/load-part.ts';
import { describeTarget } from './describe-target.ts';
import { kinds, siteTypes, startOptions } from './form-options.ts';
import { readScanForm, scanFields } from './read-scan-form.ts';
import { ScanOptionFields } from './scan-options.tsx';
import type { OpenAddress } from './settle-address.ts';
import { TargetField } from './target-field.tsx';

const ScanPreviewPart = lazy(async () => {
  const { ScanPreviewPart: part } = await loadPart(import('./scan-preview.tsx'));
  return { default: part };
});

/** One field and one button; everything else has a good default behind "options". */
export function ScanForm() {
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState(startOptions);
  const { errors, field, show, showRefusal } = useFieldProblems(scanFields);
  const start = useStart(showRefusal);
  const { kind, type, asked, hint } = describeTarget(typed, options);
  const read = () => {
    const { errors: found, ...form } = readScanForm(typed, asked);
    show(found);
    return form;
  };
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (start.isPending) return;
    const { newScan, open } = read();
    if (newScan !== undefined && open !== undefined) start.mutate({ newScan, open });
  };
  return (
    <form className="card" onSubmit={submit} noValidate aria-labelledby="scan-form-title">
      <h2 id="scan-form-title">{texts.form.title}</h2>
      <div className="scan-form-line">
        <TargetField
          {...field('url')}
          isList={kind === 'list'}
          value={typed}
          hint={hint}
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
      <div className="scan-kind">
        <RadioChoices
          label={texts.form.kind}
          value={kind}
          options={kinds.map((value) => ({ value, label: texts.form.kinds[value] }))}
          onChange={(chosen) => setOptions({ ...options, type: chosen })}
        />
      </div>
      <ErrorLine error={placeProblems(start.error, scanFields).rest} summary={texts.form.failed} />
      <ScanOptionFields
        options={asked}
        types={kind === 'site' ? siteTypes : []}
        type={type}
        errors={errors}
        field={field}
        onChange={(next) => setOptions(next.type === asked.type ? { ...next, type: options.type } : next)}
      >
        <ScanPreviewPart readForm={read} onRefusal={showRefusal} />
      </ScanOptionFields>
    </form>
  );
}

type Asked = { readonly newScan: NewScanInput; readonly open: OpenAddress };

function useStart(onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ newScan, open }: Asked) => {
      const { settleAddress } = await loadPart(import('./settle-address.ts'));
      return createScan(await settleAddress(newScan, open, previewScan));
    },
    onError,
    onSuccess: async (scan: Scan) => {
      showScan(queries, scan);
      announce(texts.form.started(nameTarget(scan.url)));
      await navigate({ to: '/scans/$scanId', params: { scanId: scan.id } });
    },
  });
}

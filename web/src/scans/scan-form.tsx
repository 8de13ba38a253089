import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEventHandler } from 'react';
import { useRef, useState } from 'react';
import { ApiProblem } from '../api/request.ts';
import type { NewScanInput, Scan } from '../api/scans.ts';
import { createScan } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { InputField } from '../parts/input-field.tsx';
import { explain } from '../parts/notices.tsx';
import { texts } from '../texts/texts.ts';
import type { ScanOptions } from './scan-options.tsx';
import { ScanOptionFields } from './scan-options.tsx';
import { guessScanType, nameTarget, parseAddress } from './scan-target.ts';

type FieldErrors = { readonly address?: string; readonly tag?: string };

const longestTag = 64;

/** One field and one button; everything else has a good default behind "options". */
export function ScanForm() {
  const [address, setAddress] = useState('');
  const [options, setOptions] = useState<ScanOptions>({ type: 'guess', viewport: 'desktop', tag: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const addressInput = useRef<HTMLInputElement>(null);
  const start = useStart();
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (start.isPending) return undefined;
    const judged = judge(address, options);
    setErrors(judged.errors);
    if (judged.wanted === undefined)
      return document.getElementById(judged.errors.address === undefined ? 'scan-tag' : 'scan-address')?.focus();
    return start.mutate(judged.wanted, { onError: () => addressInput.current?.focus() });
  };
  const parsed = parseAddress(address);
  const type = options.type === 'guess' ? guessScanType(parsed.ok ? parsed.url : '') : options.type;
  const refusal =
    start.error instanceof ApiProblem && start.error.code === 'invalid_request' ? fieldError(start.error) : undefined;
  return (
    <form className="card scan-form" onSubmit={submit} noValidate aria-labelledby="scan-form-title">
      <h2 id="scan-form-title">{texts.form.title}</h2>
      <div className="scan-form-line">
        <InputField
          label={texts.form.address}
          hint={parsed.ok ? texts.form.willScan[type] : texts.form.addressHint}
          error={errors.address ?? refusal}
          id="scan-address"
          value={address}
          onChange={setAddress}
          inputMode="url"
          autoComplete="url"
          isRequired
          inputRef={addressInput}
        />
        <Button type="submit" look="primary" isBusy={start.isPending}>
          {start.isPending ? texts.form.starting : texts.form.start}
        </Button>
      </div>
      <div role="alert">
        {start.error !== null && refusal === undefined ? (
          <p className="form-error">{`${texts.form.failed} ${explain(start.error)}`}</p>
        ) : null}
      </div>
      <ScanOptionFields options={options} tagError={errors.tag} onChange={setOptions} />
    </form>
  );
}

function useStart() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: createScan,
    onSuccess: async (scan: Scan) => {
      queries.setQueryData(['scan', scan.id], scan);
      void queries.invalidateQueries({ queryKey: ['scans'] });
      announce(texts.form.started(nameTarget(scan.url)));
      await navigate({ to: '/scans/$scanId', params: { scanId: scan.id } });
    },
  });
}

function judge(
  address: string,
  options: ScanOptions,
): { readonly errors: FieldErrors; readonly wanted?: NewScanInput } {
  const parsed = parseAddress(address);
  const tag = options.tag.trim();
  const errors = {
    ...(!parsed.ok && { address: texts.form.errors[parsed.reason] }),
    ...(tag.length > longestTag && { tag: texts.form.errors.tagTooLong }),
  };
  if (!parsed.ok || tag.length > longestTag) return { errors };
  const scan_type = options.type === 'guess' ? guessScanType(parsed.url) : options.type;
  return {
    errors,
    wanted: { sitemap_url: parsed.url, scan_type, viewport_preset: options.viewport, ...(tag !== '' && { tag }) },
  };
}

function fieldError(problem: ApiProblem): string | undefined {
  return problem.errors[0]?.message;
}

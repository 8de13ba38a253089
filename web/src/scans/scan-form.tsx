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
import { nameTarget } from '../parts/name-target.ts';
import { texts } from '../texts/texts.ts';
import type { ScanOptions } from './scan-options.tsx';
import { ScanOptionFields } from './scan-options.tsx';
import { guessScanType, parseTypedUrl } from './scan-target.ts';

type FieldErrors = { readonly url?: string; readonly tag?: string };

const longestTag = 64;

/** One field and one button; everything else has a good default behind "options". */
export function ScanForm() {
  const [typedUrl, setTypedUrl] = useState('');
  const [options, setOptions] = useState<ScanOptions>({ type: 'guess', viewport: 'desktop', tag: '', fresh: false });
  const [errors, setErrors] = useState<FieldErrors>({});
  const urlInput = useRef<HTMLInputElement>(null);
  const start = useStart();
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (start.isPending) return undefined;
    const checked = checkForm(typedUrl, options);
    setErrors(checked.errors);
    if (checked.newScan === undefined)
      return document.getElementById(checked.errors.url === undefined ? 'scan-tag' : 'scan-url')?.focus();
    return start.mutate(checked.newScan, { onError: () => urlInput.current?.focus() });
  };
  const parsed = parseTypedUrl(typedUrl);
  const type = options.type === 'guess' ? guessScanType(parsed.ok ? parsed.url : '') : options.type;
  const refusal =
    start.error instanceof ApiProblem && start.error.code === 'invalid_request' ? fieldError(start.error) : undefined;
  return (
    <form className="card scan-form" onSubmit={submit} noValidate aria-labelledby="scan-form-title">
      <h2 id="scan-form-title">{texts.form.title}</h2>
      <div className="scan-form-line">
        <InputField
          label={texts.form.url}
          hint={parsed.ok ? texts.form.willScan[type] : texts.form.urlHint}
          error={errors.url ?? refusal}
          id="scan-url"
          value={typedUrl}
          onChange={setTypedUrl}
          inputMode="url"
          autoComplete="url"
          isRequired
          inputRef={urlInput}
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

function checkForm(
  typedUrl: string,
  options: ScanOptions,
): { readonly errors: FieldErrors; readonly newScan?: NewScanInput } {
  const parsed = parseTypedUrl(typedUrl);
  const tag = options.tag.trim();
  const errors = {
    ...(!parsed.ok && { url: texts.form.errors[parsed.reason] }),
    ...(tag.length > longestTag && { tag: texts.form.errors.tagTooLong }),
  };
  if (!parsed.ok || tag.length > longestTag) return { errors };
  const scan_type = options.type === 'guess' ? guessScanType(parsed.url) : options.type;
  return {
    errors,
    newScan: {
      sitemap_url: parsed.url,
      scan_type,
      viewport_preset: options.viewport,
      ...(tag !== '' && { tag }),
      ...(options.fresh && { fresh: true }),
    },
  };
}

function fieldError(problem: ApiProblem): string | undefined {
  return problem.errors[0]?.message;
}

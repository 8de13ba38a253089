import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { NewScanInput, ScanPreview } from '../api/scans.ts';
import { previewScan } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { placeProblems } from '../parts/field-problems.ts';
import { UrlText } from '../parts/url-text.tsx';
import { previewTexts as words } from '../texts/preview.ts';
import type { ReadForm } from './read-scan-form.ts';
import { scanFields } from './read-scan-form.ts';
import type { OpenAddress } from './settle-address.ts';
import { settleAddress } from './settle-address.ts';

type Props = {
  /** The scan that the form asks for as it stands. Without it, the errors are shown. */
  readonly readForm: () => Pick<ReadForm, 'newScan' | 'open'>;
  /** Shows at the fields of the form what the service refused. */
  readonly onRefusal: (error: unknown) => void;
};

/** Which pages the scan would have, and what it would skip, without scanning. */
export function ScanPreviewPart({ readForm, onRefusal }: Props) {
  const preview = useMutation({
    mutationFn: async ({ newScan, open }: { readonly newScan: NewScanInput; readonly open: OpenAddress }) =>
      previewScan(await settleAddress(newScan, open, previewScan)),
    onSuccess: ({ pages, complete }) => announce(words.found(pages, complete)),
    onError: onRefusal,
  });
  const ask = () => {
    const { newScan, open } = readForm();
    if (newScan === undefined || open === undefined) preview.reset();
    else preview.mutate({ newScan, open });
  };
  return (
    <div className="stack-small">
      <div className="button-line">
        <Button isBusy={preview.isPending} onPress={ask}>
          {preview.isPending ? words.running : words.start}
        </Button>
      </div>
      <p className="hint">{words.hint}</p>
      <ErrorLine error={placeProblems(preview.error, scanFields).rest} summary={words.failed} />
      {preview.data === undefined ? null : <Previewed preview={preview.data} />}
    </div>
  );
}

function Previewed({ preview: { pages, complete, notes, examples, sample } }: { readonly preview: ScanPreview }) {
  const skippedId = useId();
  const examplesId = useId();
  return (
    <div className="stack-small">
      <p>
        <strong>{words.found(pages, complete)}</strong>
      </p>
      {sample === null ? null : <p>{words.sample(sample.known_pages, sample.templates)}</p>}
      {notes.length === 0 ? null : (
        <>
          <h3 id={skippedId}>{words.skipped}</h3>
          <ul aria-labelledby={skippedId}>
            {notes.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </>
      )}
      {examples.length === 0 ? null : (
        <>
          <h3 id={examplesId}>{words.examples(examples.length, pages)}</h3>
          <ul aria-labelledby={examplesId}>
            {examples.map((url) => (
              <li key={url}>
                <UrlText>{url}</UrlText>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

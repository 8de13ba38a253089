import type { ClipboardEvent, RefCallback } from 'react';
import { InputField } from '../parts/input-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { texts } from '../texts/base.ts';
import { splitLines } from './read-scan-form.ts';

type Props = {
  readonly inputRef: RefCallback<HTMLElement>;
  readonly isList: boolean;
  readonly value: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Several lines were pasted into the field for one URL. */
  readonly onPasteList: (lines: string) => void;
};

/** The one field of the form: a URL, or for a list a URL per line. A pasted list makes it a list. */
export function TargetField({ inputRef, isList, value, hint, error, onChange, onPasteList }: Props) {
  const field = { inputRef, value, error, onChange, hint, isRequired: true } as const;
  if (isList) return <TextAreaField {...field} label={texts.form.urls} rows={6} />;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (splitLines(text).length < 2) return;
    event.preventDefault();
    onPasteList(text);
  };
  return (
    <div className="contents" onPaste={paste}>
      <InputField {...field} label={texts.form.url} inputMode="url" autoComplete="url" />
    </div>
  );
}

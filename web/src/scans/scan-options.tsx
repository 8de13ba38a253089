import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { NewScanInput } from '../api/scans.ts';
import { texts } from '../texts/base.ts';
import { loadPart } from '../parts/load-part.ts';
import type { ScanOptions } from './form-options.ts';
import type { FieldErrors, OptionProps } from './read-scan-form.ts';
import { scanFields } from './read-scan-form.ts';

type Props = OptionProps & {
  /** The types to choose from. None: the form has no choice, or one of its own. */
  readonly types: readonly ScanOptions['type'][];
  /** The type that the form will ask for. */
  readonly type: NewScanInput['scan_type'];
  readonly errors: FieldErrors;
  /** Below the fields. All are loaded when the options are first opened. */
  readonly children?: ReactNode;
};

const fieldNames = Object.keys(scanFields) as (keyof typeof scanFields)[]; // keys of the record

const UsualFields = lazy(async () => {
  const { UsualFields: part } = await loadPart(import('./usual-fields.tsx'));
  return { default: part };
});

const MoreFields = lazy(async () => {
  const { MoreFields: part } = await loadPart(import('./more-fields.tsx'));
  return { default: part };
});

export function ScanOptionFields({ types, type, errors, children, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(errors);
  if (shown !== errors) {
    setShown(errors);
    if (hasErrorBelow(errors)) setOpen(true);
  }
  return (
    <details className="disclosure" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.form.options}</summary>
      {isOpen ? (
        <Suspense>
          <UsualFields {...props} types={types} />
          <MoreFields {...props} type={type} />
          {children}
        </Suspense>
      ) : null}
    </details>
  );
}

/** True if a field of the options has an error: the URL is above them, and a form can have fields of its own. */
function hasErrorBelow(errors: FieldErrors): boolean {
  return fieldNames.some((field) => field !== 'url' && errors[field] !== undefined);
}

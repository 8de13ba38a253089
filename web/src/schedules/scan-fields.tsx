import type { ReactNode } from 'react';
import type { ScanOptions } from '../scans/form-options.ts';
import { describeTarget } from '../scans/describe-target.ts';
import { scheduledTypes } from '../scans/form-options.ts';
import type { OptionProps } from '../scans/read-scan-form.ts';
import { ScanOptionFields } from '../scans/scan-options.tsx';
import { TargetField } from '../scans/target-field.tsx';
import type { ScheduleErrors } from './read-schedule.ts';

type Props = {
  readonly scan: { readonly typed: string; readonly options: ScanOptions };
  readonly errors: ScheduleErrors;
  readonly field: OptionProps['field'];
  readonly onType: (typed: string) => void;
  readonly onChoose: (options: ScanOptions) => void;
  /** Between what is scanned and how. */
  readonly children?: ReactNode;
};

/** What a schedule scans: the fields of the form that starts a scan. */
export function ScanFields({ scan: { typed, options }, errors, field, onType, onChoose, children }: Props) {
  const { type, hint } = describeTarget(typed, options);
  return (
    <>
      <TargetField
        {...field('url')}
        isList={options.type === 'list'}
        value={typed}
        hint={hint}
        onChange={onType}
        onPasteList={(lines) => {
          onType(lines);
          onChoose({ ...options, type: 'list' });
        }}
      />
      {children}
      <ScanOptionFields
        options={options}
        types={scheduledTypes}
        type={type}
        errors={errors}
        field={field}
        onChange={onChoose}
      />
    </>
  );
}

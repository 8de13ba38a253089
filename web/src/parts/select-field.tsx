import { useId } from 'react';
import { oneOf } from '../search-params.ts';
import { texts } from '../texts/base.ts';

type Props<T extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly value: T | undefined;
  /** `lang`: the label's language, if it is not that of the page. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: T | undefined) => void;
  /** Offers "any" above the options: the filter is then off. */
  readonly hasAny?: boolean;
  readonly anyLabel?: string;
  /** The label is next to the field, not above it. */
  readonly isInline?: boolean;
};

/** The native select: it supports every zoom level, every input device and forced colors. */
export function SelectField<T extends string>({
  label,
  hint,
  value,
  options,
  onChange,
  hasAny = false,
  anyLabel = texts.any,
  isInline = false,
}: Props<T>) {
  const id = useId();
  const values = options.map((option) => option.value);
  return (
    <div className={isInline ? 'field field-inline' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value ?? ''}
        onChange={(event) => onChange(oneOf(values, event.target.value))}
      >
        {hasAny ? <option value="">{anyLabel}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  );
}

import type { RefCallback } from 'react';
import { useId } from 'react';

type Props<T extends string> = {
  readonly label: string;
  /** Undefined while nothing is chosen. */
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: string; readonly detail?: string | undefined }[];
  readonly onChange: (value: T) => void;
  readonly error?: string | undefined;
  /** The first answer, which takes the focus when there is an error. */
  readonly inputRef?: RefCallback<HTMLElement>;
};

/** A question with a few answers, all visible. */
export function RadioChoices<T extends string>({ label, value, options, onChange, error, inputRef }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="field" {...(error !== undefined && { 'aria-describedby': `${name}-error` })}>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            {...(index === 0 && inputRef !== undefined && { ref: inputRef })}
          />
          <span>
            {option.label}
            {option.detail === undefined ? null : <span className="choice-detail"> {option.detail}</span>}
          </span>
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

import type { Ref } from 'react';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components';

type Props = {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly type?: 'text' | 'search' | 'number' | 'password' | 'date';
  readonly inputMode?: 'text' | 'url' | 'numeric';
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly className?: string;
};

/** A single-line input with its label, a hint below it, and the error message below that. */
export function InputField({
  label,
  hint,
  error,
  inputRef,
  type = 'text',
  className = '',
  inputMode,
  ...field
}: Props) {
  return (
    <TextField
      {...field}
      {...(inputMode !== undefined && { inputMode })}
      type={type}
      className={`field ${className}`}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label>{label}</Label>
      <Input className="input" {...(inputRef !== undefined && { ref: inputRef })} spellCheck={false} />
      {hint === undefined ? null : (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </TextField>
  );
}

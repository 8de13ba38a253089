import type { Ref } from 'react';
import { FieldError, Label, Text, TextArea, TextField } from 'react-aria-components';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
};

/** An input of several lines with its label, a hint below it, and the error message below that. */
export function TextAreaField({ label, hint, error, inputRef, rows = 3, ...field }: Props) {
  return (
    <TextField {...field} className="field" isInvalid={error !== undefined} validationBehavior="aria">
      <Label>{label}</Label>
      <TextArea className="input" {...(inputRef !== undefined && { ref: inputRef })} rows={rows} spellCheck={false} />
      {hint === undefined ? null : (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
    </TextField>
  );
}

import type { FieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { signInTexts as words } from '../texts/sign-ins.ts';
import type { SignInFields } from './read-sign-in.ts';

type SecretField = 'username' | 'password' | 'text';

type Props = {
  readonly fields: SignInFields;
  readonly errors: FieldProblems<SecretField>['errors'];
  readonly places: FieldProblems<SecretField>['places'];
  readonly onChange: (fields: SignInFields) => void;
};

/** What the chosen kind needs. */
export function SecretFields({ fields, errors, places, onChange }: Props) {
  const { kind } = fields;
  if (kind === 'basic')
    return (
      <>
        <InputField
          label={words.username}
          error={errors.username}
          inputRef={places.at('username')}
          autoComplete="off"
          value={fields.username}
          onChange={(username) => onChange({ ...fields, username })}
        />
        <InputField
          label={words.password}
          error={errors.password}
          inputRef={places.at('password')}
          type="password"
          autoComplete="new-password"
          value={fields.password}
          onChange={(password) => onChange({ ...fields, password })}
        />
      </>
    );
  const hints = { headers: words.headersHint, state: words.stateHint, form: words.formHint };
  return (
    <TextAreaField
      label={words[kind]}
      hint={hints[kind]}
      error={errors.text}
      inputRef={places.at('text')}
      value={fields.text}
      onChange={(text) => onChange({ ...fields, text })}
    />
  );
}

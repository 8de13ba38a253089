import { DocsLink } from '../parts/docs-link.tsx';
import type { FieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { signInTexts as words } from '../texts/sign-ins.ts';
import type { SignInFields } from './read-sign-in.ts';

type Props = {
  readonly fields: SignInFields;
  readonly field: FieldProblems<'username' | 'password' | 'text'>['field'];
  readonly onChange: (fields: SignInFields) => void;
};

/** What the chosen kind needs. */
export function SecretFields({ fields, field, onChange }: Props) {
  const { kind } = fields;
  if (kind === 'basic')
    return (
      <>
        <InputField
          label={words.username}
          {...field('username')}
          autoComplete="off"
          value={fields.username}
          onChange={(username) => onChange({ ...fields, username })}
        />
        <InputField
          label={words.password}
          {...field('password')}
          type="password"
          autoComplete="new-password"
          value={fields.password}
          onChange={(password) => onChange({ ...fields, password })}
        />
      </>
    );
  const hints = { headers: words.headersHint, state: words.stateHint, form: words.formHint };
  return (
    <>
      <TextAreaField
        label={words[kind]}
        hint={hints[kind]}
        {...field('text')}
        value={fields.text}
        onChange={(text) => onChange({ ...fields, text })}
      />
      {kind === 'form' ? (
        <p>
          <DocsLink page="sign-ins#kinds">{words.formExample}</DocsLink>
        </p>
      ) : null}
    </>
  );
}

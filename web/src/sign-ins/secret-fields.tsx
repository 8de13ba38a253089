import { DocsLink } from '../parts/docs-link.tsx';
import type { FieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { TextAreaField } from '../parts/text-area-field.tsx';
import { signInTexts as words } from '../texts/sign-ins.ts';
import { FormFields } from './form-fields.tsx';
import type { SignInField, SignInFields } from './read-sign-in.ts';

type Props = {
  readonly fields: SignInFields;
  readonly field: FieldProblems<SignInField>['field'];
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
  if (kind === 'form') return <StepsOfForm fields={fields} field={field} onChange={onChange} />;
  return <TextOfSecret kind={kind} fields={fields} field={field} onChange={onChange} />;
}

/** JSON is for those who have it already. It replaces the rows. */
function StepsOfForm({ fields, field, onChange }: Props) {
  const isJson = fields.text.trim() !== '';
  return (
    <>
      <p className="hint">{words.steps.intro}</p>
      {isJson ? null : (
        <FormFields
          steps={fields.steps}
          totp={fields.totp}
          field={field}
          onChange={(changed) => onChange({ ...fields, ...changed })}
        />
      )}
      <details className="disclosure">
        <summary>{words.form}</summary>
        <TextOfSecret kind="form" fields={fields} field={field} onChange={onChange} />
        <p>
          <DocsLink page="sign-ins#kinds">{words.formExample}</DocsLink>
        </p>
      </details>
    </>
  );
}

type TextProps = Props & { readonly kind: 'headers' | 'state' | 'form' };

function TextOfSecret({ kind, fields, field, onChange }: TextProps) {
  const hints = { headers: words.headersHint, state: words.stateHint, form: words.formHint };
  return (
    <TextAreaField
      label={words[kind]}
      hint={hints[kind]}
      {...field('text')}
      value={fields.text}
      onChange={(text) => onChange({ ...fields, text })}
    />
  );
}

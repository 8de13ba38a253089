import { useQuery } from '@tanstack/react-query';
import { signInsQuery } from '../api/sign-ins.ts';
import { SelectField } from '../parts/select-field.tsx';
import { texts } from '../texts/base.ts';

type Props = { readonly value: string; readonly onChange: (id: string) => void };

/** Nothing while there is no sign-in to choose. */
export function SignInChoice({ value, onChange }: Props) {
  const { data } = useQuery(signInsQuery);
  const usable = (data?.sign_ins ?? []).filter(({ problem }) => problem === null);
  if (usable.length === 0) return null;
  return (
    <SelectField
      label={texts.form.signIn}
      value={value}
      options={usable.map(({ id, name }) => ({ value: id, label: name }))}
      hasAny
      anyLabel={texts.form.noSignIn}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}

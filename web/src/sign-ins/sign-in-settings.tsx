import { useQuery } from '@tanstack/react-query';
import { signInsQuery } from '../api/sign-ins.ts';
import { texts } from '../texts/texts.ts';
import { NewSignInForm } from './new-sign-in-form.tsx';
import { SignInList } from './sign-in-list.tsx';

/** Secrets go in here and are never shown. */
export function SignInSettings() {
  const { data } = useQuery(signInsQuery);
  if (data === undefined) return null;
  return (
    <section className="card settings-form" aria-labelledby="sign-ins">
      <h2 id="sign-ins">{texts.signIns.title}</h2>
      <p>{texts.signIns.intro}</p>
      {data.available ? null : <p className="hint">{texts.signIns.off}</p>}
      {data.available || data.sign_ins.length > 0 ? <SignInList signIns={data.sign_ins} /> : null}
      {data.available ? <NewSignInForm /> : null}
    </section>
  );
}

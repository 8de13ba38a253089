import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInsQuery } from '../api/sign-ins.ts';
import { DocsLink } from '../parts/docs-link.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { signInTexts } from '../texts/sign-ins.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInList } from './sign-in-list.tsx';

/** Secrets go in here and are never shown. */
export function SignInSettings() {
  const { data } = useQuery(signInsQuery);
  const [editedId, setEditedId] = useState<string>();
  const keptFocus = useKeptFocus<HTMLElement>();
  if (data === undefined) return null;
  return (
    <section className="card settings-form" aria-labelledby="sign-ins" {...keptFocus}>
      <h2 id="sign-ins">{signInTexts.title}</h2>
      <p>{signInTexts.intro}</p>
      {data.available ? null : <Off />}
      {data.available || data.sign_ins.length > 0 ? <SignInList signIns={data.sign_ins} onEdit={setEditedId} /> : null}
      {data.available ? (
        <SignInForm
          key={editedId ?? 'new'}
          edited={data.sign_ins.find(({ id }) => id === editedId)}
          onDone={() => setEditedId(undefined)}
        />
      ) : null}
    </section>
  );
}

function Off() {
  return (
    <>
      <p className="hint">{signInTexts.off}</p>
      <p>
        <DocsLink page="secret-key">{signInTexts.howToSetKey}</DocsLink>
      </p>
    </>
  );
}

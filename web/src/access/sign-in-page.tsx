import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import { changeSession } from '../api/query-changes.ts';
import { signIn } from '../api/session.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { InputField } from '../parts/input-field.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { accessTexts as words } from '../texts/access.ts';

/** The token goes to the service once. From then on the browser has a cookie that no script can read. */
export function SignInPage() {
  const [token, setToken] = useState('');
  const queries = useQueryClient();
  const enter = useMutation({
    mutationFn: signIn,
    onSuccess: (session) => {
      announce(words.signedIn);
      changeSession(queries, session);
    },
  });
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (!enter.isPending && token.trim() !== '') enter.mutate(token.trim());
  };
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={words.signIn}>{words.signIn}</PageHeading>
        <p className="lead">{words.signInIntro}</p>
      </div>
      <form className="card settings-form" onSubmit={submit} noValidate aria-label={words.signIn}>
        <InputField
          label={words.token}
          hint={words.tokenHint}
          type="password"
          autoComplete="current-password"
          value={token}
          onChange={setToken}
        />
        <ErrorLine error={enter.error} />
        <div className="button-line">
          <Button type="submit" look="primary" isBusy={enter.isPending}>
            {words.signIn}
          </Button>
        </div>
      </form>
    </div>
  );
}

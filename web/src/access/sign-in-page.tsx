import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEventHandler } from 'react';
import { useState } from 'react';
import { changeSession } from '../api/query-changes.ts';
import { signIn } from '../api/session.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { DocsLink } from '../parts/docs-link.tsx';
import { useFieldProblems } from '../parts/field-problems.ts';
import { InputField } from '../parts/input-field.tsx';
import { explain } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { texts } from '../texts/base.ts';
import { accessTexts as words } from '../texts/access.ts';

const fields = { token: ['token'] } as const;

/** The token goes to the service once. From then on the browser has a cookie that no script can read. */
export function SignInPage() {
  const [token, setToken] = useState('');
  const { field, show } = useFieldProblems(fields);
  const queries = useQueryClient();
  const enter = useMutation({
    mutationFn: signIn,
    onError: (error) => show({ token: explain(error) }),
    onSuccess: (session) => {
      announce(words.signedIn);
      changeSession(queries, session);
    },
  });
  const submit: SubmitEventHandler = (event) => {
    event.preventDefault();
    if (enter.isPending) return;
    const isMissing = token.trim() === '';
    show(isMissing ? { token: texts.missing } : {});
    if (!isMissing) enter.mutate(token.trim());
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
          {...field('token')}
          type="password"
          autoComplete="current-password"
          value={token}
          onChange={setToken}
        />
        <div className="button-line">
          <Button type="submit" look="primary" isBusy={enter.isPending}>
            {words.signIn}
          </Button>
        </div>
        <p>
          <DocsLink page="access">{words.firstToken}</DocsLink>
        </p>
      </form>
    </div>
  );
}

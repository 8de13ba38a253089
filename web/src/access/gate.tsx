import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { ApiProblem, signedOutByProxy } from '../api/request.ts';
import { sessionQuery } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { Notice } from '../parts/notices.tsx';
import { texts } from '../texts/base.ts';
import { loadPart } from '../parts/load-part.ts';

const SignInPage = lazy(async () => {
  const { SignInPage: page } = await loadPart(import('./sign-in-page.tsx'));
  return { default: page };
});

/**
 * In place of the page while the service does not know who asks. Without access control it is open. A proxy that signs people in shows
 * its form only when the page is loaded, so what is on the page stays until the person reloads it.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { data, error, isPending } = useQuery(sessionQuery);
  if (isPending) return null;
  const isOut = error instanceof ApiProblem && error.code === signedOutByProxy;
  if (isOut || data === undefined || data.caller !== null)
    return (
      <>
        <div role="alert">{isOut ? <SignedOut /> : null}</div>
        {children}
      </>
    );
  return (
    <Suspense fallback={<Loading />}>
      <SignInPage />
    </Suspense>
  );
}

function SignedOut() {
  return (
    <div className="column">
      <Notice look="warning" title={texts.failure.signedOutTitle}>
        <p>{texts.failure.signedOut}</p>
        <Button onPress={() => location.reload()}>{texts.failure.reload}</Button>
      </Notice>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { sessionQuery } from '../api/session.ts';
import { Loading } from '../parts/loading.tsx';

const SignInPage = lazy(async () => {
  const { SignInPage: page } = await import('./sign-in-page.tsx');
  return { default: page };
});

/** In place of the page while the service does not know who asks. Without access control it is open. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return null;
  if (data === undefined || data.caller !== null) return children;
  return (
    <Suspense fallback={<Loading />}>
      <SignInPage />
    </Suspense>
  );
}

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { I18nProvider } from 'react-aria-components';
import { readAgain } from './api/query-changes.ts';
import { queryKeys } from './api/query-keys.ts';
import { ApiProblem } from './api/request.ts';
import { router } from './router.tsx';
import { language } from './texts/language.ts';

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askWhoIsSignedIn }),
  mutationCache: new MutationCache({ onError: askWhoIsSignedIn }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A refusal stays a refusal. Only a missing response can be temporary.
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500),
      retryDelay: (attempt) => 500 * 2 ** attempt,
      networkMode: 'always',
      // Off by default for requests that do not wait for the network.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

/** The session has ended, perhaps. Then the page asks to sign in. */
function askWhoIsSignedIn(error: unknown): void {
  if (error instanceof ApiProblem && error.status === 401) void readAgain(queries, queryKeys.session);
}

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider locale={language}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>
  );
}

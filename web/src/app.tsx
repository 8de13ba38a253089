import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { ApiProblem } from './api/request.ts';
import { router } from './router.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A refusal stays a refusal. Only a missing response can be temporary.
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500),
      retryDelay: (attempt) => 500 * 2 ** attempt,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.ts';
import { Layout } from '../parts/layout.tsx';
import { Account } from './account.tsx';
import { Gate } from './gate.tsx';

/** What every page is in. All links of the navigation lead to the same form until someone is signed in. */
export function Frame() {
  const { data } = useQuery(sessionQuery);
  return (
    <Layout account={<Account />} hasNavigation={data?.caller !== null}>
      <Gate>
        <Outlet />
      </Gate>
    </Layout>
  );
}

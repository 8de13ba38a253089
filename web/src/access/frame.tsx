import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.ts';
import { Layout } from '../parts/layout.tsx';
import { Account } from './account.tsx';
import { Gate } from './gate.tsx';

/** What every page is in. Until someone signs in, each link would lead to the sign-in form, so there is no navigation. */
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

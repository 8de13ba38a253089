import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.ts';
import { Layout } from '../parts/layout.tsx';
import { Account } from './account.tsx';
import { Gate } from './gate.tsx';

/** The frame of every page. It has no navigation until someone signs in, because each link would lead to the form. */
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

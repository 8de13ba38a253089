import { Outlet } from '@tanstack/react-router';
import { Layout } from '../parts/layout.tsx';
import { Account } from './account.tsx';
import { Gate } from './gate.tsx';

/** What every page is in. */
export function Frame() {
  return (
    <Layout account={<Account />}>
      <Gate>
        <Outlet />
      </Gate>
    </Layout>
  );
}

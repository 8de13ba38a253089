import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../api/settings.ts';
import { HealthNotice } from '../parts/health-notice.tsx';
import { Loading } from '../parts/loading.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { SignInSettings } from '../sign-ins/sign-in-settings.tsx';
import { texts } from '../texts/texts.ts';
import { IntegrationSettings } from './integration-settings.tsx';
import { PerformanceForm } from './performance-form.tsx';
import { ReportingForm } from './reporting-form.tsx';

export function SettingsPage() {
  const { data, error, refetch } = useQuery({ ...settingsQuery, refetchOnWindowFocus: false });
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={texts.settings.title}>{texts.settings.title}</PageHeading>
        <p className="lead">{texts.settings.intro}</p>
      </div>
      <HealthNotice />
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined && error !== null ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <ReportingForm settings={data.reporting} />
          <PerformanceForm settings={data.performance} />
          <SignInSettings />
          <IntegrationSettings settings={data.integrations} />
        </>
      )}
    </div>
  );
}

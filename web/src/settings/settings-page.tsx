import { useQuery } from '@tanstack/react-query';
import { AccessSettings } from '../access/access-settings.tsx';
import { useMay } from '../api/session.ts';
import { settingsQuery } from '../api/settings.ts';
import { HealthNotice } from '../parts/health-notice.tsx';
import { Loading } from '../parts/loading.tsx';
import { LoadFailure, Notice } from '../parts/notices.tsx';
import { PageHeading } from '../parts/page-heading.tsx';
import { ShareSettings } from '../shares/share-settings.tsx';
import { SignInSettings } from '../sign-ins/sign-in-settings.tsx';
import { accessTexts } from '../texts/access.ts';
import { settingsTexts } from '../texts/settings.ts';
import { WebhookSettings } from '../webhooks/webhook-settings.tsx';
import { IntegrationSettings } from './integration-settings.tsx';
import { PerformanceForm } from './performance-form.tsx';
import { ReportingForm } from './reporting-form.tsx';

export function SettingsPage() {
  const isAdmin = useMay('admin');
  const mayShare = useMay('scan');
  return (
    <div className="column">
      <div className="page-head">
        <PageHeading title={settingsTexts.title}>{settingsTexts.title}</PageHeading>
        <p className="lead">{settingsTexts.intro}</p>
      </div>
      <HealthNotice />
      {isAdmin ? (
        <AllSettings />
      ) : (
        <Notice look="info" title={accessTexts.adminsOnly}>
          <p>{accessTexts.adminsOnlyText}</p>
        </Notice>
      )}
      {mayShare ? <ShareSettings /> : null}
    </div>
  );
}

function AllSettings() {
  const { data, error, refetch } = useQuery({ ...settingsQuery, refetchOnWindowFocus: false });
  if (data === undefined)
    return error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ReportingForm settings={data.reporting} />
      <PerformanceForm settings={data.performance} />
      <SignInSettings />
      <WebhookSettings />
      <AccessSettings />
      <IntegrationSettings settings={data.integrations} />
    </>
  );
}

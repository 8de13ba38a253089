import { useQuery } from '@tanstack/react-query';
import type { SettingsGroup } from '../api/settings.ts';
import { settingsQuery } from '../api/settings.ts';
import { Loading } from '../parts/loading.tsx';
import { LoadFailure } from '../parts/notices.tsx';
import { IntegrationSettings } from './integration-settings.tsx';
import { PerformanceForm } from './performance-form.tsx';
import { ReportingForm } from './reporting-form.tsx';

/** One group of the settings that the service stores, once they are read. */
export function StoredSettings({ part }: { readonly part: SettingsGroup }) {
  const { data, error, refetch } = useQuery({ ...settingsQuery, refetchOnWindowFocus: false });
  if (data === undefined)
    return error === null ? <Loading /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (part === 'reporting') return <ReportingForm settings={data.reporting} />;
  if (part === 'performance') return <PerformanceForm settings={data.performance} />;
  return <IntegrationSettings settings={data.integrations} />;
}

import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../api/health.ts';
import type { HealthDetails } from '../api/health.ts';
import { texts } from '../texts/base.ts';
import { Notice } from './notices.tsx';

/** What keeps scans from running, or from running safely, and what to do about it. Nothing where all is well or not known. */
export function HealthNotice() {
  const { data } = useQuery(healthQuery);
  const parts = data === undefined ? [] : listTroubles(data);
  if (parts.length === 0) return null;
  const isFailed = parts.some(({ status }) => status === 'failed');
  return (
    <Notice look={isFailed ? 'danger' : 'warning'} title={isFailed ? texts.health.failed : texts.health.degraded}>
      {parts.map(({ detail, remedy }) => (
        <p key={detail}>{`${detail ?? ''} ${remedy ?? ''}`}</p>
      ))}
    </Notice>
  );
}

/** Parts without a remedy settle by themselves. One text is shown once: a broken browser has no sandbox either. */
function listTroubles({ browser, sandbox, files, queue }: HealthDetails) {
  const shown = [browser, ...(browser.status === 'failed' ? [] : [sandbox]), files, queue];
  return shown.filter(({ status, remedy }) => status !== 'ok' && remedy !== undefined);
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showScan } from '../api/query-changes.ts';
import type { NewScanInput, Scan, ScannedPage } from '../api/scans.ts';
import { createScan } from '../api/scans.ts';
import { useMay } from '../api/session.ts';
import { announce } from './announcer.tsx';
import { Button } from './button.tsx';
import { ErrorLine } from './error-line.tsx';
import { pageListTexts as words } from '../texts/page-list.ts';

type Acceptable = NonNullable<NewScanInput['accept']>[number];

const acceptable: readonly Acceptable[] = [
  'empty_document',
  'auth_required',
  'consent_required',
  'soft_not_found',
  'bot_challenge',
];
type Props = { readonly scan: Scan; readonly page: ScannedPage };

/**
 * For a page that failed with an outcome that a person may overrule: starts a scan of this page that accepts the outcome, in
 * addition to those that this scan accepts, with its viewport and tag.
 */
export function ScanAnyway({ scan, page }: Props) {
  const outcome = acceptable.find((code) => code === page.outcome);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: (code: Acceptable) =>
      createScan({
        sitemap_url: page.url,
        scan_type: 'single',
        viewport_preset: scan.viewport.preset,
        accept: acceptable.filter((one) => one === code || scan.accept.includes(one)),
        ...(scan.tag !== null && { tag: scan.tag }),
      }),
    onSuccess: async (started) => {
      showScan(queries, started);
      announce(words.scanningAnyway);
      await navigate({ to: '/scans/$scanId', params: { scanId: started.id } });
    },
  });
  const mayScan = useMay('scan');
  if (!mayScan || page.status !== 'failed' || page.path.length > 0 || outcome === undefined) return null;
  return (
    <div className="button-line">
      <Button
        size="small"
        aria-label={words.scanAnywayOf(page.url)}
        isBusy={start.isPending}
        onPress={() => start.mutate(outcome)}
      >
        {words.scanAnyway}
      </Button>
      <ErrorLine error={start.error} />
    </div>
  );
}

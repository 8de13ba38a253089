import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { NewScanInput, ScannedPage } from '../api/scans.ts';
import { createScan } from '../api/scans.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { explain } from '../parts/notices.tsx';
import { texts } from '../texts/texts.ts';

type Acceptable = NonNullable<NewScanInput['accept']>[number];

const acceptable: readonly Acceptable[] = ['empty_document', 'auth_required', 'soft_not_found', 'bot_challenge'];
const words = texts.pagesList;

/** For a page that failed by an outcome that a person may overrule: a scan of this page that accepts it. */
export function ScanAnyway({ page }: { readonly page: ScannedPage }) {
  const outcome = acceptable.find((code) => code === page.outcome);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: (accept: Acceptable) => createScan({ sitemap_url: page.url, scan_type: 'single', accept: [accept] }),
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['scans'] });
      announce(words.scanningAnyway);
      await navigate({ to: '/scans/$scanId', params: { scanId: id } });
    },
  });
  if (page.status !== 'failed' || outcome === undefined) return null;
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
      <div role="alert">{start.error === null ? null : <p className="form-error">{explain(start.error)}</p>}</div>
    </div>
  );
}

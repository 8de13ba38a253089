import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain, showScan } from '../api/query-changes.ts';
import { queryKeys } from '../api/query-keys.ts';
import { commandScan } from '../api/scans.ts';
import type { Target } from '../api/targets.ts';
import { announce } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { Link } from '../parts/link.tsx';
import { targetTexts as words } from '../texts/targets.ts';

/** `started`: the ids of the scans. */
type Outcome = { readonly started: readonly string[]; readonly failed: number };

type Props = { readonly sites: readonly Target[]; readonly onStarted: () => void };

/** Scans each chosen site again, as its latest scan did. */
export function ScanChosen({ sites, onStarted }: Props) {
  const { isPending, mutate, error, failed, started } = useScanAll(onStarted);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  return (
    <div className="stack-small" {...keptFocus}>
      <div className="button-line">
        <Button isDisabled={sites.length === 0} isBusy={isPending} onPress={() => mutate(sites)}>
          {words.scanChosen(sites.length)}
        </Button>
        {started.length === 0 ? null : (
          <span className="hint">
            {words.started(started.length)} <Started ids={started} />
          </span>
        )}
      </div>
      <ErrorLine error={error} summary={words.notStarted(failed)} />
    </div>
  );
}

/** One scan by itself; several are the newest in the list. */
function Started({ ids: [first = '', ...others] }: { readonly ids: readonly string[] }) {
  return others.length === 0 ? (
    <Link to="/scans/$scanId" params={{ scanId: first }}>
      {words.showStarted(1)}
    </Link>
  ) : (
    <Link to="/">{words.showStarted(others.length + 1)}</Link>
  );
}

/** One after the other: the queue may be full after some of them. */
function useScanAll(onStarted: () => void) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>({ started: [], failed: 0 });
  const all = useMutation({
    mutationFn: async (sites: readonly Target[]) => {
      const started: string[] = [];
      try {
        for (const { latest_scan: latest } of sites) {
          const scan = await commandScan(latest.id, 'rescan');
          showScan(queries, scan);
          started.push(scan.id);
        }
      } finally {
        setOutcome({ started, failed: sites.length - started.length });
        if (started.length > 0) announce(words.started(started.length));
        void readAgain(queries, queryKeys.allTargets);
      }
    },
    onSuccess: onStarted,
  });
  return { ...outcome, isPending: all.isPending, error: all.error, mutate: all.mutate };
}

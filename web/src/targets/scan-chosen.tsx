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
import { targetTexts as words } from '../texts/targets.ts';

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
        {started === 0 ? null : <span className="hint">{words.started(started)}</span>}
      </div>
      <ErrorLine error={error} summary={words.notStarted(failed)} />
    </div>
  );
}

/** One after the other: the queue may be full after some of them. */
function useScanAll(onStarted: () => void) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState({ started: 0, failed: 0 });
  const all = useMutation({
    mutationFn: async (sites: readonly Target[]) => {
      let started = 0;
      try {
        for (const { latest_scan: latest } of sites) {
          showScan(queries, await commandScan(latest.id, 'rescan'));
          started += 1;
        }
      } finally {
        setOutcome({ started, failed: sites.length - started });
        if (started > 0) announce(words.started(started));
        void readAgain(queries, queryKeys.allTargets);
      }
    },
    onSuccess: onStarted,
  });
  return { ...outcome, isPending: all.isPending, error: all.error, mutate: all.mutate };
}

import { useEffect, useState } from 'react';
import type { Scan, ScanCommand } from '../api/scans.ts';
import { hasEnded } from '../api/scans.ts';
import { useMay } from '../api/session.ts';
import { Button } from '../parts/button.tsx';
import { ErrorLine } from '../parts/error-line.tsx';
import { useKeptFocus } from '../parts/kept-focus.ts';
import { ShareDialog } from '../shares/share-dialog.tsx';
import { scanTexts } from '../texts/scan.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';
import type { Question } from './scan-menus.tsx';
import { ScanMenus } from './scan-menus.tsx';
import { useScanCommand } from './use-scan-command.ts';

/** The actions that the scan's status allows. The service refuses the others. */
export function ScanActions({ scan }: { readonly scan: Scan }) {
  const [asked, setAsked] = useState<Question>();
  const command = useScanCommand(scan);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const close = () => setAsked(undefined);
  const isOver = asked === 'end' && hasEnded(scan);
  // A later retry of its pages must not ask again.
  useEffect(() => {
    if (isOver) setAsked(undefined);
  }, [isOver]);
  const mayScan = useMay('scan');
  const run = (name: ScanCommand) => (command.isPending ? undefined : command.mutate(name));
  const pausing = commandOf(scan);
  return (
    <div className="scan-actions">
      <div role="group" aria-label={scanTexts.actions.label} className="button-line" {...keptFocus}>
        {pausing === undefined || !mayScan ? null : (
          <Button
            key={pausing}
            look="primary"
            size="small"
            isBusy={command.isPending && command.variables === pausing}
            onPress={() => run(pausing)}
          >
            {scanTexts.actions[pausing]}
          </Button>
        )}
        <ScanMenus scan={scan} mayScan={mayScan} onRun={run} onAsk={setAsked} />
      </div>
      <ErrorLine error={command.error} />
      {asked === 'share' ? <ShareDialog scanId={scan.id} subject={{ kind: 'scan' }} onClose={close} /> : null}
      <EndDialog scan={scan} isOpen={asked === 'end' && !isOver} onClose={close} />
      <DeleteDialog scan={scan} isOpen={asked === 'delete'} onClose={close} />
    </div>
  );
}

function commandOf({ status }: Scan): 'pause' | 'resume' | undefined {
  if (status === 'queued' || status === 'running') return 'pause';
  return status === 'pausing' || status === 'paused' ? 'resume' : undefined;
}

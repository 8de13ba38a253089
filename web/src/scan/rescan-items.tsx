import type { Scan, ScanCommand } from '../api/scans.ts';
import { hasEnded } from '../api/scans.ts';
import { MenuItem } from '../parts/menu.tsx';
import { scanTexts } from '../texts/scan.ts';

type Props = { readonly scan: Scan; readonly onChoose: (command: ScanCommand) => void };

/** The ways to scan the target again that the status of the scan allows. */
export function RescanItems({ scan, onChoose }: Props) {
  return listRescans(scan).map((command) => (
    <MenuItem key={command} onPress={() => onChoose(command)}>
      {scanTexts.actions[command]}
    </MenuItem>
  ));
}

function listRescans(scan: Scan): readonly ScanCommand[] {
  if (!hasEnded(scan)) return ['rescan'];
  const canRetry = scan.progress.pages_failed > 0 && scan.data_removed_at === null;
  return [
    'rescan',
    'rescan-fresh',
    ...(canRetry ? ['retry-failed' as const] : []),
    ...(scan.sample?.kind === 'wcag_em' ? ['rescan-draw-again' as const] : []),
  ];
}

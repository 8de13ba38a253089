import type { ReactNode } from 'react';
import type { Scan, ScanCommand } from '../api/scans.ts';
import { hasEnded } from '../api/scans.ts';
import { Button } from '../parts/button.tsx';
import { ExternalLink } from '../parts/external-link.tsx';
import { Menu, MenuItem } from '../parts/menu.tsx';
import { useNarrow } from '../parts/use-narrow.ts';
import { scanTexts } from '../texts/scan.ts';
import { shareTexts } from '../texts/shares.ts';
import { DownloadItems } from './download-items.tsx';
import { RescanItems } from './rescan-items.tsx';

export type Question = 'share' | 'end' | 'delete';

type Props = {
  readonly scan: Scan;
  readonly mayScan: boolean;
  readonly onRun: (command: ScanCommand) => void;
  readonly onAsk: (question: Question) => void;
};

/** The commands for a scan: in several menus, or in one where there is room for one alone. */
export function ScanMenus(props: Props) {
  const { scan, mayScan, onAsk } = props;
  const isNarrow = useNarrow();
  const { actions: words } = scanTexts;
  const hasReports = scan.progress.pages_completed > 0 && scan.data_removed_at === null;
  const isShareable = mayScan && hasReports;
  if (isNarrow)
    return (
      <Menu label={words.label}>
        {(close) => (
          <>
            {isShareable ? <MenuItem onPress={after(close, () => onAsk('share'))}>{shareTexts.share}</MenuItem> : null}
            <Others {...props} close={close} />
            {mayScan ? <Title>{words.again}</Title> : null}
            <Rescans {...props} close={close} />
            {hasReports ? <Title>{words.download}</Title> : null}
            {hasReports ? <DownloadItems scan={scan} /> : null}
          </>
        )}
      </Menu>
    );
  return (
    <>
      {hasReports ? <Menu label={words.download}>{() => <DownloadItems scan={scan} />}</Menu> : null}
      {isShareable ? (
        <Button size="small" onPress={() => onAsk('share')}>
          {shareTexts.share}
        </Button>
      ) : null}
      {mayScan ? <Menu label={words.again}>{(close) => <Rescans {...props} close={close} />}</Menu> : null}
      <Menu label={words.more}>{(close) => <Others {...props} close={close} />}</Menu>
    </>
  );
}

type InMenu = Props & { readonly close: () => void };

function Rescans({ scan, mayScan, onRun, close }: InMenu) {
  if (!mayScan) return null;
  return <RescanItems scan={scan} onChoose={(command) => after(close, () => onRun(command))()} />;
}

function Others({ scan, mayScan, onAsk, close }: InMenu) {
  const { actions: words } = scanTexts;
  return (
    <>
      <li>
        <ExternalLink href={scan.url}>{scanTexts.open[scan.scan_type]}</ExternalLink>
      </li>
      {mayScan && !hasEnded(scan) ? (
        <MenuItem isDangerous onPress={after(close, () => onAsk('end'))}>
          {words.end}
        </MenuItem>
      ) : null}
      {mayScan ? (
        <MenuItem isDangerous onPress={after(close, () => onAsk('delete'))}>
          {words.delete}
        </MenuItem>
      ) : null}
    </>
  );
}

function Title({ children }: { readonly children: ReactNode }) {
  return <li className="menu-title">{children}</li>;
}

/** The menu gives the focus back before the action moves it. */
function after(close: () => void, act: () => void): () => void {
  return () => {
    close();
    act();
  };
}

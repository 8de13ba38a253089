import { ProgressBar } from 'react-aria-components';
import type { Scan } from '../api/scans.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/base.ts';

type Props = { readonly label: string; readonly progress: Scan['progress'] };

export function ProgressLine({ label, progress }: Props) {
  const done = progress.pages_completed + progress.pages_failed;
  const said = texts.scans.progress(formatNumber(done), progress.pages_total);
  return (
    <ProgressBar
      className="progress"
      aria-label={label}
      value={progress.percent}
      valueLabel={said}
      isIndeterminate={progress.pages_total === 0}
    >
      <span className="progress-track">
        <span className="progress-fill" style={{ inlineSize: `${progress.percent}%` }} />
      </span>
      <span className="progress-text">{progress.pages_total === 0 ? texts.scans.phases[progress.phase] : said}</span>
    </ProgressBar>
  );
}

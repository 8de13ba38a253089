import type { Scan } from '../api/scans.ts';
import { nameTarget } from '../parts/name-target.ts';
import { Notice } from '../parts/notices.tsx';
import { useDocumentTitle } from '../parts/page-heading.tsx';
import { formatTime } from '../texts/format.ts';
import { scanTexts } from '../texts/scan.ts';
import { ScanDetails } from './scan-details.tsx';
import { ScoreCard } from './score-card.tsx';
import { SeverityChart } from './severity-chart.tsx';
import { Trend } from './trend.tsx';
import { VerdictCard } from './verdict-card.tsx';

/** In place of all sections of a scan whose pages and findings retention has removed. */
export function SummaryOnly({ scan, removedAt }: { readonly scan: Scan; readonly removedAt: string }) {
  useDocumentTitle(scanTexts.title(nameTarget(scan.url)));
  return (
    <div className="stack">
      <Notice look="info" title={scanTexts.removedTitle}>
        <p>{scanTexts.removedText(formatTime(removedAt))}</p>
      </Notice>
      {scan.progress.pages_completed === 0 ? null : (
        <>
          <VerdictCard scan={scan} />
          <div className="overview-grid">
            <ScoreCard scan={scan} />
            <SeverityChart counts={scan.summary.by_severity} />
          </div>
        </>
      )}
      <Trend scan={scan} />
      <ScanDetails scan={scan} />
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { Scan } from '../api/scans.ts';
import { isActive } from '../api/scans.ts';
import { severities } from '../api/url-words.ts';
import { UrlText } from '../parts/url-text.tsx';
import { SeverityShape, StatusBadge } from '../parts/badges.tsx';
import { ProgressLine } from '../parts/progress-line.tsx';
import { ScoreRing } from '../parts/score-ring.tsx';
import { formatNumber, formatTime } from '../texts/format.ts';
import { texts } from '../texts/base.ts';
import { nameTarget } from '../parts/name-target.ts';

export function ScanRow({ scan }: { readonly scan: Scan }) {
  const { progress } = scan;
  return (
    <li className="row scan-row">
      <ScoreRing score={scan.score} size="small" />
      <div className="row-main">
        <h3 className="row-title">
          <Link to="/scans/$scanId" params={{ scanId: scan.id }}>
            <UrlText>{nameTarget(scan.url)}</UrlText>
            <span className="visually-hidden">
              , {[scan.tag, formatTime(scan.created_at)].filter((part) => part !== null).join(', ')}
            </span>
          </Link>
        </h3>
        <p className="row-facts">
          <StatusBadge status={scan.status} />
          <span>{scan.scan_type === 'single' ? texts.scans.type.single : texts.pages(progress.pages_total)}</span>
          <time dateTime={scan.created_at}>{formatTime(scan.created_at)}</time>
          {scan.data_removed_at === null ? null : <span>{texts.scans.summaryOnly}</span>}
          {scan.viewport.preset === 'desktop' ? null : <span>{texts.viewport[scan.viewport.preset]}</span>}
          {scan.tag === null ? null : (
            <Link to="/" search={{ tag: scan.tag }} className="tag">
              {scan.tag}
            </Link>
          )}
        </p>
        {isActive(scan) ? <ProgressLine label={texts.scans.progressLabel} progress={progress} /> : null}
      </div>
      {scan.score === null ? null : <SeverityCounts scan={scan} />}
    </li>
  );
}

function SeverityCounts({ scan }: { readonly scan: Scan }) {
  const counts = scan.summary.by_severity;
  return (
    <dl className="row-counts">
      {severities.map((severity) => (
        <div key={severity}>
          <dt>
            <SeverityShape severity={severity} />
            {texts.severity[severity]}
          </dt>
          <dd>{formatNumber(counts[severity])}</dd>
        </div>
      ))}
    </dl>
  );
}

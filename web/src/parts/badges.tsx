import type { IssueKind, Severity } from '../api/issues.ts';
import type { ScanStatus } from '../api/scans.ts';
import { texts } from '../texts/base.ts';

/** Each severity has its own shape. Color only repeats it. */
const shapes: Readonly<Record<Severity, string>> = {
  critical: 'M8 1l7 7-7 7-7-7z',
  serious: 'M8 1.5l7 12.5H1z',
  moderate: 'M2 2h12v12H2z',
  minor: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13z',
};

export function SeverityShape({ severity }: { readonly severity: Severity }) {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" className={`shape shape-${severity}`}>
      <path d={shapes[severity]} />
    </svg>
  );
}

export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  return (
    <span className={`badge badge-${severity}`}>
      <SeverityShape severity={severity} />
      {texts.severity[severity]}
    </span>
  );
}

const looks: Readonly<Record<ScanStatus, string>> = {
  queued: 'neutral',
  running: 'active',
  pausing: 'active',
  paused: 'moderate',
  completed: 'good',
  partial: 'serious',
  failed: 'critical',
};

export function StatusBadge({ status }: { readonly status: ScanStatus }) {
  return <span className={`badge badge-${looks[status]}`}>{texts.status[status]}</span>;
}

export function KindBadge({ kind }: { readonly kind: IssueKind }) {
  return <span className={`badge badge-${kind === 'failed' ? 'critical' : 'neutral'}`}>{texts.kind[kind]}</span>;
}

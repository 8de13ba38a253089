import type { Scan } from '../api/scans.ts';
import { Notice } from '../parts/notices.tsx';
import { Link } from '../parts/link.tsx';
import { texts } from '../texts/base.ts';
import { scanTexts } from '../texts/scan.ts';

/** What a reader must know before relying on the numbers below. */
export function ScanNotices({ scan }: { readonly scan: Scan }) {
  return (
    <>
      {scan.status === 'failed' ? (
        <Notice look="danger" title={scanTexts.failedTitle}>
          <p>
            {scan.error?.message ?? texts.failure.unknown}{' '}
            {scan.progress.pages_failed > 1 ? <FailedPagesLink scan={scan} /> : null}
          </p>
        </Notice>
      ) : null}
      {scan.status === 'partial' ? <PartialNotice scan={scan} /> : null}
      {scan.status === 'paused' ? <PausedNotice error={scan.error} /> : null}
      {scan.accept.length > 0 && scan.progress.pages_completed > 0 ? (
        <Notice look="info" title={scanTexts.acceptTitle}>
          <p>{scanTexts.acceptText(scan.accept.map((code) => scanTexts.outcome[code]))}</p>
        </Notice>
      ) : null}
      <ReuseNotice notes={scan.notes} />
    </>
  );
}

/** Some pages could not be scanned, or a person ended the scan. */
function PartialNotice({ scan }: { readonly scan: Scan }) {
  const { error, progress } = scan;
  const title = error?.code === 'ended' ? scanTexts.endedTitle : scanTexts.partialTitle(progress.pages_failed);
  return (
    <Notice look="warning" title={title}>
      <p>
        {error?.message} {scanTexts.partialText} {progress.pages_failed > 0 ? <FailedPagesLink scan={scan} /> : null}
      </p>
    </Notice>
  );
}

/** A person paused it, or it could not sign in. */
function PausedNotice({ error }: Pick<Scan, 'error'>) {
  return (
    <Notice look={error === null ? 'info' : 'warning'} title={scanTexts.pausedTitle}>
      <p>{error?.message ?? scanTexts.pausedText}</p>
    </Notice>
  );
}

/** Nothing of earlier scans is reused. That is no limit of the results. */
function ReuseNotice({ notes }: Pick<Scan, 'notes'>) {
  const stopped = notes.find(isOfReuse);
  if (stopped === undefined) return null;
  return (
    <Notice look="info" title={scanTexts.reuseStoppedTitle}>
      <p>{stopped.message}</p>
    </Notice>
  );
}

/** What the scan left out, for those who ask: it stands below what is most urgent. */
export function ScanNotes({ notes }: Pick<Scan, 'notes'>) {
  const others = notes.filter((note) => !isOfReuse(note));
  if (others.length === 0) return null;
  return (
    <details className="card disclosure">
      <summary>{scanTexts.notesTitle}</summary>
      <ul className="plain-list">
        {others.map((note) => (
          <li key={note.code}>{note.message}</li>
        ))}
      </ul>
    </details>
  );
}

function isOfReuse({ code }: Scan['notes'][number]): boolean {
  return code === 'reuse_stopped';
}

function FailedPagesLink({ scan }: { readonly scan: Scan }) {
  return (
    <Link to="/scans/$scanId/pages" params={{ scanId: scan.id }} search={{ status: 'failed' }}>
      {scanTexts.partialLink}
    </Link>
  );
}

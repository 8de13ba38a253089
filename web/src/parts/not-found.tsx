import { Link } from '@tanstack/react-router';
import { ApiProblem } from '../api/request.ts';
import { isShared } from '../reach/share-link.ts';
import { texts } from '../texts/base.ts';
import { PageHeading } from './page-heading.tsx';

type Missing = 'url' | 'scan' | 'issue' | 'page' | 'occurrence';

const missingByCode: Readonly<Record<string, Missing>> = {
  scan_not_found: 'scan',
  issue_not_found: 'issue',
  page_not_found: 'page',
  occurrence_not_found: 'occurrence',
};

/** What the service does not have. Undefined if the request failed for another reason. */
export function findMissing(error: unknown): Missing | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 404) return undefined;
  return missingByCode[error.code] ?? 'url';
}

type Props = {
  readonly missing?: Missing;
  /** The scan that has no such issue or page. */
  readonly scanId?: string;
  readonly title?: string;
};

export function NotFound({ missing = 'url', scanId, title = texts.notFound[missing].title }: Props) {
  const isInScan = scanId !== undefined && missing !== 'url' && missing !== 'scan';
  return (
    <div className="column empty">
      <PageHeading title={title}>{title}</PageHeading>
      <p>{texts.notFound[missing].text}</p>
      <p>
        {isInScan && !isShared ? (
          <Link to={missing === 'page' ? '/scans/$scanId/pages' : '/scans/$scanId/issues'} params={{ scanId }}>
            {texts.notFound[missing].link}
          </Link>
        ) : (
          <Link to="/">{isShared ? texts.shared.toSubject : texts.notFound.link}</Link>
        )}
      </p>
    </div>
  );
}

/** The subject of a share link: a scan, or one part of it. */
export type Reach = {
  readonly scan_id: string;
  readonly subject:
    | { readonly kind: 'scan' }
    | { readonly kind: 'page'; readonly id: string }
    | { readonly kind: 'issue'; readonly issue_kind: 'failed' | 'needs_review'; readonly key: string }
    | { readonly kind: 'component'; readonly key: string };
};

const sections = /^(?:|\/components|\/standards|\/issues(?:\/.+)?|\/pages(?:\/.+)?|\/occurrences\/.+)$/u;

/** Tells whether a share link shows what is at a path of the interface, such as `/scans/1/issues?kind=failed`. */
export function isReachable({ scan_id: scanId, subject }: Reach, path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://curbcut');
  if (pathname === '/') return true;
  const scan = `/scans/${scanId}`;
  if (pathname !== scan && !pathname.startsWith(`${scan}/`)) return false;
  return isIn(subject, pathname.slice(scan.length), searchParams);
}

/** `place`: what of the scan the path names. */
function isIn(subject: Reach['subject'], place: string, query: URLSearchParams): boolean {
  const isIssue = /^\/issues\/[^/]+\/[^/]+$/u.test(place);
  switch (subject.kind) {
    case 'scan':
      return sections.test(place);
    case 'page':
      return place === `/pages/${subject.id}` || (isIssue && query.get('page') === subject.id);
    case 'issue':
      return place === `/issues/${subject.issue_kind}/${encodeURIComponent(subject.key)}`;
    default:
      return isIssue && query.get('component') === subject.key;
  }
}

import type { Share } from '../../service/shares/share.ts';

/** The parameters of a request, after their validation. */
type Asked = {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
};

/** Tells whether a share link shows what a request asks for. The scan of the path is that of the link. */
export type SharedRead = (share: Share, asked: Asked) => boolean;

export const anyShare: SharedRead = () => true;

export const shareOfScan: SharedRead = ({ subject }) => subject.kind === 'scan';

export const shareOfPage: SharedRead = ({ subject }, { params }) =>
  subject.kind === 'scan' || (subject.kind === 'page' && params['page_id'] === subject.id);

/** The findings of one issue. A link to something narrower shows them if the request is limited to it. */
export const shareOfFindings: SharedRead = ({ subject }, { query }) => {
  switch (subject.kind) {
    case 'scan':
      return true;
    case 'page':
      return query['page_id'] === subject.id;
    case 'issue':
      return query['kind'] === subject.issue_kind && query['key'] === subject.key;
    default:
      return query['component'] === subject.key;
  }
};

export const shareOfComponent: SharedRead = ({ subject }, { query }) =>
  subject.kind === 'scan' || (subject.kind === 'component' && query['key'] === subject.key);

/** A report of one issue, or of the whole scan. */
export const shareOfReport: SharedRead = ({ subject }, { query }) =>
  subject.kind === 'scan' ||
  (subject.kind === 'issue' && query['kind'] === subject.issue_kind && query['key'] === subject.key);

import { expect, it } from 'vitest';
import { isReachable } from './is-reachable.ts';

const paths = [
  '/',
  '/settings',
  '/settings/webhooks',
  '/scans/1',
  '/scans/12',
  '/scans/2/issues',
  '/scans/1/comparison',
  '/scans/1/review',
  '/scans/1/pages',
  '/scans/1/pages/5',
  '/scans/1/pages/6',
  '/scans/1/occurrences/7',
  '/scans/1/issues/failed/image-alt',
  '/scans/1/issues/needs_review/image-alt',
  '/scans/1/issues/failed/image-alt?page=5',
  '/scans/1/issues/failed/image-alt?page=6',
  '/scans/1/issues/failed/region?component=card',
];

it.each([
  [
    { kind: 'scan' } as const,
    [
      '/',
      '/scans/1',
      '/scans/1/pages',
      '/scans/1/pages/5',
      '/scans/1/pages/6',
      '/scans/1/occurrences/7',
      ...paths.slice(12),
    ],
  ],
  [{ kind: 'page', id: '5' } as const, ['/', '/scans/1/pages/5', '/scans/1/issues/failed/image-alt?page=5']],
  [
    { kind: 'issue', issue_kind: 'failed', key: 'image-alt' } as const,
    [
      '/',
      '/scans/1/issues/failed/image-alt',
      '/scans/1/issues/failed/image-alt?page=5',
      '/scans/1/issues/failed/image-alt?page=6',
    ],
  ],
  [{ kind: 'component', key: 'card' } as const, ['/', '/scans/1/issues/failed/region?component=card']],
])('a link to a part of a scan leads to nothing else: %o', (subject, reachable) => {
  expect(paths.filter((path) => isReachable({ scan_id: '1', subject }, path))).toEqual(reachable);
});

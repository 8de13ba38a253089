import { format } from './format.ts';

/** Numbers with their nouns: `1 page`, `1,200 pages`. */
export const counts = {
  pages: (count: number) => format.count(count, { one: 'page', other: 'pages' }),
  issues: (count: number) => format.count(count, { one: 'issue', other: 'issues' }),
  occurrences: (count: number) => format.count(count, { one: 'element', other: 'elements' }),
};

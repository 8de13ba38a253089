import type { counts as english } from '../en/counts.ts';
import { format } from './format.ts';

export const counts: typeof english = {
  pages: (count) => format.count(count, { one: 'Seite', other: 'Seiten' }),
  issues: (count) => format.count(count, { one: 'Problem', other: 'Probleme' }),
  occurrences: (count) => format.count(count, { one: 'Element', other: 'Elemente' }),
};

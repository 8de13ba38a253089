import type { reportBaseline as english } from '../en/report-baseline.ts';
import { format } from './format.ts';

export const reportBaseline: typeof english = {
  title: 'Vergleich mit der Baseline',
  counts: ({ new: added, altered, unchanged, unjudged, fixed }) =>
    [
      `${format.number(added)} neu`,
      `${format.number(altered)} geändert`,
      `${format.number(unchanged)} bekannt`,
      `${format.number(fixed)} behoben`,
      ...(unjudged > 0
        ? [`${format.number(unjudged)} nicht beurteilt, weil die Baseline nicht nach ihnen gesucht hat`]
        : []),
    ].join(', '),
  states: { new: 'Neu', altered: 'Geändert', unchanged: 'Bekannt', unjudged: 'Nicht beurteilt' },
  fixed: 'Behoben',
  columns: { severity: 'Schweregrad', rule: 'Regel', page: 'Seite', element: 'Element', text: 'Inhalt' },
  more: (count) =>
    `${format.count(count, { one: 'weiterer Befund steht', other: 'weitere Befunde stehen' })} im JSON-Bericht.`,
};

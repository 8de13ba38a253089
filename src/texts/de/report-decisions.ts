import type { reportDecisions as english } from '../en/report-decisions.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

export const reportDecisions: typeof english = {
  title: 'Was Menschen entschieden haben',
  columns: ['Problem', 'Regel', 'Entscheidung'],
  leftOut: (count) =>
    `Nicht aufgeführte Entscheidungen: ${count}. Der Bericht „CSV, vollständig“ enthält die Entscheidung zu jedem Element.`,
  names: {
    false_positive: 'Fehlalarm',
    accepted: 'vorerst akzeptiert',
    fixed_pending: 'behoben, wartet auf den nächsten Scan',
    confirmed: 'geprüft, ein Problem',
  },
  noProblem: 'geprüft, kein Problem',
  decided: (occurrences, name) => `${counts.occurrences(occurrences)}: ${name}`,
  reason: (text) => `„${text}“`,
  by: (name) => `von ${name}`,
  until: (day) => `bis ${format.date(day)}`,
  moreGrounds: (count) => format.count(count, { one: 'weiterer Grund', other: 'weitere Gründe' }),
  heading: 'Was Menschen entschieden haben:',
  about: (title, decision) => `${title}: ${decision}`,
};

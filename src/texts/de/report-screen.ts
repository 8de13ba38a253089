import type { reportScreen as english } from '../en/report-screen.ts';

export const reportScreen: typeof english = {
  contents: 'Inhalt',
  filters: 'Probleme anzeigen',
  details: 'Einzelheiten',
  standard: 'Standard',
  allRules: 'Alle Regeln',
  search: 'Suchen',
  shown: 'Gezeigte Probleme:',
};

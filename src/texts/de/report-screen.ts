import type { reportScreen as english } from '../en/report-screen.ts';

export const reportScreen: typeof english = {
  contents: 'Inhalt',
  filters: 'Probleme anzeigen',
  details: 'Einzelheiten',
};

import type { Texts } from '../en/page.ts';

export const texts: Texts = {
  loadingTitle: 'Seite',
  inScan: (time) => `Scan vom ${time}`,
  issues: 'Probleme auf dieser Seite',
  noIssues:
    'Die automatischen Tests haben auf dieser Seite keine Probleme gefunden. Lassen Sie Menschen testen, was Automaten nicht können.',
  notScanned: 'Diese Seite wurde nicht gescannt. Ihre Probleme sind daher unbekannt.',
  history: 'Verlauf dieser Seite',
  historyNone: 'Das ist der erste Scan dieser Seite. Scannen Sie später erneut, um eine Entwicklung zu sehen.',
  review: 'Zu prüfen',
};

import type { Texts } from '../en/page.ts';
import { formatNumber, plural } from './format.ts';

export const texts: Texts = {
  loadingTitle: 'Seite',
  open: 'Seite öffnen',
  scanned: (time) => `Gescannt im Scan vom ${time}`,
  issues: 'Probleme auf dieser Seite',
  noIssues:
    'Auf dieser Seite hat kein automatischer Test etwas gefunden. Lassen Sie Menschen testen, was Automaten nicht können.',
  notScanned: 'Diese Seite wurde nicht gescannt. Über ihre Probleme ist daher nichts bekannt.',
  allOccurrences: (value) =>
    plural(value, { one: 'Fundstelle ansehen', other: `Alle ${formatNumber(value)} Fundstellen ansehen` }),
  example: 'Beispiel',
  history: 'Verlauf dieser Seite',
  historyNone: 'Das ist der erste Scan dieser Seite. Scannen Sie später erneut, um eine Entwicklung zu sehen.',
  review: 'Zu prüfen',
};

import type { Texts } from '../en/page-list.ts';
import { count, formatNumber } from './format.ts';

export const texts: Texts = {
  search: 'URLs und Titel durchsuchen',
  sort: 'Sortieren nach',
  sorts: {
    found: 'Reihenfolge der Website',
    path: 'URL',
    score: 'Niedrigste Punktzahl',
    '-failed': 'Meiste Fehler',
  },
  status: 'Status',
  statuses: { pending: 'Wartet', running: 'Läuft', completed: 'Gescannt', failed: 'Nicht gescannt' },
  none: 'Keine Seite passt zu diesen Filtern.',
  noneYet: 'Es wurden noch keine Seiten gefunden.',
  score: (value) => `Punktzahl ${value}`,
  failures: (value) => count(value, { one: 'Fehler', other: 'Fehler' }),
  review: (value) => `${formatNumber(value)} zu prüfen`,
  http: (status) => `HTTP ${status}`,
  attempts: (value) => count(value, { one: 'Versuch', other: 'Versuche' }),
  redirected: (url) => `Weitergeleitet zu ${url}`,
  found: (value) => count(value, { one: 'Seite', other: 'Seiten' }),
  scannedAnyway: 'Trotzdem gescannt',
  unchangedSince: (time) => `Unverändert, seit diese Seite am ${time} gescannt wurde`,
  scanAnyway: 'Diese Seite trotzdem scannen',
  scanAnywayOf: (url) => `Diese Seite trotzdem scannen: ${url}`,
  scanningAnyway: 'Ein Scan dieser Seite wurde gestartet.',
};

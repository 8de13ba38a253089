import type { Texts } from '../en/comparison.ts';
import { count } from './format.ts';

export const texts: Texts = {
  noBaseTitle: 'Noch nichts zum Vergleichen',
  noBase:
    'Von dieser Website gibt es keinen früheren beendeten Scan mit gleichem Anzeigebereich, gleicher Sprache, Anmeldung und gleichen Ausnahmen. Scannen Sie sie nach einer Änderung erneut, um zu sehen, was neu und was behoben ist.',
  baseGone: 'Der Scan zum Vergleichen wurde gelöscht, oder die URL ist falsch geschrieben.',
  toPrevious: 'Mit dem vorigen Scan vergleichen',
  base: 'Vergleichen mit',
  basePrevious: 'Voriger Scan',
  against: (time) => `Verglichen mit dem Scan vom ${time}.`,
  statesChangedTitle: 'Verschiedene Zustände',
  statesChanged:
    'Die beiden Scans haben ihre Seiten in verschiedenen Zuständen geprüft, etwa mit dunklen Farben oder größeren Textabständen. Ihre Punktzahlen sind nicht vergleichbar.',
  engineChangedTitle: 'Verschiedene Versionen des Prüfprogramms',
  engineChanged:
    'Die beiden Scans haben verschiedene Versionen des Prüfprogramms verwendet. Manche Unterschiede können daran liegen.',
  fontsChangedTitle: 'Verschiedene Schriften',
  fontsChanged:
    'Die beiden Scans liefen mit verschiedenen Schriften. Kontraste, Größen und Überlappungen können deshalb abweichen. Für einen sicheren Vergleich installieren Sie dieselben Schriften und scannen Sie erneut.',
  fontChange: (family, before, now) =>
    `${family}: ${before ?? 'keine Schrift'} im früheren Scan, ${now ?? 'keine Schrift'} in diesem Scan`,
  totals: {
    new: 'Neu',
    fixed: 'Behoben',
    changed: 'Geändert',
    unchanged: 'Unverändert',
    not_comparable: 'Nicht vergleichbar',
  },
  meaning: {
    new: 'nur in diesem Scan',
    fixed: 'nur im früheren Scan',
    changed: 'im früheren Scan zu prüfen',
    unchanged: 'in beiden Scans',
    not_comparable: 'nicht in beiden Scans geprüft',
  },
  review: (appeared, gone) => `Diese Zahlen zählen Fehler. Zu prüfen: ${appeared} neu, ${gone} nicht mehr da.`,
  cameBack: (value) =>
    count(value, {
      one: 'Element ist zurückgekehrt: als behoben markiert, aber in diesem Scan noch da.',
      other: 'Elemente sind zurückgekehrt: als behoben markiert, aber in diesem Scan noch da.',
    }),
  pagesTitle: 'Seiten, die sich unterscheiden',
  pages: {
    only_here: 'Nur in diesem Scan',
    only_in_base: 'Nur im früheren Scan',
    not_scanned_here: 'In diesem Scan nicht gescannt',
    not_scanned_in_base: 'Im früheren Scan nicht gescannt',
  },
  noIssues: 'Keiner der beiden Scans hat Probleme gefunden.',
  table: 'Probleme und wie sie sich geändert haben',
  nothingChanged: 'Es gibt keine neuen oder behobenen Fehler.',
  others: (value) =>
    count(value, { one: 'Problem ohne neue oder behobene Fehler', other: 'Probleme ohne neue oder behobene Fehler' }),
  elements: 'Geänderte Elemente',
  back: 'Zurück zum Vergleich',
  found: (value) =>
    `${count(value, { one: 'Element', other: 'Elemente' })}. Fehler, die über 1.000 je Seite hinausgehen, werden gezählt, aber nicht aufgeführt.`,
  because: {
    new_page: 'Diese Seite ist neu.',
    page_missing: 'Dieser Scan hat die Seite nicht.',
    page_not_scanned: 'Der andere Scan konnte die Seite nicht scannen.',
    rule_not_finished: 'Einer der Scans hat diese Prüfung auf der Seite nicht beendet.',
    frame_not_reached: 'Der andere Scan hat diesen Frame nicht erreicht.',
    state_not_checked: 'Der andere Scan hat die Seite nicht in diesem Zustand geprüft.',
    other_exclusions: 'Die beiden Scans schließen verschiedene Teile von Seiten aus.',
    findings_omitted: 'Der andere Scan hat auf der Seite zu viele Fehler gefunden, um alle zu speichern.',
  },
};

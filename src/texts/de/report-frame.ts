import type { reportFrame as english } from '../en/report-frame.ts';
import { format } from './format.ts';

export const reportFrame: typeof english = {
  statuses: {
    queued: 'wartet auf seinen Start',
    running: 'läuft',
    pausing: 'wird angehalten',
    paused: 'angehalten',
    completed: 'abgeschlossen',
    partial: 'teilweise abgeschlossen',
    failed: 'fehlgeschlagen',
  },
  unfinished: (status, done, total) =>
    `Dieser Scan ist noch nicht beendet (${status}): Bisher sind ${format.number(done)} von ${format.number(total)} Seiten fertig.`,
  limitedTo: (standard, counts) =>
    `Dieser Bericht enthält nur Probleme, die zu ${standard} gehören. Abschnitte: ${counts.failed} nicht bestanden, ${counts.needs_review} zu prüfen, ${counts.nothing_found} ohne Befund, ${counts.not_decided_by_scan} von diesem Scan nicht entschieden. In die Punktzahl gehen alle Regeln ein.`,
  bestPractice: 'Best Practice',
  truncated: 'Ausgelassen oder gekürzt',
  sample: {
    wcagEm: 'Stichprobe nach WCAG-EM',
    templates: 'Stichprobe aus jeder Vorlage',
    size: (what, sampled, known) => `${what}: ${format.number(sampled)} von ${format.number(known)} bekannten Seiten,`,
    coverage: (sampled, templates) => `${format.number(sampled)} von ${format.number(templates)} Vorlagen.`,
    structured: (pages, ofEach) =>
      `Strukturiert: ${format.count(pages, { one: 'Seite', other: 'Seiten' })}, ${format.number(ofEach)} aus jeder Vorlage und die von einer Person genannten.`,
    random: (pages, seed) =>
      `Zufällig: ${format.count(pages, { one: 'Seite', other: 'Seiten' })}, aus den übrigen bekannten Seiten gezogen in der Reihenfolge von MD5(Startwert, Leerzeichen, URL), Startwert ${seed}.`,
    processes: (complete, processes, pages) =>
      `Vollständige Prozesse: ${complete} von ${processes} wurden vom ersten bis zum letzten Schritt gescannt (${format.count(pages, { one: 'Seite', other: 'Seiten' })}).`,
    limited: 'Wegen der Höchstzahl an Seiten fehlen Seiten, die zur Stichprobe gehören.',
    repeated: 'Die Seiten sind die eines früheren Scans.',
    representative:
      'Die zufälligen Seiten zeigen kein Problem, das die übrigen Seiten nicht zeigen (WCAG-EM, Schritt 4.c).',
    tooSmall: (issues) =>
      `Probleme, die nur die zufälligen Seiten zeigen: ${issues}. Die strukturierte Stichprobe sollte größer werden (WCAG-EM, Schritt 4.c).`,
  },
};

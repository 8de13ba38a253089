import type { messages as english } from '../en/messages.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

const { number } = format;

export const messages: typeof english = {
  test: 'Das ist ein Test eines Webhooks von Curbcut.',
  open: 'In Curbcut öffnen',
  ended: {
    completed: (scan) => `Der Scan von ${scan} ist abgeschlossen.`,
    partial: (scan) => `Der Scan von ${scan} ist beendet, aber einige Seiten wurden nicht gescannt.`,
    failed: (scan) => `Der Scan von ${scan} ist fehlgeschlagen.`,
    paused: (scan) => `Der Scan von ${scan} ist angehalten, weil seine Sitzung beendet ist.`,
  },
  pages: ({ scanned, failed, score }) =>
    `${counts.pages(scanned)} gescannt, ${number(failed)} nicht gescannt. Punktzahl: ${score === null ? 'keine' : number(score)}.`,
  found: ({ critical, serious, moderate, minor, toReview }) =>
    `Fehler: ${number(critical)} kritisch, ${number(serious)} schwerwiegend, ${number(moderate)} mäßig, ${number(minor)} gering. Zu prüfen: ${number(toReview)}.`,
  changed: ({ added, fixed }) =>
    added + fixed === 0
      ? 'Seit dem vorigen Scan ist kein Fehler neu oder behoben.'
      : `Seit dem vorigen Scan: ${format.count(added, { one: 'neuer Fehler', other: 'neue Fehler' })}, ${number(fixed)} behoben.`,
  seeChange: 'Änderungen ansehen',
  skipped: {
    not_ended: (url, at) =>
      `Der Zeitplan für ${url} hat am ${at} keinen Scan gestartet, weil der vorige noch nicht beendet war.`,
    missed: (url, at) =>
      `Der Zeitplan für ${url} hat am ${at} keinen Scan gestartet: Der Dienst lief nicht. Für alle verpassten Zeiten wurde ein Scan gestartet.`,
    invalid_scan: (url, at) =>
      `Der Zeitplan für ${url} hat am ${at} keinen Scan gestartet, weil seine Optionen nicht mehr gültig sind.`,
    queue_full: (url, at) =>
      `Der Zeitplan für ${url} hat am ${at} keinen Scan gestartet, weil zu viele Scans noch nicht beendet waren.`,
    error: (url, at) =>
      `Der Zeitplan für ${url} hat am ${at} keinen Scan gestartet. Den Grund nennt das Protokoll des Dienstes.`,
  },
};

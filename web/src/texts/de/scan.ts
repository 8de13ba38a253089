import type { Texts } from '../en/scan.ts';
import { count, formatNumber } from './format.ts';

export const texts: Texts = {
  sections: 'Bereiche des Scans',
  overview: 'Übersicht',
  issues: 'Probleme',
  pages: 'Seiten',
  standards: 'Standards',
  comparison: 'Vergleich',
  title: (host) => `Scan von ${host}`,
  open: {
    single: 'Seite öffnen',
    sitemap: 'Sitemap öffnen',
    list: 'Website öffnen',
    crawl: 'Startseite öffnen',
  },
  loadingTitle: 'Scan',
  deletedTitle: 'Dieser Scan wurde gelöscht',
  deleted: 'Der Scan wurde gelöscht.',
  actions: {
    label: 'Aktionen',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    'retry-failed': 'Nicht gescannte Seiten erneut versuchen',
    rescan: 'Erneut scannen',
    'rescan-fresh': 'Alle Seiten erneut analysieren',
    'rescan-draw-again': 'Mit anderen zufälligen Seiten erneut scannen',
    end: 'Jetzt beenden…',
    delete: 'Löschen…',
  },
  done: {
    pause: 'Der Scan hält an, sobald die laufenden Seiten fertig sind.',
    resume: 'Der Scan wird fortgesetzt.',
    end: 'Der Scan wurde beendet.',
    'retry-failed': 'Die nicht gescannten Seiten werden erneut versucht.',
    rescan: 'Ein neuer Scan desselben Ziels wurde gestartet.',
    'rescan-fresh': 'Ein neuer Scan desselben Ziels wurde gestartet. Er analysiert jede Seite.',
    'rescan-draw-again': 'Ein neuer Scan desselben Ziels wurde gestartet. Er zieht andere zufällige Seiten.',
  },
  endTitle: 'Diesen Scan jetzt beenden?',
  endText: 'Er behält die Ergebnisse der bisher gescannten Seiten. Die übrigen können Sie später erneut versuchen.',
  endConfirm: 'Scan beenden',
  deleteTitle: 'Diesen Scan löschen?',
  deleteText: (pages) =>
    `Damit werden seine Ergebnisse für ${pages} und alle seine Screenshots gelöscht. Das lässt sich nicht rückgängig machen.`,
  deleteConfirm: 'Scan löschen',
  progress: {
    title: 'Fortschritt',
    completed: 'Gescannt',
    failed: 'Nicht gescannt',
    remaining: 'Verbleibend',
    rate: 'Seiten pro Minute',
    left: 'Restzeit',
    unknown: 'Noch nicht bekannt',
    announce: (percent, failed) =>
      `${formatNumber(percent)} Prozent der Seiten sind fertig${failed > 0 ? `, ${formatNumber(failed)} nicht gescannt` : ''}.`,
    ended: {
      completed: 'Der Scan ist abgeschlossen.',
      partial: 'Der Scan ist beendet. Einige Seiten wurden nicht gescannt.',
      failed: 'Der Scan ist fehlgeschlagen.',
      paused: 'Der Scan ist angehalten.',
    },
  },
  failedTitle: 'Keine Seite konnte gescannt werden',
  partialTitle: (value) =>
    count(value, { one: 'Seite konnte nicht gescannt werden', other: 'Seiten konnten nicht gescannt werden' }),
  endedTitle: 'Dieser Scan wurde vorzeitig beendet',
  partialText: 'Punktzahl und Probleme beziehen sich auf die anderen Seiten.',
  partialLink: 'Gründe und Abhilfe ansehen',
  removedTitle: 'Von diesem Scan ist nur die Zusammenfassung übrig',
  removedText: (time) =>
    `Seine Seiten, Probleme und Screenshots wurden entfernt (${time}), weil er älter ist, als die Einstellungen erlauben. Scannen Sie das Ziel erneut, um die aktuellen Probleme zu sehen.`,
  pausedTitle: 'Dieser Scan ist angehalten',
  pausedText:
    'Sie sehen die Ergebnisse der bisher gescannten Seiten. Setzen Sie den Scan fort, um die übrigen zu scannen.',
  acceptTitle: 'Dieser Scan lässt Seiten zu, die sonst abgelehnt werden',
  acceptText: (outcomes) =>
    `Zugelassen: ${outcomes.join(', ')}. Punktzahl und Probleme schließen solche Seiten ein, und die Liste der Seiten kennzeichnet sie.`,
  notesTitle: 'In diesem Scan nicht enthalten',
  reuseStoppedTitle: 'Ergebnisse früherer Scans werden nicht wiederverwendet',
  outcome: {
    empty_document: 'Leeres Dokument',
    auth_required: 'Anmeldung erforderlich',
    consent_required: 'Einwilligung oder Auswahl erforderlich',
    soft_not_found: 'Seite nicht gefunden, aber mit Status 200 gesendet',
    bot_challenge: 'Abfrage einer Firewall',
  },
};

import type { reportProgress as english } from '../en/report-progress.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

const scans = (count: number) => format.count(count, { one: 'Scan', other: 'Scans' });

export const reportProgress: typeof english = {
  title: 'Fortschrittsnachweis',
  titleOf: (site) => `Fortschrittsnachweis: ${site}`,
  leftOutColumn: (left, most) =>
    `Unvollständig: ${scans(left)} dieses Ziels ${format.plural(left, { one: 'ist', other: 'sind' })} älter als diese ${format.number(most)}`,
  leftOut: (left, most) =>
    `Dieser Nachweis enthält die letzten ${format.number(most)} Scans. ${scans(left)} dieses Ziels ${format.plural(left, { one: 'ist', other: 'sind' })} älter.`,
  unfinished: (count) =>
    `${scans(count)} dieses Ziels ${format.plural(count, { one: 'ist', other: 'sind' })} noch nicht beendet und ${format.plural(count, { one: 'fehlt', other: 'fehlen' })} in diesem Nachweis.`,
  csv: {
    date: 'Datum',
    target: 'Ziel',
    viewport: 'Anzeigebereich',
    scan_id: 'Scan',
    status: 'Status',
    pages_known: 'Bekannte Seiten',
    pages_scanned: 'Gescannte Seiten',
    pages_failed: 'Fehlgeschlagene Seiten',
    score: 'Punktzahl',
    score_version: 'Version der Punktzahl',
    engine: 'Prüfprogramm',
    failed_issues: 'Probleme, nicht bestanden',
    failed_occurrences: 'Fundstellen, nicht bestanden',
    needs_review_issues: 'Probleme, zu prüfen',
    needs_review_occurrences: 'Fundstellen, zu prüfen',
    comparison: 'Vergleich',
    compared_with: 'Verglichen mit Scan',
    compared_with_date: 'Verglichen mit Scan vom',
    still_there: 'Noch vorhanden',
    new: 'Neu',
    fixed: 'Behoben',
    not_looked_at: 'Nicht untersucht',
    came_back: 'Wieder aufgetreten',
    needs_review_still_there: 'Zu prüfen, noch vorhanden',
    needs_review_new: 'Zu prüfen, neu',
    needs_review_fixed: 'Zu prüfen, nicht mehr gefunden',
    needs_review_not_looked_at: 'Zu prüfen, nicht untersucht',
    pages_not_looked_at: 'Nicht untersuchte Seiten',
    pages_added: 'Hinzugekommene Seiten',
    engine_changed: 'Anderes Prüfprogramm',
    states_changed: 'Andere Zustände',
    fonts_changed: 'Andere Schriften',
    accepted: 'Akzeptiert',
    fixed_pending: 'Behoben, wartet auf den nächsten Scan',
    false_positives: 'Fehlalarme',
    reviewed: 'Geprüft',
    data_removed: 'Daten entfernt',
  },
  cover: {
    scans: (count, first, last) =>
      first === last ? `${scans(count)} vom ${last}.` : `${scans(count)}, vom ${first} bis zum ${last}.`,
    now: (issues, occurrences) =>
      `Der letzte Scan mit Ergebnissen hat ${counts.issues(issues)} in ${format.count(occurrences, { one: 'Element', other: 'Elementen' })} gefunden.`,
    noResults: 'Keiner dieser Scans hat Ergebnisse, die sich zählen lassen.',
    openSince: (issues) =>
      `${counts.issues(issues)} des letzten Scans ${format.plural(issues, { one: 'hat', other: 'haben' })} mehrere Scans gefunden.`,
    note: 'Dieser Nachweis beruht auf automatischen Prüfungen in einem echten Browser. Siehe „Was dieser Nachweis zeigt und was nicht“ am Ende.',
    facts: {
      target: 'Ziel',
      type: 'Seiten eines Scans',
      viewport: 'Anzeigebereich',
      signIn: 'Anmeldung',
      period: 'Zeitraum',
      operator: 'Betreiber',
      standard: 'Standard',
      engines: 'Prüfprogramme',
      browsers: 'Browser',
      writtenBy: 'Erstellt von',
      language: 'Sprache',
    },
    noSignIn: 'keine: Seiten, wie Besucher sie sehen',
    languageName: 'Deutsch',
    writtenBy: (version, time) => `Curbcut ${version}, ${time}`,
  },
  scans: {
    title: 'Scans',
    chart: (first, last, points) =>
      `Liniendiagramm: Die Punktzahl ging über ${scans(points)} von ${first} auf ${last}. Die Tabelle darunter enthält jeden Wert.`,
    caption:
      'Jeder Scan nach der Zeit seines Endes (UTC), der älteste zuerst. Punktzahlen gehen von 0 bis 100; Fehlalarme sind nicht gezählt.',
    columns: {
      date: 'Scan',
      pages: 'Gescannte Seiten',
      score: 'Punktzahl',
      issues: 'Probleme',
      failed: 'Fehler',
      needsReview: 'Zu prüfen',
    },
    pages: (scanned, known) => `${format.number(scanned)} von ${format.number(known)}`,
    none: '–',
  },
  changes: {
    title: 'Was sich von Scan zu Scan geändert hat',
    intro:
      'Fehler, verglichen mit dem letzten Scan davor, von dem es Daten gibt. „Behoben“ zählt nur, wonach der spätere Scan gesucht und was er nicht gefunden hat. „Nicht untersucht“ ist, was einer der beiden Scans gefunden und wonach der andere nicht gesucht hat: Die Seite wurde nicht gescannt, oder die Regel, der Frame oder der Zustand wurde nicht geprüft.',
    caption: 'Fehler, die noch vorhanden, neu, behoben oder nicht untersucht sind, Scan für Scan',
    columns: {
      date: 'Scan',
      base: 'Verglichen mit',
      stillThere: 'Noch vorhanden',
      new: 'Neu',
      fixed: 'Behoben',
      notLookedAt: 'Nicht untersucht',
      pages: 'Nicht untersuchte Seiten',
    },
    reasons: {
      first_scan: 'der erste Scan: es gibt nichts, womit er zu vergleichen ist',
      no_page_scanned: 'keine Seite wurde gescannt',
      data_removed: 'Daten entfernt: von diesem Scan bleiben nur die Summen',
      earlier_data_removed: 'die Daten der Scans davor sind entfernt',
      earlier_left_out: 'die Scans davor sind nicht in diesem Nachweis',
      too_large: 'nicht verglichen, weil die Scans zu viele Fehler haben',
    },
    remarks: 'Was Unterschiede sonst erklärt',
    remark: (date, reasons) => `${date}: ${reasons.join(' ')}`,
    otherEngine: (before, now) =>
      `Ein anderes Prüfprogramm oder eine andere Version (${before ?? 'unbekannt'}, jetzt ${now ?? 'unbekannt'}).`,
    otherStates: 'Die Seiten wurden in anderen Zuständen betrachtet als zuvor.',
    otherFonts: 'Die Seiten wurden mit anderen Schriften angezeigt als zuvor.',
  },
  decisions: {
    title: 'Was Menschen entschieden haben',
    none: 'Zu den Befunden dieser Scans ist keine Entscheidung festgehalten.',
    caption:
      'Elemente jedes Scans nach dem, was Menschen über sie entschieden haben. „Wieder aufgetreten“ sind solche, die als behoben markiert waren und die dieser Scan wieder gefunden hat.',
    columns: {
      date: 'Scan',
      accepted: 'Akzeptiert',
      fixedPending: 'Behoben, seither nicht gescannt',
      falsePositives: 'Fehlalarme',
      reviewed: 'Geprüft',
      cameBack: 'Wieder aufgetreten',
    },
  },
  open: {
    title: 'Probleme, die am längsten offen sind',
    none: 'Der letzte Scan mit Ergebnissen hat kein Problem gefunden.',
    caption: 'Probleme des letzten Scans mit Ergebnissen; zuerst die, die als Erste gefunden wurden',
    columns: {
      issue: 'Problem',
      severity: 'Schweregrad',
      firstFound: 'Zuerst gefunden',
      days: 'Offen seit',
      found: 'Gefunden in',
      occurrences: 'Fehler jetzt',
    },
    orEarlier: (date) => `${date} oder früher`,
    days: (days) => format.count(days, { one: 'Tag', other: 'Tagen' }),
    found: (found, of) => `${format.number(found)} von ${format.count(of, { one: 'Scan', other: 'Scans' })}`,
    accepted: (accepted) => `${format.number(accepted)} akzeptiert`,
    more: (count) =>
      format.plural(count, {
        one: 'Ein weiteres Problem ist nicht aufgeführt.',
        other: `${format.number(count)} weitere Probleme sind nicht aufgeführt.`,
      }),
    intro:
      'Ein Problem ist eine Regel, die fehlgeschlagen ist. Dass zwei Scans es gefunden haben, bedeutet nicht, dass es dasselbe Element war: Diese Elemente zählt die Tabelle der Änderungen.',
  },
  limits: {
    title: 'Was dieser Nachweis zeigt und was nicht',
    points: [
      'Er zeigt, was automatische Prüfungen zu den genannten Zeitpunkten gefunden haben und was Menschen in diesem Dienst festgehalten haben. Automatische Prüfungen decken etwa ein Drittel der Erfolgskriterien ab, die meisten davon nur zum Teil.',
      'Er beweist nicht, dass die Website konform zu einem Standard oder einem Gesetz ist. Weniger Fehler bedeuten nicht, dass Menschen auf weniger Barrieren treffen: Schon eine einzige Barriere kann Menschen ausschließen.',
      'Ein Scan zeigt die Seiten, die er gescannt hat, wie sie zu dieser Zeit waren. Was nicht untersucht wurde, ist weder behoben noch weiterhin vorhanden.',
      'Andere Zahlen können von anderen Seiten, einer anderen Version des Prüfprogramms, anderen Schriften oder anderen Regeln der Punktzahl kommen. Der Nachweis nennt diese Unterschiede, soweit sie bekannt sind.',
      'Akzeptierte und als behoben markierte Befunde sind Entscheidungen von Menschen, keine Ergebnisse einer Prüfung.',
      'Gelöschte Scans sind nicht enthalten. Wo die Daten eines Scans nach Ablauf der Aufbewahrung entfernt wurden, bleiben seine Summen und lassen sich nicht mehr nachprüfen.',
    ],
    end: 'Zusammen mit dem Prüfprotokoll jedes Scans, einem Plan und Tests mit Menschen mit Behinderungen kann er belegen, was bekannt war und was getan wurde.',
  },
};

import type { reportEvidence as english } from '../en/report-evidence.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

const answers = { passed: 'erfüllt', failed: 'nicht erfüllt', not_applicable: 'nicht anwendbar' };

export const reportEvidence: typeof english = {
  pagesOf: (url) => `Seiten von ${url}`,
  title: (host) => `Entwurf aus einem automatischen Scan: ${host}`,
  evaluator: (version) => `Curbcut ${version} (automatische Prüfungen)`,
  summary: (pages, sampled) =>
    `Diese Datei stammt von einem automatischen Scan von ${counts.pages(pages)}; die Stichprobe umfasst davon ${counts.pages(sampled)}. Sie ist ein Entwurf: Jedes Kriterium muss eine Person bewerten.`,
  manual: 'Was eine Person noch prüfen muss:',
  toReview: (title) => `${title} (zu prüfen)`,
  failed: (occurrences) => `Im Scan nicht bestanden, ${counts.occurrences(occurrences)}:`,
  needsReview: (occurrences) => `Zu prüfen, ${counts.occurrences(occurrences)}:`,
  nothingFound: 'Die automatischen Prüfungen haben nichts gefunden. Sie prüfen nur Teile dieses Kriteriums.',
  testedBy: (rules) => `Geprüft durch: ${rules.join(', ')}.`,
  notTested: 'Keine automatische Prüfung dieses Scans prüft dieses Kriterium.',
  found: (title, count) => `${title}: ${count}`,
  foundToReview: (title, count) => `${title}: ${count} zu prüfen`,
  acr: {
    title: (name) => `ENTWURF: ${name}, Bericht zur Konformität mit Anforderungen an Barrierefreiheit (ACR)`,
    author: 'noch einzutragen',
    draft:
      'Dies ist ein Entwurf aus einem automatischen Scan. Er nennt nur Kriterien, die nicht erfüllt sind: Fehlende Zeilen wurden nicht bewertet, und eine Person muss sie ergänzen.',
    chapter: 'Nur Kriterien, die in einem automatischen Scan nicht erfüllt waren. Die übrigen wurden nicht bewertet.',
    methods: ({ version, pages, engine, browser, scan }) =>
      `Curbcut ${version}: automatische Prüfung von ${pages} Seiten mit ${engine ?? 'seinen Prüfwerkzeugen'} in ${browser ?? 'einem Browser'}, Scan ${scan}.`,
    failed: (occurrences, titles) =>
      `${counts.occurrences(occurrences)} ${format.plural(occurrences, { one: 'ist', other: 'sind' })} nicht bestanden: ${titles}. Eine Person muss die Stufe festlegen.`,
  },
  answer: ({ verdict, by, day, note }) =>
    `Antwort von ${by ?? 'einer Person'} am ${format.date(day)}, nicht vom Scan: ${answers[verdict]}.${note === null ? '' : ` ${note}`}`,
  example: (selector) => `zum Beispiel ${selector}`,
};

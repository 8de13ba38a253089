import type { reportIssues as english } from '../en/report-issues.ts';
import { counts } from './counts.ts';
import { format } from './format.ts';

export const reportIssues: typeof english = {
  found: 'Gefundene Probleme',
  toReview: 'Zu prüfende Probleme',
  criteria: (criteria) =>
    `WCAG ${criteria.map(({ criterion, name, level }) => `${criterion} ${name} (Stufe ${level})`).join('; ')}.`,
  noCriterion: 'Kein Erfolgskriterium der WCAG verlangt dies.',
  bestPractice: 'Kein Erfolgskriterium der WCAG verlangt dies. Es ist eine Best Practice.',
  requirement: 'Anforderung',
  affected: 'Wer betroffen ist',
  howToFix: 'So beheben Sie es',
  howToCheck: 'Was zu prüfen ist, und wie Sie es beheben',
  learnMore: 'Mehr erfahren',
  occurrences: 'Elemente',
  someOccurrences: (shown, all) => `Elemente: ${format.number(shown)} von ${format.number(all)}`,
  allMarked: 'Alle gespeicherten Elemente sind als Fehlalarm markiert.',
  pattern: (occurrences, pages) =>
    `Dieses Muster hat ${counts.occurrences(occurrences)} auf ${format.count(pages, { one: 'Seite', other: 'Seiten' })}.`,
  samePattern: 'Dasselbe Muster:',
  firstPages: 'Erste Seiten',
  page: 'Seite:',
  element: 'Element:',
  afterOpening: 'Nach dem Öffnen von',
  fixAll: 'Beheben Sie alles davon:',
  fixOne: 'Beheben Sie eines davon:',
  fixThis: 'Beheben Sie dies:',
  screenshot: (selector) => `Screenshot: Das umrandete Element ist ${selector}`,
  rest: (more) =>
    `${format.count(more, { one: 'weiteres Element ist', other: 'weitere Elemente sind' })} nicht aufgeführt. Der Bericht „CSV, vollständig“ enthält alle gespeicherten Elemente.`,
  omitted: (count) =>
    `${counts.occurrences(count)} davon ${format.plural(count, { one: 'wurde', other: 'wurden' })} gezählt, aber nicht gespeichert.`,
  unscanned: {
    title: 'Nicht gescannte Seiten',
    none: 'Alle Seiten wurden gescannt.',
    some: (pages) =>
      format.plural(pages, {
        one: 'Eine Seite konnte nicht gescannt werden. Probleme auf dieser Seite stehen nicht in diesem Bericht.',
        other: `${counts.pages(pages)} konnten nicht gescannt werden. Probleme auf diesen Seiten stehen nicht in diesem Bericht.`,
      }),
    first: (shown, pages) => `Die ersten ${format.number(shown)} von ${counts.pages(pages)}`,
    columns: { url: 'URL', status: 'HTTP-Status' },
    noStatus: 'keiner',
    more: (pages) =>
      `${format.count(pages, { one: 'weitere Seite', other: 'weitere Seiten' })}. Der Bericht „CSV, Seiten“ enthält alle.`,
    accepted: 'Trotz dieser Ergebnisse gescannt',
    acceptedIntro: 'Dieser Scan akzeptiert diese Ergebnisse. Die Befunde dieser Seiten stehen in diesem Bericht.',
    firstIs: (pages) => `${counts.pages(pages)}, die erste ist`,
    truncated: 'Ausgelassen oder gekürzt',
  },
};

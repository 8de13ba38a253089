import type { Texts } from '../en/review.ts';
import { count, formatNumber, plural } from './format.ts';

export const texts: Texts = {
  title: 'Einzeln prüfen',
  lead: 'Diese Befunde konnte das Prüfprogramm nicht entscheiden. Sehen Sie sich jeden an und sagen Sie, ob er ein Problem ist.',
  question: 'Ist das ein Problem?',
  position: (at, total) => `Befund ${formatNumber(at)} von ${formatNumber(total)}`,
  progress: 'Angesehene Befunde',
  answers: { problem: 'Problem', fine: 'Kein Problem', later: 'Später' },
  allAlike: 'Für alle gleichen in dieser Komponente antworten',
  allAlikeHint: (more) =>
    `${count(more, { one: 'weiterer offener Befund ist gleich', other: 'weitere offene Befunde sind gleich' })}: nach derselben Regel, in derselben Komponente, auf beliebigen Seiten.`,
  onlyThis: 'Kein anderer offener Befund ist gleich.',
  replaces: (decided) =>
    `„Kein Problem“ ersetzt dort auch ${count(decided, { one: 'frühere Entscheidung', other: 'frühere Entscheidungen' })}.`,
  forAllAlike: 'Die nächste Antwort gilt für alle gleichen.',
  forThisOnly: 'Die nächste Antwort gilt nur für diesen Befund.',
  undo: 'Rückgängig',
  nothingToUndo: 'Es gibt keine Antwort, die rückgängig gemacht werden könnte.',
  shortcuts: 'Mit einzelnen Tasten antworten',
  shortcutsHint: '1: Problem, 2: kein Problem, 3: später, U: rückgängig, A: für alle gleichen.',
  noPicture: 'Von diesem Element gibt es kein Bild.',
  element: 'Element',
  help: 'Wie Sie entscheiden',
  readOnly: 'Sie können die Befunde ansehen. Zum Antworten brauchen Sie das Recht, Scans zu starten.',
  failed: 'Die Antwort konnte nicht gespeichert werden.',
  doneTitle: 'Alle Befunde sind angesehen',
  done: (answered, later) =>
    later === 0
      ? `Sie haben zu ${count(answered, { one: 'Befund', other: 'Befunden' })} geantwortet.`
      : `Sie haben zu ${count(answered, { one: 'Befund', other: 'Befunden' })} geantwortet und ${formatNumber(later)} für später gelassen. Öffnen Sie diese Seite wieder, um diese anzusehen.`,
  nothingTitle: 'Nichts zu prüfen',
  nothing: 'Jeder Befund, der zu prüfen ist, hat eine Entscheidung, oder es gibt keinen.',
  omitted: (value) =>
    `${count(value, { one: 'weiterer Befund wurde', other: 'weitere Befunde wurden' })} nicht gespeichert und ${plural(value, { one: 'kann', other: 'können' })} hier nicht geprüft werden.`,
  back: 'Zurück zu den Problemen',
};

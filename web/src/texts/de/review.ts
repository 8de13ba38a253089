import type { Texts } from '../en/review.ts';
import { count, formatNumber, plural } from './format.ts';

export const texts: Texts = {
  title: 'Einzeln prüfen',
  lead: 'Diese Befunde konnte das Prüfprogramm nicht entscheiden. Sehen Sie sich jeden an und sagen Sie, ob er ein Problem ist.',
  question: 'Ist das ein Problem?',
  position: (at, total) => `Befund ${formatNumber(at)} von ${formatNumber(total)}`,
  progress: 'Angesehene Befunde',
  answers: { problem: 'Problem', fine: 'Kein Problem', later: 'Später' },
  undo: 'Rückgängig',
  nothingToUndo: 'Es gibt keine Antwort, die rückgängig gemacht werden könnte.',
  shortcuts: 'Mit einzelnen Tasten antworten',
  shortcutsHint: '1: Problem, 2: kein Problem, 3: später, U: rückgängig.',
  announced: (position, title, message) => `${position}. ${title}. ${message}`,
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

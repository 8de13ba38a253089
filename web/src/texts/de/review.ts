import type { Texts } from '../en/review.ts';
import { count, formatNumber, plural } from './format.ts';

export const texts: Texts = {
  title: 'Einzeln prüfen',
  lead: 'Über diese Elemente konnten die Regeln nicht entscheiden. Sehen Sie sich jedes an und sagen Sie, ob es ein Problem ist.',
  question: 'Ist das ein Problem?',
  position: (at, total) => `Element ${formatNumber(at)} von ${formatNumber(total)}`,
  progress: 'Geprüfte Elemente',
  answers: { problem: 'Problem', fine: 'Kein Problem', later: 'Später' },
  repeat: 'Auf alle ähnlichen anwenden',
  repeatMeaning:
    'Nach einer Antwort wiederholt dies sie für alle ähnlichen Elemente: dasselbe Problem, dieselbe Komponente, auf beliebigen Seiten.',
  repeatCovers: (answer, more) =>
    `Wiederholt „${answer}“ für ${count(more, { one: 'weiteres Element', other: 'weitere Elemente' })}: dasselbe Problem, dieselbe Komponente, auf beliebigen Seiten.`,
  nothingToRepeat:
    'Es gibt keine Antwort, die wiederholt werden könnte. Beantworten Sie zuerst dieses Element; danach wendet A die Antwort auf alle ähnlichen Elemente an.',
  countingAlike: 'Die ähnlichen Elemente werden noch gezählt. Versuchen Sie es gleich noch einmal.',
  onlyThis: 'Es gibt keine weiteren Elemente, die dem letzten ähnlich sind.',
  replaces: (decided) =>
    `Dies ersetzt dort auch ${count(decided, { one: 'frühere Entscheidung', other: 'frühere Entscheidungen' })}.`,
  repeated: (more) => `Auf ${count(more, { one: 'weiteres Element', other: 'weitere Elemente' })} angewendet.`,
  undo: 'Rückgängig',
  nothingToUndo: 'Es gibt keine Antwort, die rückgängig gemacht werden könnte.',
  shortcuts: 'Mit einzelnen Tasten antworten',
  shortcutsHint: '1: Problem, 2: kein Problem, 3: später, A: auf alle ähnlichen anwenden, U: rückgängig.',
  noPicture: 'Von diesem Element gibt es kein Bild.',
  element: 'Element',
  help: 'Wie Sie entscheiden',
  readOnly: 'Sie können die Elemente ansehen. Zum Antworten brauchen Sie das Recht, Scans zu starten.',
  failed: 'Die Antwort konnte nicht gespeichert werden.',
  doneTitle: 'Sie haben alles geprüft',
  done: (answered, later) =>
    later === 0
      ? `Sie haben zu ${count(answered, { one: 'Element', other: 'Elementen' })} geantwortet.`
      : `Sie haben zu ${count(answered, { one: 'Element', other: 'Elementen' })} geantwortet und ${formatNumber(later)} für später gelassen. Um sie zu prüfen, öffnen Sie diese Seite erneut.`,
  nothingTitle: 'Nichts zu prüfen',
  nothing: 'In diesem Scan ist über alles entschieden.',
  omitted: (value) =>
    `${count(value, { one: 'weiteres Element wurde', other: 'weitere Elemente wurden' })} nicht gespeichert und ${plural(value, { one: 'kann', other: 'können' })} hier nicht geprüft werden.`,
  back: 'Zurück zu den Problemen',
};

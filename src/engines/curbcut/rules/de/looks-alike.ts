import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { looksAlikeRules } from '../looks-alike.ts';

export const looksAlikeTexts: WordingOf<IdsOf<typeof looksAlikeRules>> = {
  'looks-like-heading': {
    title: 'Text, der wie eine Überschrift aussieht, muss eine sein',
    description: 'Eine kurze Zeile in fetter oder großer Schrift vor anderem Text ist als Überschrift ausgezeichnet.',
    whyItMatters:
      'Menschen mit Screenreader gehen von Überschrift zu Überschrift, um sich zurechtzufinden. Eine Zeile, die nur so aussieht, ist nicht dabei, und ihnen entgeht der Teil, den sie einleitet.',
    howToFix: [
      'Verwenden Sie `<h2>` bis `<h6>` entsprechend der Gliederung der Seite, und gestalten Sie sie, wie Sie möchten.',
      'Ist die Zeile nur hervorgehoben und leitet keinen Teil ein, markieren Sie den Befund als Fehlalarm.',
    ],
  },
  'looks-like-list': {
    title: 'Zeilen, die wie eine Liste aussehen, müssen eine sein',
    description: 'Zeilen, die mit Aufzählungszeichen oder Nummern beginnen, sind als Liste ausgezeichnet.',
    whyItMatters:
      'Screenreader sagen, wie viele Einträge eine Liste hat, und lassen Menschen sie überspringen. Zeilen mit getippten Aufzählungszeichen werden als ein langer Text vorgelesen, mit „Punkt“ oder „Stern“ dazwischen.',
    howToFix: [
      'Verwenden Sie `<ul>` oder `<ol>` mit einem `<li>` je Zeile, und entfernen Sie die getippten Zeichen und Nummern.',
      'Gehören die Nummern zum Text, wie in einem Gesetz, lassen Sie sie stehen und verbergen Sie die der Liste: `list-style: none`.',
    ],
  },
};

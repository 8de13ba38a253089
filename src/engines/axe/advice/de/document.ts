import type { WordingOf } from '../../../rule-wording.ts';
import type { documentAdvice } from '../document.ts';

export const documentTexts: WordingOf<keyof typeof documentAdvice> = {
  'document-title': {
    title: 'Die Seite muss einen Titel haben',
    description: 'Jedes HTML-Dokument hat ein title-Element, das nicht leer ist.',
    whyItMatters:
      'Den Titel sagt ein Screenreader als Erstes, und er steht auf Tabs, in Lesezeichen und in Suchergebnissen. Ohne ihn können blinde Menschen und Menschen mit Gedächtnisproblemen ihre offenen Seiten nicht auseinanderhalten.',
    howToFix: [
      'Schreiben Sie einen Titel in den Kopf: `<head><title>Öffnungszeiten – Stadtbibliothek</title></head>`.',
      'Nennen Sie zuerst, was diese Seite ausmacht, und zuletzt den Namen der Website.',
      'Setzen Sie in Single-Page-Anwendungen bei jedem Wechsel der Ansicht `document.title`.',
    ],
  },
  'duplicate-id-aria': {
    title: 'IDs, auf die ARIA und Beschriftungen verweisen, müssen eindeutig sein',
    description: 'Jede ID, auf die ein ARIA-Attribut oder ein label-Element verweist, kommt nur einmal vor.',
    whyItMatters:
      'Eine ID, die etwas benennt, beschreibt oder beschriftet, kommt mehrmals vor. Browser nehmen das erste Element, das sie finden. Menschen mit Screenreader hören dann womöglich die Beschriftung eines anderen Felds und geben etwas Falsches ein.',
    howToFix: [
      'Machen Sie die ID eindeutig, und lassen Sie `for`, `aria-labelledby`, `aria-describedby` oder `aria-controls` die richtige nennen.',
      'Erzeugen Sie IDs in wiederholten Komponenten, zum Beispiel `email-1` und `email-2`.',
      'Entfernen Sie Kopien verborgener Dialoge und Menüs, die dieselben IDs enthalten.',
    ],
  },
};

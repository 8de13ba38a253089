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
  'duplicate-id': {
    title: 'IDs müssen eindeutig sein',
    description: 'Jeder Wert eines id-Attributs kommt im Dokument nur einmal vor.',
    whyItMatters:
      'Eine ID soll nur einmal vorkommen. Kommt sie zweimal vor, finden Beschriftungen, Links und Skripte nur das erste Element. Für sich genommen ist das kein Problem, erklärt aber oft, warum etwas anderes für Menschen mit Screenreader nicht funktioniert.',
    howToFix: [
      'Benennen Sie die wiederholte `id` um, oder entfernen Sie sie.',
      'Erzeugen Sie in mehrfach verwendeten Komponenten die ID aus einem Zähler oder aus den Daten.',
      'Verwenden Sie `class`, wo das Attribut nur der Gestaltung dient.',
    ],
  },
  'duplicate-id-active': {
    title: 'IDs von bedienbaren Elementen müssen eindeutig sein',
    description: 'Keine zwei Elemente, die den Fokus erhalten können, haben dieselbe ID.',
    whyItMatters:
      'Zwei Bedienelemente haben dieselbe ID. Eine Beschriftung oder Beschreibung erreicht nur das erste: Menschen mit Screenreader treffen das zweite ohne Namen an, und ein Klick auf seine Beschriftung setzt den Fokus auf das falsche.',
    howToFix: [
      'Geben Sie jedem Link, jeder Schaltfläche und jedem Feld eine eigene ID oder gar keine.',
      'Passen Sie `for`, `aria-labelledby` und `aria-describedby` an die neuen IDs an.',
      'Prüfen Sie Vorlagen und wiederholte Formulare, zum Beispiel ein Suchfeld in Kopfbereich und Menü.',
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
  'hidden-content': {
    title: 'Verborgener Inhalt der Seite sollte geprüft werden',
    description: 'Weist auf Inhalte hin, die verborgen sind und deshalb nicht untersucht wurden.',
    whyItMatters:
      'Ein Teil der Seite ist gerade verborgen, etwa ein geschlossenes Menü oder ein Dialog, und konnte nicht untersucht werden. Er kann für Menschen Barrieren enthalten, die dieser Bericht nicht zeigen kann.',
    howToFix: [
      'Öffnen Sie den verborgenen Inhalt, und prüfen Sie ihn in diesem Zustand.',
      'Prüfen Sie Menüs, Dialoge, Registerkarten und Fehlermeldungen von Hand mit Tastatur und Screenreader.',
    ],
  },
};

import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { linkAndTitleRules } from '../links-and-titles.ts';

export const linkAndTitleTexts: WordingOf<IdsOf<typeof linkAndTitleRules>> = {
  'link-purpose': {
    title: 'Links müssen sagen, wohin sie führen',
    description:
      'Bei einem Link mit einem Namen wie „Mehr“ sagt ein Satz, ein Listeneintrag, eine Kopfzelle oder eine Überschrift, wohin er führt.',
    whyItMatters:
      'Weder der Name des Links noch seine Umgebung sagt, wohin er führt. Menschen, die einen Screenreader verwenden, springen von Link zu Link oder öffnen eine Liste aller Links und hören „mehr, mehr, hier klicken“.',
    howToFix: [
      'Nennen Sie, wohin der Link führt: „Mehr zu den Öffnungszeiten“ oder einfach „Öffnungszeiten“.',
      'Ergänzen Sie Wörter für Screenreader als visuell verborgenen Text, wo die Gestaltung keinen Platz lässt.',
      'Setzen Sie den Link in den Satz oder Listeneintrag, zu dem er gehört, oder unter eine Überschrift.',
    ],
  },
  'links-alike': {
    title: 'Gleich benannte Links im selben Zusammenhang müssen zum selben Ziel führen',
    description: 'Links mit demselben Namen im selben Zusammenhang dienen demselben Zweck.',
    whyItMatters:
      'Mehrere Links heißen gleich und führen zu verschiedenen Seiten. Menschen, die einen Screenreader oder Spracheingabe verwenden, können sie nicht unterscheiden und öffnen den falschen.',
    howToFix: [
      'Nehmen Sie den Unterschied in die Namen auf: „Kontakt per Chat“ und „Kontakt per Telefon“.',
      'Geben Sie Links zur selben Seite dieselbe URL.',
    ],
  },
  'page-title-placeholder': {
    title: 'Der Titel der Seite muss sagen, worum es auf ihr geht',
    description: 'Der Titel ist weder ein Platzhalter eines Editors oder Frameworks noch ein Dateiname.',
    whyItMatters:
      'Den Titel sagen Screenreader als Erstes, und er ist der Name von Tab und Lesezeichen. Menschen, die zwischen Tabs wechseln, finden eine Seite nicht wieder, die „Unbenannt“ heißt.',
    howToFix: [
      'Beginnen Sie mit dem Thema der Seite und enden Sie mit dem Namen der Website: „Öffnungszeiten – Stadtbibliothek“.',
      'Prüfen Sie die Vorlage: Jede Seite braucht ihren eigenen Titel, auch nach einem Wechsel der Ansicht per Skript.',
    ],
  },
};

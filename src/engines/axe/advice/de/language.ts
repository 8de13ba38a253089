import type { WordingOf } from '../../../rule-wording.ts';
import type { languageAdvice } from '../language.ts';

export const languageTexts: WordingOf<keyof typeof languageAdvice> = {
  'html-lang-valid': {
    title: 'Das lang-Attribut des html-Elements muss einen gültigen Wert haben',
    description: 'Das lang-Attribut des html-Elements nennt eine Sprache, die es gibt.',
    whyItMatters:
      'Die Seite nennt eine Sprache, die es nicht gibt. Screenreader weichen auf eine andere aus, und blinde Menschen hören den Text mit der falschen Stimme und Aussprache.',
    howToFix: [
      'Verwenden Sie ein registriertes Sprachkürzel: `en`, `de`, `pt-BR`, `zh-Hans`, nicht `english` oder `en_GB`.',
      'Schreiben Sie zwischen Sprache und Region einen Bindestrich, keinen Unterstrich.',
      'Prüfen Sie, dass die Vorlage den Wert einsetzt: `lang="{{ locale }}"` darf nicht im Browser ankommen.',
    ],
  },
  'html-xml-lang-mismatch': {
    title: 'lang und xml:lang müssen dieselbe Sprache nennen',
    description: 'Hat das html-Element gültige Attribute lang und xml:lang, nennen beide dieselbe Sprache.',
    whyItMatters:
      'Die beiden Attribute nennen verschiedene Sprachen. Welches gilt, hängt von der Software ab. Manche Menschen hören die Seite deshalb mit der falschen Aussprache.',
    howToFix: [
      'Geben Sie beiden dieselbe Sprache: `<html lang="fr" xml:lang="fr">`.',
      'Entfernen Sie `xml:lang` in HTML: Nur XHTML, das als XML ausgeliefert wird, braucht es.',
    ],
  },
  'valid-lang': {
    title: 'Das lang-Attribut muss einen gültigen Wert haben',
    description: 'Jedes lang-Attribut nennt eine Sprache, die es gibt.',
    whyItMatters:
      'Ein Teil der Seite ist mit einer Sprache ausgezeichnet, die es nicht gibt. Screenreader können ihre Stimme nicht darauf umstellen, und Menschen, die zuhören, verstehen Zitate oder Namen in einer anderen Sprache nicht.',
    howToFix: [
      'Verwenden Sie ein registriertes Sprachkürzel: `<q lang="fr">Bon appétit</q>`.',
      'Entfernen Sie `lang` von Elementen in der Sprache der Seite, und ebenso leere Werte.',
      'Berichtigen Sie Kürzel, die für Länder statt für Sprachen stehen: `ja` statt `jp`, `cs` statt `cz`.',
    ],
  },
};

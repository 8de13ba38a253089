import type { WordingOf } from '../../../rule-wording.ts';
import type { ariaAttributeAdvice } from '../aria-attributes.ts';

export const ariaAttributeTexts: WordingOf<keyof typeof ariaAttributeAdvice> = {
  'aria-allowed-attr': {
    title: 'ARIA-Attribute müssen zur Rolle des Elements passen',
    description: 'Die Rolle eines Elements unterstützt alle ARIA-Attribute, die es hat.',
    whyItMatters:
      'Von der Rolle hängt ab, welche ARIA-Zustände und -Eigenschaften an einem Element etwas bedeuten. Die übrigen ignorieren Screenreader, oder sie sagen einen Zustand an, den es nicht gibt. Blinde Menschen hören dann etwas anderes, als auf dem Bildschirm zu sehen ist.',
    howToFix: [
      'Schlagen Sie die Rolle des Elements nach und entfernen Sie die Attribute mit `aria-`, die sie nicht unterstützt.',
      'Wenn Sie das Attribut brauchen, ändern Sie stattdessen die Rolle: `aria-checked` gehört an ein Kontrollkästchen oder einen Schalter, `aria-expanded` an die Schaltfläche, die den Bereich aufklappt.',
      'Verwenden Sie das HTML-Attribut, wo es eines gibt, zum Beispiel `<input type="checkbox" checked>`.',
    ],
  },
  'aria-braille-equivalent': {
    title: 'Braille-Attribute brauchen eine Entsprechung für die Sprachausgabe',
    description:
      'Elemente mit aria-braillelabel haben auch einen zugänglichen Namen, solche mit aria-brailleroledescription auch aria-roledescription.',
    whyItMatters:
      'Die Braille-Attribute erreichen nur Menschen mit einer Braillezeile. Fehlt eine Entsprechung für die Sprachausgabe, bekommen Menschen, die zuhören, weder Namen noch Beschreibung, und zwei Personen erhalten auf derselben Seite verschiedene Informationen.',
    howToFix: [
      'Geben Sie jedem Element mit `aria-braillelabel` auch einen gewöhnlichen zugänglichen Namen: durch seinen Text, durch `alt` oder durch `aria-label`.',
      'Geben Sie jedem Element mit `aria-brailleroledescription` ein `aria-roledescription`, das nicht leer ist.',
      'Entfernen Sie die Braille-Attribute, wo der gewöhnliche Name kurz genug ist: Braillezeilen zeigen ihn ohnehin an.',
    ],
  },
  'aria-conditional-attr': {
    title: 'ARIA-Attribute müssen so verwendet werden, wie es die Rolle vorsieht',
    description: 'ARIA-Attribute, die nur unter Bedingungen erlaubt sind, stehen nur dort, wo diese erfüllt sind.',
    whyItMatters:
      'Manche ARIA-Attribute sind nur unter bestimmten Bedingungen erlaubt. Wenn `aria-checked` einem echten Kontrollkästchen widerspricht oder eine einfache Tabellenzeile sich als aufklappbar ausgibt, hören Menschen mit Screenreader einen falschen Zustand und verlassen sich darauf.',
    howToFix: [
      'Entfernen Sie `aria-checked` von einem nativen `<input type="checkbox">` oder `<input type="radio">`: Der Browser meldet dessen Zustand bereits.',
      'Setzen Sie ein teilweise ausgewähltes Kästchen per Skript mit der Eigenschaft `indeterminate`, nicht mit einem ARIA-Attribut.',
      'Verwenden Sie `aria-expanded`, `aria-level`, `aria-posinset` und `aria-setsize` nur an Zeilen, deren Container `role="treegrid"` hat.',
    ],
  },
  'aria-prohibited-attr': {
    title: 'Elemente dürfen keine ARIA-Attribute haben, die für ihre Rolle verboten sind',
    description: 'Kein Element hat ein ARIA-Attribut, das ARIA für seine Rolle verbietet.',
    whyItMatters:
      'Elemente ohne aussagekräftige Rolle, etwa ein einfaches `<div>` oder `<span>`, können keinen Namen tragen. Die meisten Screenreader lassen ein `aria-label` dort weg, sodass der Text, der für blinde Menschen geschrieben wurde, sie nie erreicht.',
    howToFix: [
      'Geben Sie den Namen einem Element, dessen Rolle benannt werden kann: einer Schaltfläche, einem Link, einem Bild, einer Region oder einer Gruppe.',
      'Geben Sie dem Element eine passende Rolle, wenn es wirklich eine Einheit ist, zum Beispiel `<span role="img" aria-label="Vier von fünf Sternen">`.',
      'Schreiben Sie den Text sonst in die Seite, mit CSS visuell verborgen, wenn er nicht zu sehen sein soll, und entfernen Sie das Attribut.',
    ],
  },
  'aria-required-attr': {
    title: 'Erforderliche ARIA-Attribute müssen vorhanden sein',
    description: 'Elemente mit einer ARIA-Rolle haben alle Attribute, die diese Rolle verlangt.',
    whyItMatters:
      'Eigens gebaute Bedienelemente müssen ihren Zustand selbst melden. Ohne das erforderliche Attribut kann ein Screenreader nicht sagen, ob der Schalter an ist, welchen Wert der Schieberegler oder welche Ebene die Überschrift hat, und blinde Menschen müssen raten.',
    howToFix: [
      'Ergänzen Sie die Attribute, die die Rolle verlangt, zum Beispiel `<div role="slider" tabindex="0" aria-label="Lautstärke" aria-valuenow="40">`.',
      'Aktualisieren Sie ihre Werte per Skript, sobald sich der Zustand ändert.',
      'Nehmen Sie besser das native Element, das dies von selbst tut: `<input type="checkbox">`, `<input type="range">`, `<h2>`.',
    ],
  },
  'aria-valid-attr-value': {
    title: 'ARIA-Attribute müssen gültige Werte haben',
    description: 'Jedes ARIA-Attribut hat einen Wert, den es erlaubt, und IDs in ihm gibt es auf der Seite.',
    whyItMatters:
      'Ein ARIA-Attribut mit einem falschen Wert oder mit einer ID, die es nicht gibt, bewirkt nichts oder das Gegenteil des Gemeinten. Menschen mit Screenreader entgeht der Name, die Fehlermeldung oder der Zustand, den es vermitteln sollte.',
    howToFix: [
      'Berichtigen Sie den Wert in einen, den das Attribut erlaubt, zum Beispiel `aria-expanded="true"` oder `"false"`, nicht `"yes"`.',
      'Prüfen Sie, ob es jede ID aus `aria-labelledby`, `aria-describedby`, `aria-controls` und ähnlichen Attributen im selben Dokument gibt.',
      'Entfernen Sie das Attribut, wenn es keinen Wert dafür gibt: Ein leeres hat keine Bedeutung.',
    ],
  },
  'aria-valid-attr': {
    title: 'ARIA-Attribute müssen richtig geschrieben sein',
    description: 'Alle Attribute, die mit aria- beginnen, sind ARIA-Attribute, die es gibt.',
    whyItMatters:
      'Ein falsch geschriebenes oder erfundenes Attribut mit `aria-` ignorieren die Browser. Die Information, die es Menschen mit Screenreader geben sollte, etwa ein Name oder ein Zustand, fehlt.',
    howToFix: [
      'Berichtigen Sie die Schreibweise: `aria-labelledby`, nicht `aria-labeledby`; `aria-describedby`, nicht `aria-describeby`.',
      'Ersetzen Sie erfundene Namen durch das Attribut, das ARIA für den Zweck vorsieht.',
      'Legen Sie Daten für eigene Skripte in Attributen mit `data-` ab.',
    ],
  },
};

import type { WordingOf } from '../../../rule-wording.ts';
import type { controlNameAdvice } from '../names-of-controls.ts';

export const controlNameTexts: WordingOf<keyof typeof controlNameAdvice> = {
  'button-name': {
    title: 'Schaltflächen müssen einen erkennbaren Text haben',
    description: 'Jede Schaltfläche hat einen Text, den auch Screenreader vorlesen.',
    whyItMatters:
      'Eine Schaltfläche ohne Namen wird nur als „Schaltfläche“ vorgelesen. Menschen mit Screenreader wissen nicht, ob sie etwas absendet, schließt oder löscht, und Menschen, die den Computer mit der Stimme steuern, können sie nicht ansprechen.',
    howToFix: [
      'Schreiben Sie als Text, was die Schaltfläche bewirkt: `<button>Suchen</button>`.',
      'Ergänzen Sie bei einer Schaltfläche mit Symbol verborgenen Text oder einen Namen: `<button aria-label="Suchen"><svg aria-hidden="true">…</svg></button>`.',
      'Ist das Symbol ein Bild, geben Sie ihm ein `alt`, das sagt, was die Schaltfläche bewirkt: `<button><img src="…" alt="Suchen"></button>`.',
    ],
  },
  'input-button-name': {
    title: 'Schaltflächen aus input-Elementen müssen einen erkennbaren Text haben',
    description: 'Jedes input-Element, das eine Schaltfläche ist, hat einen Text, den auch Screenreader vorlesen.',
    whyItMatters:
      'Eine Schaltfläche aus `<input>` zeigt und spricht ihren Wert. Mit leerem Wert ist sie für alle ein leerer Kasten und für Menschen mit Screenreader oder Sprachsteuerung eine Schaltfläche ohne Namen.',
    howToFix: [
      'Schreiben Sie die Beschriftung in `value`: `<input type="button" value="In den Warenkorb">`.',
      'Lassen Sie bei Schaltflächen zum Absenden und Zurücksetzen `value` weg, um den Text des Browsers zu erhalten. Besser ist ein eigener: `<input type="submit" value="Bestellung absenden">`.',
      'Erwägen Sie `<button type="submit">Bestellung absenden</button>`, das auch ein Symbol enthalten kann.',
    ],
  },
  'identical-links-same-purpose': {
    title: 'Links mit gleichem Namen müssen dasselbe Ziel haben',
    description: 'Links mit demselben Namen führen zum selben Ziel.',
    whyItMatters:
      'Menschen mit Screenreader gehen oft eine Liste der Links einer Seite durch, ohne den Text um sie herum. Dort lassen sich Links mit gleichem Namen und verschiedenen Zielen nicht unterscheiden.',
    howToFix: [
      'Geben Sie jedem Link einen Namen, der sagt, wohin er führt: „Preise der Praxis“ statt „Mehr“.',
      'Muss der sichtbare Text kurz bleiben, ergänzen Sie den Rest verborgen: `<a href="/prices">Mehr<span class="visually-hidden"> zu Preisen</span></a>`.',
      'Führen die Links über verschiedene URLs zum selben Inhalt, verwenden Sie eine einzige URL.',
    ],
  },
  'link-name': {
    title: 'Links müssen einen erkennbaren Text haben',
    description: 'Jeder Link hat einen Text, den auch Screenreader vorlesen.',
    whyItMatters:
      'Ein Link ohne Text wird als „Link“ angesagt, oder seine URL wird Buchstabe für Buchstabe vorgelesen. Blinde Menschen können nicht entscheiden, ob sie ihm folgen, und eine Liste der Links der Seite wird für sie nutzlos.',
    howToFix: [
      'Schreiben Sie in den Link einen Text, der sagt, wohin er führt: `<a href="/prices">Preise</a>`.',
      'Enthält der Link nur ein Bild, beschreiben Sie im `alt` sein Ziel: `<a href="/"><img src="logo.svg" alt="Startseite"></a>`.',
      'Besteht der Link aus einem Symbol (SVG oder Symbolschrift), ergänzen Sie verborgenen Text oder `aria-label`.',
      'Entfernen Sie leere Links, oder fassen Sie zwei Links mit demselben Ziel zu einem zusammen.',
    ],
  },
  'summary-name': {
    title: 'summary-Elemente müssen einen erkennbaren Text haben',
    description: 'Jedes summary-Element hat einen Text, den auch Screenreader vorlesen.',
    whyItMatters:
      'Mit `<summary>` klappt man ein Element `<details>` auf und zu. Ohne Text hören Menschen mit Screenreader nur, dass etwas zugeklappt ist, und können nicht entscheiden, ob sie es öffnen.',
    howToFix: [
      'Schreiben Sie Text in das Element: `<details><summary>Lieferzeiten</summary>…</details>`.',
      'Zeigt es nur ein Symbol, ergänzen Sie `aria-label` am `<summary>` oder ein `alt` am Bild.',
    ],
  },
  'label-content-name-mismatch': {
    title: 'Der zugängliche Name muss den sichtbaren Text enthalten',
    description: 'Der sichtbare Text von Bedienelementen ist Teil ihres zugänglichen Namens.',
    whyItMatters:
      'Menschen, die den Computer mit der Stimme steuern, sagen die Wörter, die sie sehen. Enthält der zugängliche Name sie nicht, geschieht nichts. Auch Menschen, die die Seite zugleich sehen und hören, verwirrt das.',
    howToFix: [
      'Lassen Sie den zugänglichen Namen mit dem sichtbaren Text beginnen: Eine Schaltfläche „Senden“ darf „Senden an alle“ heißen, nicht „Formular abschicken“.',
      'Entfernen Sie `aria-label`, wo der sichtbare Text genügt.',
      'Ergänzen Sie nötigen Zusammenhang nach den sichtbaren Wörtern, oder setzen Sie ihn in `aria-describedby`.',
    ],
  },
};

import type { WordingOf } from '../../../rule-wording.ts';
import type { formAdvice } from '../forms.ts';

export const formTexts: WordingOf<keyof typeof formAdvice> = {
  'autocomplete-valid': {
    title: 'Das Attribut autocomplete muss richtig verwendet werden',
    description: 'Das Attribut autocomplete hat einen gültigen Wert, der zum Formularfeld passt.',
    whyItMatters:
      'Mit dem richtigen `autocomplete` füllt der Browser Namen, Adressen und Kartendaten aus. Menschen, die mühsam tippen, sich verschreiben oder Angaben vergessen, sind darauf angewiesen, und manche Hilfsmittel zeigen dazu vertraute Symbole. Ein falscher Wert verhindert das.',
    howToFix: [
      'Verwenden Sie einen Wert aus dem HTML-Standard, der zum Feld passt: `<input type="email" autocomplete="email">`.',
      'Beachten Sie beim Kombinieren die Reihenfolge: Abschnitt, `shipping` oder `billing`, `home` oder `work`, dann das Feld, zum Beispiel `autocomplete="shipping postal-code"`.',
      'Fragen Sie damit nur nach Daten der Person selbst: Lassen Sie das Attribut bei Feldern zu anderen Personen weg.',
    ],
  },
  'form-field-multiple-labels': {
    title: 'Ein Formularfeld darf nicht mehrere label-Elemente haben',
    description: 'Zu jedem Formularfeld gehört höchstens ein label-Element.',
    whyItMatters:
      'Ein Feld hat mehr als ein `<label>`. Screenreader lesen verschiedene davon vor, manche das erste, manche das letzte, und blinden Menschen entgeht womöglich die Hälfte der Frage.',
    howToFix: [
      'Behalten Sie ein `<label>` je Feld, und schreiben Sie den ganzen Text hinein, der das Feld benennt.',
      'Verknüpfen Sie weitere Hinweise mit `aria-describedby`: `<input id="pin" aria-describedby="pin-hint">`.',
      'Muss sich ein Name aus mehreren Elementen zusammensetzen, nennen Sie diese der Reihe nach in `aria-labelledby`.',
    ],
  },
  label: {
    title: 'Formularfelder müssen eine Beschriftung haben',
    description: 'Jedes Formularfeld hat eine Beschriftung, die auch Programme erkennen.',
    whyItMatters:
      'Ohne Beschriftung sagt ein Screenreader „Eingabefeld“ und nicht, was einzugeben ist. Menschen mit Sprachsteuerung können das Feld nicht ansprechen, und Menschen mit Tremor fehlt die anklickbare Beschriftung als größeres Ziel.',
    howToFix: [
      'Verknüpfen Sie eine sichtbare Beschriftung über die ID: `<label for="email">E-Mail</label> <input id="email" type="email">`.',
      'Oder umschließen Sie das Feld: `<label>E-Mail <input type="email"></label>`.',
      'Wo kein sichtbarer Text möglich ist, etwa bei einem Suchfeld mit einer Schaltfläche daneben, verwenden Sie `aria-label="Suche"`.',
      'Verlassen Sie sich nicht auf den Platzhalter: Er verschwindet, sobald jemand tippt.',
    ],
  },
  'label-title-only': {
    title: 'Formularfelder sollten eine sichtbare Beschriftung haben',
    description:
      'Kein Formularfeld ist nur durch verborgenen Text, durch das Attribut title oder durch aria-describedby beschriftet.',
    whyItMatters:
      'Das Feld wird nur durch einen Tooltip, eine Beschreibung oder verborgenen Text benannt. Menschen, die die Seite sehen, finden ein leeres Feld ohne Frage vor. Tooltips erscheinen weder auf Touchscreens noch für Menschen, die nur die Tastatur verwenden.',
    howToFix: [
      'Ergänzen Sie eine sichtbare Beschriftung: `<label for="year">Geburtsjahr</label> <input id="year">`.',
      'Verwenden Sie `title` und `aria-describedby` für zusätzliche Hinweise, nicht für den Namen.',
      'Ist die Beschriftung mit CSS verborgen, zeigen Sie sie an.',
    ],
  },
  'select-name': {
    title: 'Auswahllisten müssen einen zugänglichen Namen haben',
    description: 'Jedes select-Element hat einen zugänglichen Namen.',
    whyItMatters:
      'Bei einer Auswahlliste ohne Namen lesen Screenreader nur den gewählten Eintrag vor. Blinde Menschen hören „Österreich, Liste“ und wissen nicht, ob es um das Geburtsland, das Lieferland oder die Vorwahl geht.',
    howToFix: [
      'Verknüpfen Sie eine sichtbare Beschriftung: `<label for="country">Lieferland</label> <select id="country">…</select>`.',
      'Verwenden Sie `aria-label` oder `aria-labelledby`, wo die Gestaltung keinen Platz für eine sichtbare Beschriftung lässt.',
      'Verwenden Sie den ersten Eintrag („Bitte wählen Sie ein Land“) nicht als einzige Beschriftung.',
    ],
  },
};

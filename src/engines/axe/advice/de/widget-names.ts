import type { WordingOf } from '../../../rule-wording.ts';
import type { widgetNameAdvice } from '../widget-names.ts';

export const widgetNameTexts: WordingOf<keyof typeof widgetNameAdvice> = {
  'aria-command-name': {
    title: 'ARIA-Schaltflächen, -Links und -Menüeinträge müssen einen zugänglichen Namen haben',
    description: 'Jedes Element mit der Rolle button, link oder menuitem hat einen zugänglichen Namen.',
    whyItMatters:
      'Eine Schaltfläche, ein Link oder ein Menüeintrag ohne Namen wird nur als „Schaltfläche“ oder „Link“ vorgelesen. Blinde Menschen erfahren nicht, was sie damit auslösen, und Menschen mit Sprachsteuerung haben kein Wort, das sie sagen könnten.',
    howToFix: [
      'Schreiben Sie den Zweck als Text in das Element: `<div role="button" tabindex="0">Speichern</div>`.',
      'Ist nur ein Symbol zu sehen, ergänzen Sie `aria-label="Speichern"` am Element mit der Rolle oder ein `alt` am Bild darin.',
      'Noch besser: Verwenden Sie `<button>` oder `<a href="…">`, die auch die Bedienung mit der Tastatur mitbringen.',
    ],
  },
  'aria-dialog-name': {
    title: 'ARIA-Dialoge sollten einen zugänglichen Namen haben',
    description: 'Jedes Element mit der Rolle dialog oder alertdialog hat einen zugänglichen Namen.',
    whyItMatters:
      'Öffnet sich ein Dialog, sagt ein Screenreader dessen Namen an. Ohne Namen merken blinde Menschen nur, dass etwas geschehen ist, und müssen den Dialog erkunden, um zu erfahren, ob er eine Frage, ein Formular oder Werbung ist.',
    howToFix: [
      'Verweisen Sie auf die sichtbare Überschrift des Dialogs: `<div role="dialog" aria-labelledby="title"><h2 id="title">Datei löschen?</h2>`.',
      'Zeigt er keine Überschrift, schreiben Sie einen kurzen Namen: `aria-label="Cookie-Einstellungen"`.',
      'Prüfen Sie, dass es die ID in `aria-labelledby` gibt und dass ihr Element Text enthält.',
    ],
  },
  'aria-input-field-name': {
    title: 'ARIA-Eingabefelder müssen einen zugänglichen Namen haben',
    description: 'Jedes Eingabefeld mit einer ARIA-Rolle hat einen zugänglichen Namen.',
    whyItMatters:
      'Bei einem selbst gebauten Feld, einer Liste oder einem Schieberegler ohne Namen fehlt Menschen mit Screenreader die Frage dazu. Sie hören „Eingabefeld“ oder „Schieberegler“ und wissen nicht, was einzugeben ist.',
    howToFix: [
      'Verweisen Sie auf die sichtbare Beschriftung: `<span id="city">Ort</span> <div role="combobox" tabindex="0" aria-labelledby="city">`.',
      'Verwenden Sie `aria-label`, wo kein sichtbarer Text als Beschriftung dienen kann.',
      'Ein `<label for="…">` benennt nur native Felder. Verwenden Sie `<input>`, `<select>` oder `<textarea>`, wo es geht.',
    ],
  },
  'aria-meter-name': {
    title: 'ARIA-Messanzeigen müssen einen zugänglichen Namen haben',
    description: 'Jedes Element mit der Rolle meter hat einen zugänglichen Namen.',
    whyItMatters:
      'Eine Messanzeige zeigt einen gemessenen Wert, etwa den freien Platz auf einem Datenträger. Ohne Namen hören Menschen mit Screenreader nur eine Zahl und nicht, was gemessen wird.',
    howToFix: [
      'Nennen Sie, was gemessen wird: `<div role="meter" aria-label="Belegter Speicherplatz" aria-valuenow="70" aria-valuemin="0" aria-valuemax="100">`.',
      'Verweisen Sie mit `aria-labelledby` auf sichtbaren Text, wo es welchen gibt.',
      'Erwägen Sie das native `<meter>` mit einem `<label>`.',
    ],
  },
  'aria-progressbar-name': {
    title: 'ARIA-Fortschrittsbalken müssen einen zugänglichen Namen haben',
    description: 'Jedes Element mit der Rolle progressbar hat einen zugänglichen Namen.',
    whyItMatters:
      'Menschen, die den Fortschrittsbalken nicht sehen, hören eine Prozentzahl ohne Bezug. Laufen mehrere Vorgänge, wissen sie nicht, welcher gemeint ist und ob sie warten müssen.',
    howToFix: [
      'Benennen Sie den Vorgang: `<div role="progressbar" aria-label="Fotos werden hochgeladen" aria-valuenow="40">`.',
      'Verweisen Sie mit `aria-labelledby` auf eine sichtbare Beschriftung, wo es eine gibt.',
      'Erwägen Sie das native `<progress>` mit einem `<label>`.',
    ],
  },
  'aria-tab-name': {
    title: 'ARIA-Registerkarten müssen einen zugänglichen Namen haben',
    description: 'Jedes Element mit der Rolle tab hat einen zugänglichen Namen.',
    whyItMatters:
      'Mit Registerkarten wechselt man zwischen Bereichen. Ohne Namen sagt ein Screenreader nur „Registerkarte, 2 von 4“. Blinde Menschen müssen jeden Bereich öffnen, um den gesuchten zu finden, und mit Sprachsteuerung lässt sich keiner aufrufen.',
    howToFix: [
      'Schreiben Sie den Namen als Text in die Registerkarte: `<button role="tab" aria-selected="true">Preise</button>`.',
      'Ergänzen Sie bei Registerkarten, die nur ein Symbol zeigen, `aria-label` an der Registerkarte oder ein `alt` am Symbol.',
      'Verbergen Sie den Text der Registerkarte nicht mit `display: none` oder `aria-hidden`.',
    ],
  },
  'aria-toggle-field-name': {
    title: 'ARIA-Umschalter müssen einen zugänglichen Namen haben',
    description:
      'Jedes Element zum Umschalten, etwa mit der Rolle checkbox, radio, switch oder option, hat einen zugänglichen Namen.',
    whyItMatters:
      'Ein Kontrollkästchen, ein Optionsfeld, ein Schalter oder eine Option ohne Namen sagt Menschen mit Screenreader nur, dass etwas an oder aus ist, nicht, was. Sie stimmen womöglich etwas zu oder wählen etwas, das sie nicht kennen.',
    howToFix: [
      'Schreiben Sie den Text in das Element: `<div role="switch" tabindex="0" aria-checked="false">Benachrichtigungen</div>`.',
      'Steht der Text an anderer Stelle, verweisen Sie mit `aria-labelledby` darauf.',
      'Nehmen Sie besser `<input type="checkbox">` oder `<input type="radio">` mit einem `<label>`.',
    ],
  },
  'aria-tooltip-name': {
    title: 'ARIA-Tooltips müssen einen zugänglichen Namen haben',
    description: 'Jedes Element mit der Rolle tooltip hat einen zugänglichen Namen.',
    whyItMatters:
      'Ein Tooltip soll etwas erklären. Hat er keinen Text, werden Menschen mit Screenreader auf eine Erklärung verwiesen, die es nicht gibt, während andere vielleicht ein Symbol oder Bild sehen.',
    howToFix: [
      'Schreiben Sie die Erklärung als Text in das Element mit `role="tooltip"`.',
      'Verbinden Sie es mit dem Bedienelement, das es erklärt: `<button aria-describedby="tip">…</button> <div role="tooltip" id="tip">Wird sofort gesendet</div>`.',
      'Entfernen Sie leere Tooltips.',
    ],
  },
  'aria-treeitem-name': {
    title: 'Einträge eines ARIA-Baums sollten einen zugänglichen Namen haben',
    description: 'Jedes Element mit der Rolle treeitem hat einen zugänglichen Namen.',
    whyItMatters:
      'Bäume zeigen Ordner, Kapitel oder Kategorien. Einträge ohne Namen werden nur mit Ebene und Position angesagt, sodass sich Menschen mit Screenreader in den Verzweigungen nicht zurechtfinden.',
    howToFix: [
      'Schreiben Sie den Namen als Text in jeden Eintrag: `<li role="treeitem" aria-expanded="false">Rechnungen</li>`.',
      'Enthalten Einträge weitere Bedienelemente, verweisen Sie mit `aria-labelledby` auf den Text, der der Name ist.',
      'Ergänzen Sie `aria-label` an Einträgen, die nur ein Symbol zeigen.',
    ],
  },
};

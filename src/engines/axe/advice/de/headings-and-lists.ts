import type { WordingOf } from '../../../rule-wording.ts';
import type { headingAndListAdvice } from '../headings-and-lists.ts';

export const headingAndListTexts: WordingOf<keyof typeof headingAndListAdvice> = {
  'empty-heading': {
    title: 'Überschriften sollten nicht leer sein',
    description: 'Jede Überschrift hat einen Text, den auch Screenreader vorlesen.',
    whyItMatters:
      'Menschen mit Screenreader überfliegen eine Seite, indem sie von Überschrift zu Überschrift springen. Eine leere Überschrift ist ein Halt ohne Text, und sie fragen sich, was ihnen entgeht.',
    howToFix: [
      'Schreiben Sie den Text der Überschrift, oder ein `alt`, wenn sie aus einem Bild besteht: `<h2><img src="…" alt="Unsere Leistungen"></h2>`.',
      'Entfernen Sie Überschriften, die nur für Abstand sorgen, und verwenden Sie stattdessen die CSS-Eigenschaft `margin`.',
      'Füllt ein Skript die Überschrift erst später, fügen Sie sie zusammen mit ihrem Text ein.',
    ],
  },
  'heading-order': {
    title: 'Überschriftenebenen sollten jeweils nur um eins steigen',
    description: 'Die Ebenen der Überschriften folgen aufeinander, ohne dass eine übersprungen wird.',
    whyItMatters:
      'An den Ebenen der Überschriften erkennt man, wie ein Text aufgebaut ist. Wird eine übersprungen, vermuten Menschen mit Screenreader einen Abschnitt, der ihnen entgangen ist, und die Gliederung ist für alle, die sich auf sie verlassen, schwerer zu verstehen.',
    howToFix: [
      'Gehen Sie immer nur eine Ebene tiefer: Auf `<h2>` folgt `<h3>`, nicht `<h4>`. Nach oben ist jeder Schritt erlaubt.',
      'Wählen Sie die Ebene nach der Gliederung und die Größe mit CSS: `<h3 class="small">`.',
      'Lassen Sie wiederverwendbare Komponenten ihre Ebene von der Stelle übernehmen, an der sie stehen.',
    ],
  },
  'page-has-heading-one': {
    title: 'Die Seite sollte eine Überschrift der ersten Ebene haben',
    description: 'Die Seite oder einer ihrer Frames enthält eine Überschrift der ersten Ebene.',
    whyItMatters:
      'Die Überschrift der ersten Ebene sagt, worum es auf dieser Seite geht. Viele Menschen mit Screenreader springen zuerst zu ihr. Ohne sie müssen sie den Anfang des Inhalts suchen.',
    howToFix: [
      'Zeichnen Sie den Titel des Inhalts als `<h1>` aus, nahe am Anfang von `<main>`.',
      'Formulieren Sie ihn ähnlich wie den `<title>` der Seite.',
      'Zeigt die Gestaltung keinen Titel, verbergen Sie die `<h1>` visuell.',
    ],
  },
  'definition-list': {
    title: 'dl-Elemente dürfen direkt nur geordnete Gruppen aus dt und dd enthalten',
    description: 'dl-Elemente enthalten direkt nur Gruppen aus dt und dd sowie div-, script- oder template-Elemente.',
    whyItMatters:
      'Eine Beschreibungsliste verbindet Begriffe mit ihren Erklärungen. Stehen andere Elemente dazwischen, erkennen Screenreader die Paare nicht mehr, und Menschen hören Erklärungen, ohne zu wissen, wozu sie gehören.',
    howToFix: [
      'Setzen Sie nur Gruppen aus `<dt>`, gefolgt von `<dd>`, in die Liste: `<dl><dt>Preis</dt><dd>20 Euro</dd></dl>`.',
      'Verwenden Sie `<div>`, um eine ganze Gruppe für die Gestaltung zu umschließen, und nichts anderes.',
      'Verschieben Sie Überschriften und Absätze aus der Liste hinaus oder in ein `<dd>`.',
    ],
  },
  dlitem: {
    title: 'dt- und dd-Elemente müssen in einem dl-Element stehen',
    description: 'Jedes dt- und dd-Element ist in einem dl-Element enthalten.',
    whyItMatters:
      'Ein `<dt>` oder `<dd>` außerhalb einer Beschreibungsliste ist für einen Screenreader nur Text. Dass das eine das andere erklärt, geht für Menschen verloren, die die Anordnung nicht sehen.',
    howToFix: [
      'Umschließen Sie die Einträge mit einer Liste: `<dl><dt>…</dt><dd>…</dd></dl>`, höchstens mit einem `<div>` dazwischen.',
      'Entfernen Sie ein `role` vom `<dl>`, das etwas anderes daraus macht.',
      'Verwenden Sie `<p>` oder `<ul>`, wenn keine Begriffe erklärt werden.',
    ],
  },
  list: {
    title: 'ul- und ol-Elemente dürfen direkt nur li-Elemente enthalten',
    description: 'ul- und ol-Elemente enthalten direkt nur li-, script- oder template-Elemente.',
    whyItMatters:
      'Screenreader sagen eine Liste mit der Zahl ihrer Einträge an und lassen Menschen sie überspringen oder Eintrag für Eintrag durchgehen. Andere Elemente direkt in der Liste stören das Zählen und das Durchgehen.',
    howToFix: [
      'Lassen Sie in `<ul>` und `<ol>` direkt nur `<li>` stehen, und setzen Sie alles andere in ein `<li>`.',
      'Verschieben Sie Überschriften vor die Liste: `<h3>Themen</h3><ul><li>…</li></ul>`.',
      'Geben Sie dem `<li>` keine andere Rolle, außer in einem Bedienelement, dessen Container die passende Rolle hat.',
    ],
  },
  listitem: {
    title: 'li-Elemente müssen in einem ul- oder ol-Element stehen',
    description: 'Jedes li-Element ist direkt in einer Liste enthalten.',
    whyItMatters:
      'Ein Listeneintrag außerhalb einer Liste wird ohne seine Position und ohne die Länge der Liste vorgelesen. Blinde Menschen merken nicht, dass die Einträge zusammengehören.',
    howToFix: [
      'Setzen Sie das `<li>` direkt in ein `<ul>` oder `<ol>`.',
      'Hat die Liste ein eigenes `role`, entfernen Sie es, oder verwenden Sie `role="list"`.',
      'Ist es gar keine Liste, verwenden Sie stattdessen `<p>` oder `<div>`.',
    ],
  },
};

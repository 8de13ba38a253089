import type { WordingOf } from '../../../rule-wording.ts';
import type { ariaRoleAdvice } from '../aria-roles.ts';

export const ariaRoleTexts: WordingOf<keyof typeof ariaRoleAdvice> = {
  'aria-allowed-role': {
    title: 'Die ARIA-Rolle sollte zum Element passen',
    description: 'Das Attribut role hat einen Wert, der für das Element geeignet ist.',
    whyItMatters:
      'Mit einer Rolle, die nicht zu ihm passt, sagt ein Element das eine und tut das andere. Ein als Überschrift ausgezeichneter Link etwa wird Menschen mit Screenreader als Überschrift angesagt, und ihre Tastenbefehle zum Springen zwischen Links lassen ihn aus.',
    howToFix: [
      'Entfernen Sie `role`, wenn das Element schon die richtige Bedeutung hat, wie `<button>`, `<nav>` und `<ul>`.',
      'Verwenden Sie das Element, das der Rolle entspricht, statt ein anderes umzudeuten: `<button>` statt `<h2 role="button">`.',
      'Wenn beide Bedeutungen gebraucht werden, verschachteln Sie die Elemente, zum Beispiel `<h2><button>…</button></h2>`.',
    ],
  },
  'aria-deprecated-role': {
    title: 'Veraltete ARIA-Rollen dürfen nicht verwendet werden',
    description: 'Kein Element hat eine Rolle, die in ARIA als veraltet gilt.',
    whyItMatters:
      'Veraltete Rollen verschwinden nach und nach aus Browsern und Screenreadern. Blinde Menschen erfahren über den Zweck eines solchen Elements vielleicht nichts oder nur auf manchen Geräten etwas.',
    howToFix: [
      'Ersetzen Sie die Rolle durch ihre Nachfolgerin: `list` statt `directory`, `listitem` statt `doc-biblioentry` und `doc-endnote`.',
      'Wo HTML ein Element dafür hat, verwenden Sie dieses und lassen Sie die Rolle weg, zum Beispiel `<ul>` mit `<li>`.',
    ],
  },
  'aria-required-children': {
    title: 'Bestimmte ARIA-Rollen müssen bestimmte Kindelemente enthalten',
    description: 'Elemente mit einer ARIA-Rolle, die untergeordnete Rollen verlangt, enthalten diese.',
    whyItMatters:
      'Listen, Tabellen, Registerkarten, Menüs und Bäume versteht man durch ihre Teile. Fehlen die Teile oder sind sie von der falschen Art, können Screenreader die Einträge nicht zählen und nicht zwischen ihnen wechseln: Für Menschen, die das Bedienelement nicht sehen, zerfällt es.',
    howToFix: [
      'Geben Sie den Kindelementen die Rollen, die der Container erwartet, zum Beispiel `<div role="tablist"><button role="tab">…</button></div>`.',
      'Verschieben Sie alles andere aus dem Container hinaus, oder neutralisieren Sie bloße Hüllen mit `role="none"`.',
      'Verwenden Sie native Elemente, wo es sie gibt: `<ul>`, `<table>`, `<select>`.',
      'Setzen Sie `aria-busy="true"` am Container, solange sein Inhalt noch geladen wird.',
    ],
  },
  'aria-required-parent': {
    title: 'Bestimmte ARIA-Rollen müssen in bestimmten Elternelementen stehen',
    description:
      'Elemente mit einer ARIA-Rolle, die eine übergeordnete Rolle verlangt, sind in einer solchen enthalten.',
    whyItMatters:
      'Eine Option, eine Registerkarte, eine Zeile oder ein Listeneintrag bedeutet nur in seinem Container etwas. Allein werden sie ohne Position und Gruppe angesagt, und Menschen mit Screenreader erfahren nicht, wozu sie gehören und wie viele es sind.',
    howToFix: [
      'Umschließen Sie das Element mit einem Container, der die nötige Rolle hat, zum Beispiel `<div role="listbox"><div role="option">…</div></div>`.',
      'Entfernen Sie Elemente mit einer anderen Rolle zwischen Container und Teil, oder geben Sie bloßen Hüllen `role="none"`.',
      'Wo der Aufbau der Seite keine Verschachtelung zulässt, nennen Sie die Teile am Container mit `aria-owns`.',
    ],
  },
  'aria-roles': {
    title: 'ARIA-Rollen müssen gültig sein',
    description: 'Jedes Attribut role nennt eine Rolle, die es gibt und die nicht abstrakt ist.',
    whyItMatters:
      'Eine Rolle, die es nicht gibt, wird ignoriert, und eine abstrakte bedeutet nichts. Das Element wird dann als einfacher Text angesagt, und Menschen mit Screenreader erfahren nicht, dass sie es drücken, öffnen oder auswählen können.',
    howToFix: [
      'Berichtigen Sie die Schreibweise, oder wählen Sie die ARIA-Rolle, die sagt, was das Element ist.',
      'Ersetzen Sie abstrakte Rollen wie `widget`, `input` oder `landmark` durch eine konkrete.',
      'Nehmen Sie besser ein HTML-Element, das die Rolle schon mitbringt: `<button>`, `<nav>`, `<dialog>`.',
    ],
  },
  'aria-text': {
    title: 'Elemente mit role="text" sollten nichts Fokussierbares enthalten',
    description: 'In Elementen mit role="text" steht kein Element, das den Fokus erhalten kann.',
    whyItMatters:
      'Mit `role="text"` wird der ganze Inhalt für einen Screenreader zu einem einzigen Text. Ein Link oder eine Schaltfläche darin erhält weiterhin den Tastaturfokus, hat aber keine Rolle mehr: Blinde Menschen landen mit der Tastatur auf etwas Unerklärtem.',
    howToFix: [
      'Entfernen Sie `role="text"` von jedem Element, das Links, Schaltflächen oder Felder enthält.',
      'Setzen Sie die Rolle nur um die Wörter selbst, und lassen Sie das Bedienelement außerhalb.',
      'Erwägen Sie, ganz auf die Rolle zu verzichten: Sie gehört nicht zum ARIA-Standard und wird unterschiedlich unterstützt.',
    ],
  },
  'presentation-role-conflict': {
    title: 'Als Dekoration ausgezeichnete Elemente sollten sich durchweg so verhalten',
    description: 'Elemente, die als Dekoration ausgezeichnet sind, haben weder tabindex noch globale ARIA-Attribute.',
    whyItMatters:
      'Das Element ist als Dekoration ausgezeichnet, kann aber den Fokus erhalten oder trägt ARIA-Angaben. Browser ignorieren die Auszeichnung deshalb, und Menschen mit Screenreader treffen auf ein Element, das stumm sein sollte und keinen brauchbaren Namen hat.',
    howToFix: [
      'Entscheiden Sie, ob das Element den Menschen etwas sagt. Wenn ja, entfernen Sie `role="none"` oder das leere `alt` und geben Sie ihm einen Namen.',
      'Ist es Dekoration, entfernen Sie `tabindex` und jedes Attribut mit `aria-` von ihm.',
      'Setzen Sie den Link oder die Schaltfläche um das dekorative Bild, statt das Bild fokussierbar zu machen.',
    ],
  },
  'aria-hidden-body': {
    title: 'Das body-Element darf nicht aria-hidden="true" haben',
    description: 'Das body-Element des Dokuments ist nicht mit aria-hidden="true" verborgen.',
    whyItMatters:
      'Die ganze Seite ist vor assistierender Technik verborgen. Menschen, die einen Screenreader verwenden, finden sie leer vor, obwohl alle anderen sie sehen und bedienen können.',
    howToFix: [
      'Entfernen Sie `aria-hidden="true"` von `<body>`.',
      'Wenn ein offener Dialog es setzt, verwenden Sie `<dialog>` mit `showModal()`, oder setzen Sie stattdessen `inert` auf den Inhalt hinter dem Dialog.',
      'Prüfen Sie, dass die Seite wieder verfügbar ist, wenn der Dialog geschlossen wird, auch mit der Escape-Taste.',
    ],
  },
};

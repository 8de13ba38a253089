import type { WordingOf } from '../../../rule-wording.ts';
import type { keyboardAdvice } from '../keyboard.ts';

export const keyboardTexts: WordingOf<keyof typeof keyboardAdvice> = {
  accesskeys: {
    title: 'Werte von accesskey sollten eindeutig sein',
    description: 'Jeder Wert des Attributs accesskey kommt auf der Seite nur einmal vor.',
    whyItMatters:
      'Zwei Elemente beanspruchen dasselbe Tastenkürzel. Browser wählen dann eines aus oder wechseln nur zwischen beiden. Menschen, die auf Tastenkürzel angewiesen sind, oft wegen einer motorischen Einschränkung, lösen etwas anderes aus oder nichts.',
    howToFix: [
      'Geben Sie jedem `accesskey` einen Wert, der auf der Seite nur einmal vorkommt.',
      'Erwägen Sie, das Attribut zu entfernen: Seine Tasten sind je nach Browser andere und stoßen mit denen von Screenreadern zusammen.',
    ],
  },
  bypass: {
    title: 'Wiederholte Blöcke müssen sich überspringen lassen',
    description: 'Die Seite hat mindestens einen Weg an der Navigation vorbei direkt zum Inhalt.',
    whyItMatters:
      'Kopfbereich und Navigation sind auf jeder Seite gleich. Führt kein Weg daran vorbei, drücken Menschen an der Tastatur auf jeder Seite dutzendfach die Tabulatortaste, und Menschen mit Screenreader hören alles noch einmal.',
    howToFix: [
      'Zeichnen Sie den Inhalt mit `<main>` aus, und gliedern Sie ihn mit Überschriften.',
      'Setzen Sie einen Sprunglink an den Anfang der Seite: `<a href="#content">Zum Inhalt springen</a> … <main id="content" tabindex="-1">`.',
      'Der Sprunglink darf verborgen sein, bis er den Fokus erhält. Dann muss er zu sehen sein.',
    ],
  },
  'nested-interactive': {
    title: 'Bedienelemente dürfen nicht ineinander verschachtelt sein',
    description: 'Kein Bedienelement enthält ein anderes, das den Fokus erhalten kann.',
    whyItMatters:
      'Ein Bedienelement steckt in einem anderen, etwa ein Link in einer Schaltfläche. Screenreader behandeln das Innere einer Schaltfläche als einfachen Text. Blinde Menschen erfahren deshalb nichts vom inneren Element, landen mit der Tabulatortaste aber trotzdem darauf.',
    howToFix: [
      'Nehmen Sie das innere Bedienelement heraus, und stellen Sie beide nebeneinander.',
      'Machen Sie in einer Karte, die als Ganzes anklickbar ist, nur den Titel zum Link, und lassen Sie sein `::after` mit CSS die Karte bedecken.',
      'Entfernen Sie `role` oder `tabindex` vom inneren Element, wenn es selbst nichts bewirkt.',
    ],
  },
  'scrollable-region-focusable': {
    title: 'Scrollbare Bereiche müssen mit der Tastatur erreichbar sein',
    description:
      'Elemente mit scrollbarem Inhalt lassen sich in jedem Browser, auch in Safari, mit der Tastatur bedienen.',
    whyItMatters:
      'Ein Bereich scrollt für sich, ist mit der Tastatur aber nicht zu erreichen. Menschen, die keine Maus verwenden, können nicht lesen, was unter seinem Rand liegt. Manche Browser machen solche Bereiche von selbst fokussierbar, andere, darunter Safari, nicht.',
    howToFix: [
      'Machen Sie den Bereich fokussierbar, und benennen Sie ihn: `<div tabindex="0" role="region" aria-label="Nutzungsbedingungen">`.',
      'Oder setzen Sie etwas Fokussierbares hinein, etwa einen Link, mit dem man ihn erreicht.',
      'Oder lassen Sie den Inhalt wachsen, ohne feste Höhe und ohne `overflow: auto`.',
    ],
  },
  tabindex: {
    title: 'Elemente sollten keinen tabindex über null haben',
    description: 'Kein Attribut tabindex hat einen Wert über 0.',
    whyItMatters:
      'Ein `tabindex` über null kommt vor allem anderen auf der Seite an die Reihe. Menschen an der Tastatur werden dann in einer Reihenfolge geführt, die nicht dem entspricht, was sie sehen. Menschen mit Sehbehinderung oder kognitiven Einschränkungen verlieren den Fokus aus den Augen.',
    howToFix: [
      'Ersetzen Sie positive Werte durch `tabindex="0"`, oder entfernen Sie das Attribut von Elementen, die ohnehin fokussierbar sind.',
      'Bringen Sie die Elemente im HTML in die richtige Reihenfolge, und lassen Sie das CSS ihr folgen.',
      'Verwenden Sie `tabindex="-1"` für alles, was nur ein Skript fokussieren soll.',
    ],
  },
};

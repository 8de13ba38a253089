import type { StatesMessages } from '../messages.ts';

export const germanMessages: StatesMessages = {
  messages: {
    sideways: () =>
      'Dieses Element ist breiter als die Ansicht, sodass man nicht nur nach unten, sondern auch seitwärts scrollen muss. Entfernen Sie feste Breiten, und lassen Sie den Inhalt umbrechen.',
    'two-dimensional': () =>
      'Wegen dieses Elements scrollt die Seite seitwärts. Braucht es für seine Bedeutung zwei Dimensionen, wie eine Datentabelle oder eine Karte? Wenn ja, setzen Sie es in einen Kasten, der für sich scrollt. Wenn nicht, lassen Sie es schrumpfen oder umbrechen.',
    'wide-lines': () =>
      'Man muss diesen Kasten seitwärts scrollen, um jede Zeile zu lesen. Braucht sein Text lange Zeilen, wie Programmcode? Wenn nicht, lassen Sie die Zeilen umbrechen.',
    'cut-at-edge': () =>
      'Der Rand der Ansicht schneidet dieses Element ab, und die Seite lässt sich nicht seitwärts scrollen. Entfernen Sie feste Breiten, und lassen Sie den Inhalt umbrechen.',
    clipped: () =>
      'Dieses Element schneidet einen Teil seines Textes ab. Lassen Sie Höhe und Breite mit dem Text wachsen: Verwenden Sie min-height statt height, und lassen Sie Zeilen umbrechen.',
    overlaps: (detail) =>
      `Der Text liegt auf anderem Text: „${detail}“. Lassen Sie beide Kästen mit ihrem Text wachsen: Entfernen Sie feste Höhen.`,
    lost: (detail) =>
      `Dieser Teil der Seite ist nicht zu sehen: „${detail}“. Kommt man trotzdem an ihn heran, zum Beispiel mit einer Menüschaltfläche? Wenn nicht, zeigen Sie ihn an.`,
    moves: () =>
      'Dieses Element bewegt sich weiter, obwohl weniger Bewegung gewünscht ist. Ist die Bewegung unerlässlich? Wenn nicht, halten Sie sie mit @media (prefers-reduced-motion: reduce) an.',
    vanished: () =>
      'Dieses Bedienelement ist nicht zu sehen: Es war nur an einer Hintergrundfarbe, einem Schatten oder einer Maske zu erkennen, und erzwungene Farben ersetzen diese. Ergänzen Sie einen Rahmen (ein durchsichtiger genügt), einen Text oder ein Bild mit einem Umriss in currentColor.',
  },
  doubts: {
    sideways: 'Soll dieser Teil der Seite neben der Ansicht liegen?',
    'cut-at-edge': 'Kommt man trotzdem an den Rest heran?',
    clipped: 'Lässt sich der Rest trotzdem lesen, zum Beispiel mit einem Bedienelement daneben?',
    overlaps: 'Lässt sich beides trotzdem lesen?',
  },
};

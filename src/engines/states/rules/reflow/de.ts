import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';
import { clippedMessages, overlapMessages, lostMessages } from '../../sentences/de.ts';

const sideways =
  'Dieses Element ist breiter als die Ansicht, sodass man nicht nur nach unten, sondern auch seitwärts scrollen muss. Entfernen Sie feste Breiten, und lassen Sie den Inhalt umbrechen.';
const cutAtEdge =
  'Der Rand der Ansicht schneidet dieses Element ab, und die Seite lässt sich nicht seitwärts scrollen. Entfernen Sie feste Breiten, und lassen Sie den Inhalt umbrechen.';

export const de: TranslationOf<typeof en> = {
  title: 'Inhalt muss in eine Ansicht von 320 CSS-Pixeln passen',
  description:
    'In einer Ansicht von 320 mal 256 CSS-Pixeln scrollt man nur in einer Richtung. Kein Text ist abgeschnitten oder verdeckt, und keiner fehlt.',
  whyItMatters:
    'Menschen mit Sehbehinderung vergrößern auf 400\u00a0%. Passt der Inhalt dann nicht, scrollen sie für jede einzelne Zeile seitwärts und verlieren die Stelle.',
  howToFix: [
    'Entfernen Sie feste Breiten: Verwenden Sie `max-width`, Prozentwerte, `flex-wrap` oder `grid` mit `minmax(0, 1fr)`.',
    'Lassen Sie lange Wörter umbrechen: `overflow-wrap: anywhere`.',
    'Setzen Sie Datentabellen, Karten und Code in einen eigenen Kasten mit `overflow: auto`.',
    'Behalten Sie alle Inhalte und Funktionen: Verschieben Sie sie hinter eine Schaltfläche, wo kein Platz ist.',
  ],
  messages: {
    ...clippedMessages,
    ...overlapMessages,
    ...lostMessages,
    sideways: () => sideways,
    maybeSideways: () => `${sideways} Soll dieser Teil der Seite neben der Ansicht liegen?`,
    twoDimensional: () =>
      'Wegen dieses Elements scrollt die Seite seitwärts. Braucht es für seine Bedeutung zwei Dimensionen, wie eine Datentabelle oder eine Karte? Wenn ja, setzen Sie es in einen Kasten, der für sich scrollt. Wenn nicht, lassen Sie es schrumpfen oder umbrechen.',
    wideLines: () =>
      'Man muss diesen Kasten seitwärts scrollen, um jede Zeile zu lesen. Braucht sein Text lange Zeilen, wie Programmcode? Wenn nicht, lassen Sie die Zeilen umbrechen.',
    cutAtEdge: () => cutAtEdge,
    maybeCutAtEdge: () => `${cutAtEdge} Kommt man trotzdem an den Rest heran?`,
  },
};

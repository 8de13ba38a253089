import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';
import { clippedMessages, overlapMessages, lostMessages } from '../../sentences/de.ts';

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
    sideways: {
      problem: 'Dieses Element ist breiter als die Ansicht. Wer vergrößert, scrollt für jede Zeile seitwärts.',
      fix: 'Entfernen Sie feste Breiten, und lassen Sie den Inhalt umbrechen.',
    },
    maybe_sideways: {
      problem:
        'Dieses Element ist breiter als die Ansicht, sodass man seitwärts scrollen muss. Soll dieser Teil der Seite neben der Ansicht liegen?',
      fix: 'Wenn nicht, entfernen Sie feste Breiten, und lassen Sie den Inhalt umbrechen.',
    },
    two_dimensional: {
      problem:
        'Wegen dieses Elements scrollt die Seite seitwärts. Braucht es für seine Bedeutung zwei Dimensionen, wie eine Datentabelle oder eine Karte?',
      fix: 'Wenn ja, setzen Sie es in einen Kasten, der für sich scrollt. Wenn nicht, lassen Sie es schrumpfen oder umbrechen.',
    },
    wide_lines: {
      problem:
        'Man muss diesen Kasten seitwärts scrollen, um jede Zeile zu lesen. Braucht sein Text lange Zeilen, wie Programmcode?',
      fix: 'Wenn nicht, lassen Sie die Zeilen umbrechen.',
    },
    cut_at_edge: {
      problem:
        'Der Rand der Ansicht schneidet dieses Element ab, und die Seite lässt sich nicht seitwärts scrollen. Wer vergrößert, sieht den Rest nie.',
      fix: 'Entfernen Sie feste Breiten, und lassen Sie den Inhalt umbrechen.',
    },
    maybe_cut_at_edge: {
      problem:
        'Der Rand der Ansicht schneidet dieses Element ab, und die Seite lässt sich nicht seitwärts scrollen. Kommt man trotzdem an den Rest heran?',
      fix: 'Wenn nicht, entfernen Sie feste Breiten, und lassen Sie den Inhalt umbrechen.',
    },
  },
};

import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Stumme Videos müssen eine Alternative haben',
  description:
    'Text oder eine Tonaufnahme sagt, was ein Video ohne Ton zeigt. Das müssen Menschen prüfen, außer wenn die Seite sonst nichts enthält.',
  whyItMatters:
    'Ein Video ohne Ton sagt blinden Menschen nichts. Sie merken nicht einmal, dass etwas zu sehen ist. Text oder eine Tonaufnahme gibt ihnen dieselbe Information.',
  howToFix: [
    'Beschreiben Sie in Text, was das Video zeigt, neben dem Video oder von dort verlinkt.',
    'Oder ergänzen Sie eine Tonspur, die es beschreibt.',
    'Wiederholt ein Video nur Text der Seite, sagen Sie das in diesem Text. Schmückt es nur, verbergen Sie es mit `aria-hidden="true"` vor Screenreadern.',
  ],
  messages: {
    alone: {
      problem:
        'Die Seite besteht nur aus diesem Video ohne Ton. Kein Text, kein Link und keine Tonaufnahme sagt, was es zeigt, blinde Menschen erfahren also nichts.',
      fix: 'Beschreiben Sie in Text, was es zeigt, oder verlinken Sie eine Beschreibung oder Tonaufnahme.',
    },
    video: {
      problem:
        'Dieses Video hat keinen Ton, blinde Menschen erfahren also nichts daraus. Sagt Text auf der Seite, ein verlinkter Text oder eine Tonaufnahme alles, was es zeigt?',
      fix: 'Wenn nicht, ergänzen Sie einen Text. Schmückt das Video nur, verbergen Sie es mit aria-hidden="true" vor Screenreadern.',
    },
  },
};

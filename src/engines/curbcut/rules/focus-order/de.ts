import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Fokus muss sich in einer sinnvollen Reihenfolge bewegen',
  description: 'Weder CSS noch `tabindex` führt den Fokus in einer anderen Reihenfolge, als die Seite sie zeigt.',
  whyItMatters:
    'Menschen, die die Seite sehen und die Tastatur verwenden, folgen dem Fokus mit den Augen. Springt er hin und her, verlieren sie ihn, und sie füllen etwas aus oder bestätigen es, bevor sie gelesen haben, was davor kommt.',
  howToFix: [
    'Bringen Sie die Elemente in die Reihenfolge, in der sie zu sehen sind, und entfernen Sie `order`, `row-reverse`, `column-reverse` und Grid-Bereiche, die sie ändern.',
    'Entfernen Sie Werte von `tabindex` über 0.',
    'Ergeben beide Reihenfolgen einen Sinn, markieren Sie den Befund als Fehlalarm.',
  ],
  messages: {
    before: {
      problem:
        'Der Tastaturfokus erreicht „{second}“ nach „{first}“, obwohl „{second}“ zuerst zu sehen ist. Ergibt die Reihenfolge trotzdem Sinn?',
      fix: 'Wenn nicht, ändern Sie die Reihenfolge der Elemente im Dokument, nicht die ihrer Darstellung.',
    },
    tabindex: {
      problem:
        'Der tabindex dieses Elements führt den Fokus zu ihm, bevor „{first}“ an der Reihe ist, das davor zu sehen ist. Ergibt die Reihenfolge trotzdem Sinn?',
      fix: 'Wenn nicht, entfernen Sie den tabindex.',
    },
  },
};

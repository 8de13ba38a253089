import type { TranslationOf } from '../../../rule-sentences.ts';
import { quote } from '../../sentences/de.ts';
import type { en } from './en.ts';

const isOrderRight = 'Ergibt die Reihenfolge trotzdem einen Sinn? Wenn nicht,';

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
    focusBefore: (second, first) =>
      `Der Fokus kommt erst nach ${quote(first)} zu ${quote(second)}, obwohl es davor angezeigt wird. ${isOrderRight} ändern Sie die Reihenfolge der Elemente, nicht die ihrer Darstellung.`,
    tabindexBefore: (overtaken) =>
      `Der tabindex führt den Fokus vor ${quote(overtaken)} hierher, obwohl das andere Element davor angezeigt wird. ${isOrderRight} entfernen Sie den tabindex.`,
  },
};

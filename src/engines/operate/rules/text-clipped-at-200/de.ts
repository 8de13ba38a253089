import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const cut = 'Bei 200\u00a0% Zoom schneidet dieses Element seinen Text ab';

export const de: TranslationOf<typeof en> = {
  title: 'Text darf bei 200\u00a0% Zoom nicht abgeschnitten werden',
  description:
    'In einer Ansicht von 640 mal 512 Pixeln verbirgt kein Element einen Teil seines Textes, es sei denn, Auslassungspunkte zeigen das Ende an.',
  whyItMatters:
    'Menschen mit Sehbehinderung vergrößern, um zu lesen. Ein Kasten fester Größe schneidet dann das Ende seines Textes ab, und sie wissen nicht einmal, dass etwas fehlt.',
  howToFix: [
    'Verwenden Sie `min-height` statt `height`, damit der Kasten mit seinem Text wächst.',
    'Lassen Sie Zeilen umbrechen: Entfernen Sie `white-space: nowrap`, wo der Text länger sein kann als der Kasten.',
    'Entfernen Sie `overflow: hidden` von Kästen mit Text, oder machen Sie sie scrollbar: `overflow: auto`.',
  ],
  messages: {
    textCut: () =>
      `${cut}, und nichts zeigt den Rest. Lassen Sie Höhe und Breite mit dem Text wachsen: Verwenden Sie min-height statt height, und lassen Sie Zeilen umbrechen.`,
    textMaybeCut: () =>
      `${cut}. Können Menschen den Rest trotzdem lesen, zum Beispiel mit einem Bedienelement daneben? Wenn nicht, lassen Sie Höhe und Breite mit dem Text wachsen.`,
  },
};

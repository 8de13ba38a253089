import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

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
    cut: {
      problem:
        'Bei 200 % Zoom schneidet dieses Element seinen Text ab, und nichts zeigt den Rest. Menschen mit Sehbehinderung können ihn nicht lesen.',
      fix: 'Lassen Sie Höhe und Breite mit dem Text wachsen: Verwenden Sie min-height statt height, und lassen Sie Zeilen umbrechen.',
    },
    maybe_cut: {
      problem:
        'Bei 200 % Zoom schneidet dieses Element seinen Text ab. Lässt sich der Rest trotzdem lesen, zum Beispiel mit einem Bedienelement daneben?',
      fix: 'Wenn nicht, lassen Sie Höhe und Breite mit dem Text wachsen.',
    },
  },
};

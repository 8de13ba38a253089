import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Eine Eingabe allein darf die Seite nicht wechseln',
  description:
    'Kein Bedienelement führt auf eine andere Seite, sendet sein Formular oder öffnet ein Fenster, sobald sich sein Wert ändert, es sei denn, die Seite sagt das vorher.',
  whyItMatters:
    'Menschen mit Tastatur gehen über die Einträge einer Liste hinweg, und jeder davon ändert ihren Wert. Führt schon die erste Änderung weg, sind die Einträge danach unerreichbar. Wer einen Screenreader verwendet, merkt nicht, dass die Seite eine andere ist.',
  howToFix: [
    'Fügen Sie eine Schaltfläche dafür hinzu, etwa „Los“ oder „Anwenden“. Tun Sie es, wenn sie gedrückt wird, nicht bei `change` oder `input`.',
    'Muss es sofort geschehen, sagen Sie es in der Beschriftung oder in einem Text davor.',
    'Eine Änderung darf Inhalt zeigen, ausblenden oder sortieren, solange die Seite bleibt.',
  ],
  messages: {
    page: {
      problem:
        'Sobald sich der Wert dieses Bedienelements ändert, wechselt die Seite zu einer anderen oder sendet ein Formular. Kein Text sagt das.',
      fix: 'Tun Sie das erst, wenn eine Schaltfläche gedrückt wird, oder sagen Sie es in der Beschriftung.',
    },
    window: {
      problem: 'Sobald sich der Wert dieses Bedienelements ändert, öffnet ein Skript ein Fenster. Kein Text sagt das.',
      fix: 'Öffnen Sie es erst, wenn eine Schaltfläche gedrückt wird, oder sagen Sie es in der Beschriftung.',
    },
    advised: {
      problem:
        'Sobald sich der Wert dieses Bedienelements ändert, wechselt die Seite oder öffnet ein Fenster. Dieser Text sagt es vielleicht: „{advice}“.',
      fix: 'Prüfen Sie, ob man vor dem Bedienelement liest, was geschieht. Wenn nicht, tun Sie es erst, wenn eine Schaltfläche gedrückt wird.',
    },
    unknown: {
      problem:
        'Sobald sich der Wert dieses Bedienelements ändert, wechselt die Seite oder öffnet ein Fenster. Curbcut weiß nicht, ob man das vorher liest.',
      fix: 'Prüfen Sie, ob ein Text davor es sagt. Wenn nicht, tun Sie es erst, wenn eine Schaltfläche gedrückt wird.',
    },
  },
};

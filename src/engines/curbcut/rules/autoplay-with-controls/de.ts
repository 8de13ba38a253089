import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Ton sollte nur starten, wenn Menschen ihn starten',
  description: 'Audio und Video mit Bedienelementen spielen nicht von selbst länger als 3 Sekunden Ton ab.',
  whyItMatters:
    'Der Ton lässt sich anhalten, aber Menschen, die einen Screenreader verwenden, müssen die Bedienelemente finden, während der Ton die Stimme übertönt, auf die sie hören.',
  howToFix: [
    'Entfernen Sie `autoplay`: Gestartet wird der Ton mit den Bedienelementen.',
    'Muss sich das Bild sofort bewegen, beginnen Sie ohne Ton: `<video autoplay muted controls>`.',
  ],
  messages: {
    before_controls: {
      problem:
        'Der Ton spielt von selbst länger als 3 Sekunden und übertönt die Stimme von Screenreadern. Er lässt sich stoppen, aber erst, wenn man die Steuerung gefunden hat.',
      fix: 'Entfernen Sie autoplay, damit Menschen den Ton selbst starten.',
    },
  },
};

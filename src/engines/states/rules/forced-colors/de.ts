import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Bedienelemente sollten bei erzwungenen Farben sichtbar sein',
  description:
    'Kein Bedienelement verschwindet, wenn der Browser die Farben der Seite durch die persönlich eingestellten ersetzt.',
  whyItMatters:
    'Menschen mit Sehbehinderung wählen in ihrem System wenige Farben mit starkem Kontrast. Der Browser lässt dann Hintergrundfarben und Schatten weg, und ein Bedienelement, das aus nichts anderem besteht, ist nicht zu finden.',
  howToFix: [
    'Ergänzen Sie einen Rahmen: `border: 1px solid transparent` genügt, denn erzwungene Farben machen ihn sichtbar.',
    'Zeichnen Sie Symbole als SVG mit `currentColor`, nicht als Maske über einer Hintergrundfarbe.',
    'Verwenden Sie in `@media (forced-colors: active)` Systemfarben wie `ButtonText`.',
  ],
  messages: {
    vanished: {
      problem:
        'Dieses Bedienelement ist mit erzwungenen Farben nicht zu sehen: Es war nur an einer Hintergrundfarbe, einem Schatten oder einer Maske zu erkennen. Wer hohen Kontrast braucht, findet es nicht.',
      fix: 'Ergänzen Sie einen Rahmen (ein durchsichtiger genügt), einen Text oder ein Bild mit einer Kontur in currentColor.',
    },
  },
};

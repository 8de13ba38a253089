import { germanContrast } from '../../../de/text-contrast.ts';
import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

const { normal, large } = germanContrast;
const check = `Prüfen Sie, dass er lesbar ist: ${normal} zu 1, bei großer Schrift ${large} zu 1.`;

export const de: TranslationOf<typeof en> = {
  title: 'Text muss sich ausreichend vom Hintergrund abheben',
  description: 'Der Kontrast zwischen Text und Hintergrund erreicht das Verhältnis, das WCAG 2 auf Stufe AA verlangt.',
  whyItMatters:
    'Text, der fast so hell oder dunkel ist wie sein Hintergrund, können Menschen mit Sehbehinderung oder Farbfehlsichtigkeit und viele ältere Menschen nicht lesen, und bei Sonnenschein kann es niemand.',
  howToFix: [
    `Machen Sie den Text dunkler oder den Hintergrund heller (oder umgekehrt), bis das Verhältnis mindestens ${normal}:1 beträgt.`,
    `Großer Text ab 24\u00a0px, fett ab etwa 18,7\u00a0px, braucht mindestens ${large}:1.`,
    'Ändern Sie die Farbe an ihrer Quelle, etwa in der CSS-Variablen des Themes, damit sie überall besser wird.',
    'Wo Text auf einem Bild oder Farbverlauf liegt, geben Sie ihm einen einfarbigen Hintergrund, und prüfen Sie die Stelle mit dem geringsten Kontrast.',
  ],
  messages: {
    too_pale: {
      problem: 'Der Text {color} auf {background} hat einen Kontrast von {nRatio} zu 1. Nötig sind {nNeeded} zu 1.',
      fix: 'Ändern Sie die Textfarbe: {passing} würde reichen.',
    },
    maybe_exempt: {
      problem:
        'Der Text {color} auf {background} hat einen Kontrast von {nRatio} zu 1. Ist er inaktiv oder ein Logo, wie seine Klasse sagt?',
      fix: 'Wenn nicht, sind {nNeeded} zu 1 nötig: {passing} würde reichen.',
    },
    maybe_sign: {
      problem:
        'Dieses Zeichen {color} auf {background} hat einen Kontrast von {nRatio} zu 1. Ist es Text, den man lesen muss?',
      fix: 'Wenn ja, sind {nNeeded} zu 1 nötig: {passing} würde reichen.',
    },
    varies: {
      problem:
        'Der Hintergrund unter diesem Text ist nicht überall gleich, und damit sein Kontrast: von {nLow} bis {nHigh} zu 1. Nötig sind überall {nNeeded} zu 1.',
      fix: 'Prüfen Sie, dass der ganze Text lesbar ist. Eine einheitliche Farbe dahinter stellt das sicher.',
    },
    unmeasured_blank: {
      problem:
        'Dieses Feld ist leer, und was man eingibt, wäre zu blass, oder sein Hintergrund ist nicht überall gleich.',
      fix: check,
    },
    unmeasured_covered: {
      problem: 'Der Kontrast dieses Textes ließ sich nicht messen: Etwas verdeckt ihn.',
      fix: check,
    },
    unmeasured_effect: {
      problem:
        'Der Kontrast dieses Textes ließ sich nicht messen: Er ist überblendet, maskiert oder unscharf oder hat einen Schatten durch einen Filter.',
      fix: check,
    },
    unmeasured_frame: {
      problem:
        'Der Kontrast dieses Textes ließ sich nicht messen: Sein Frame ist gedreht oder skaliert oder kommt von einer anderen Website, und sein Hintergrund ist nicht einfarbig.',
      fix: check,
    },
    unmeasured_gone: {
      problem: 'Der Kontrast dieses Textes ließ sich nicht messen: Er wurde während der Prüfung ersetzt.',
      fix: check,
    },
    unmeasured_hidden: {
      problem: 'Der Kontrast dieses Textes ließ sich nicht messen: Er war nicht mehr zu sehen.',
      fix: check,
    },
    unmeasured_invisible: {
      problem:
        'Dieser Text hat die Farbe seines Hintergrunds. Vielleicht ist er absichtlich verborgen, vielleicht gar nicht lesbar.',
      fix: check,
    },
    unmeasured_late: {
      problem: 'Der Kontrast dieses Textes ließ sich nicht messen: Die Zeit reichte nicht.',
      fix: check,
    },
    unmeasured_mixed: {
      problem: 'Der Kontrast dieses Textes ließ sich nicht messen: Etwas verändert, wie er gezeichnet wird.',
      fix: check,
    },
    unmeasured_moving: {
      problem:
        'Der Kontrast dieses Textes ließ sich nicht messen: Er selbst oder sein Hintergrund ändert sich ständig.',
      fix: check,
    },
    unmeasured_no_pictures: {
      problem:
        'Der Kontrast dieses Textes ließ sich nicht messen: Seine Stile allein entscheiden ihn nicht, und die Einstellung contrast_pixels schaltet Bilder ab.',
      fix: check,
    },
    unmeasured_outside: {
      problem:
        'Der Kontrast dieses Textes ließ sich nicht messen: Er liegt außerhalb dessen, was sich durch Scrollen zeigen lässt.',
      fix: check,
    },
    unmeasured_small: {
      problem: 'Der Kontrast dieses Textes ließ sich nicht messen: Von ihm ist zu wenig gezeichnet.',
      fix: check,
    },
    unmeasured_thin: {
      problem:
        'Der Kontrast dieses Textes ließ sich nicht messen: Seine Linien sind dünner als ein Pixel, oder etwas verdeckt ihn zum Teil.',
      fix: check,
    },
    review: {
      problem: 'Der Kontrast dieses Textes zu seinem Hintergrund ließ sich nicht messen.',
      fix: check,
    },
  },
};

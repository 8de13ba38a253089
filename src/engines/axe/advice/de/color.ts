import { germanContrast, germanEnhancedContrast } from '../../../de/text-contrast.ts';
import type { WordingOf } from '../../../rule-wording.ts';
import type { colorAdvice } from '../color.ts';

const { normal, large } = germanContrast;

export const colorTexts: WordingOf<keyof typeof colorAdvice> = {
  'color-contrast': {
    title: 'Text muss sich ausreichend vom Hintergrund abheben',
    description:
      'Der Kontrast zwischen Text und Hintergrund erreicht das Verhältnis, das WCAG 2 auf Stufe AA verlangt.',
    whyItMatters:
      'Text, der fast so hell oder dunkel ist wie sein Hintergrund, können Menschen mit Sehbehinderung oder Farbfehlsichtigkeit und viele ältere Menschen nicht lesen, und bei Sonnenschein kann es niemand.',
    howToFix: [
      `Machen Sie den Text dunkler oder den Hintergrund heller (oder umgekehrt), bis das Verhältnis mindestens ${normal}:1 beträgt.`,
      `Großer Text ab 24\u00a0px, fett ab etwa 18,7\u00a0px, braucht mindestens ${large}:1.`,
      'Ändern Sie die Farbe an ihrer Quelle, etwa in der CSS-Variablen des Themes, damit sie überall besser wird.',
      'Wo Text auf einem Bild oder Farbverlauf liegt, geben Sie ihm einen einfarbigen Hintergrund, und prüfen Sie die Stelle mit dem geringsten Kontrast.',
    ],
  },
  'color-contrast-enhanced': {
    title: 'Text muss sich stark vom Hintergrund abheben',
    description:
      'Der Kontrast zwischen Text und Hintergrund erreicht das Verhältnis, das WCAG 2 auf Stufe AAA verlangt.',
    whyItMatters:
      'Menschen mit Sehbehinderung, die keine Vergrößerung verwenden, brauchen mehr Kontrast, als Stufe AA verlangt: Ohne ihn lesen sie langsam, mit Fehlern oder gar nicht.',
    howToFix: [
      `Machen Sie den Text dunkler oder den Hintergrund heller (oder umgekehrt), bis das Verhältnis mindestens ${germanEnhancedContrast.normal}:1 beträgt.`,
      `Großer Text ab 24\u00a0px, fett ab etwa 18,7\u00a0px, braucht mindestens ${germanEnhancedContrast.large}:1.`,
      'Ändern Sie die Farbe an ihrer Quelle, etwa in der CSS-Variablen des Themes, damit sie überall besser wird.',
    ],
  },
};

import type { IdsOf, WordingOf } from '../../rule-wording.ts';
import type { statesRules } from '../states-rules.ts';

export const statesTexts: WordingOf<IdsOf<typeof statesRules>> = {
  reflow: {
    title: 'Inhalt muss in eine Ansicht von 320 CSS-Pixeln passen',
    description:
      'In einer Ansicht von 320 mal 256 CSS-Pixeln scrollt man nur in einer Richtung. Kein Text ist abgeschnitten oder verdeckt, und keiner fehlt.',
    whyItMatters:
      'Menschen mit Sehbehinderung vergrößern auf 400\u00a0%. Passt der Inhalt dann nicht, scrollen sie für jede einzelne Zeile seitwärts und verlieren die Stelle.',
    howToFix: [
      'Entfernen Sie feste Breiten: Verwenden Sie `max-width`, Prozentwerte, `flex-wrap` oder `grid` mit `minmax(0, 1fr)`.',
      'Lassen Sie lange Wörter umbrechen: `overflow-wrap: anywhere`.',
      'Setzen Sie Datentabellen, Karten und Code in einen eigenen Kasten mit `overflow: auto`.',
      'Behalten Sie alle Inhalte und Funktionen: Verschieben Sie sie hinter eine Schaltfläche, wo kein Platz ist.',
    ],
  },
  'zoom-200': {
    title: 'Bei 200\u00a0% Zoom darf nichts verdeckt sein oder fehlen',
    description:
      'Ist die Seite auf 200\u00a0% vergrößert, verdeckt kein Text anderen Text, und kein Inhalt oder Bedienelement verschwindet.',
    whyItMatters:
      'Menschen mit Sehbehinderung vergrößern, um zu lesen. Text, der auf anderem Text liegt, ist nicht lesbar, und von dem, was verschwunden ist, wissen sie nichts.',
    howToFix: [
      'Verwenden Sie `min-height` statt `height`, damit Kästen mit ihrem Text wachsen.',
      'Ordnen Sie Teile der Seite mit `flex` oder `grid` an, nicht mit `position: absolute`.',
      'Behalten Sie alle Inhalte und Funktionen: Verschieben Sie sie hinter eine Schaltfläche, wo kein Platz ist.',
    ],
  },
  'text-spacing': {
    title: 'Text muss auch mit größeren Abständen lesbar bleiben',
    description:
      'Mit den Abständen von Zeilen, Buchstaben, Wörtern und Absätzen aus WCAG 1.4.12 ist kein Text abgeschnitten oder verdeckt, und keiner fehlt.',
    whyItMatters:
      'Menschen mit Legasthenie oder Sehbehinderung stellen größere Abstände zwischen Zeilen, Wörtern und Buchstaben ein, um lesen zu können. In einen Kasten fester Größe passt der Text dann nicht.',
    howToFix: [
      'Verwenden Sie `min-height` statt `height`, damit Kästen mit ihrem Text wachsen.',
      'Lassen Sie Zeilen umbrechen: Entfernen Sie `white-space: nowrap`, wo der Text länger sein kann als der Kasten.',
      'Geben Sie Breiten in `em` oder `ch` an, wo ein Kasten so breit sein muss wie sein Text.',
    ],
  },
  'forced-colors': {
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
  },
  'reduced-motion': {
    title: 'Bewegung sollte aufhören, wo weniger Bewegung gewünscht ist',
    description: 'Bei reduzierter Bewegung bewegt sich nichts weiter, es sei denn, die Bewegung ist unerlässlich.',
    whyItMatters:
      'Von Bewegung wird Menschen mit Gleichgewichtsstörungen schwindlig, und andere verlieren die Konzentration. Deshalb stellen sie ihr System auf weniger Bewegung ein.',
    howToFix: [
      'Setzen Sie Animationen in `@media (prefers-reduced-motion: no-preference)`.',
      'Fragen Sie in Skripten `matchMedia("(prefers-reduced-motion: reduce)")` ab, bevor sich etwas bewegt.',
      'Starten Sie Filme und Karussells nicht von selbst.',
    ],
  },
  'preference-content': {
    title: 'Persönliche Einstellungen sollten keine Inhalte verbergen',
    description:
      'Was die Seite sonst zeigt, zeigt sie auch mit dunklen Farben, mehr Kontrast, erzwungenen Farben oder reduzierter Bewegung.',
    whyItMatters:
      'Menschen nehmen Einstellungen vor, damit sie eine Seite überhaupt verwenden können. Verbirgt das Inhalte, entgehen sie ihnen, ohne dass sie es wissen.',
    howToFix: [
      'Ändern Sie in einer Media Query für eine Einstellung Farben und Bewegung, nie `display` oder `visibility`.',
      'Erscheint Inhalt durch eine Animation, zeigen Sie ihn auch dort, wo sie nicht läuft.',
    ],
  },
};

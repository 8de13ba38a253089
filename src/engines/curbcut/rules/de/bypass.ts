import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { bypassRules } from '../bypass.ts';

export const bypassTexts: WordingOf<IdsOf<typeof bypassRules>> = {
  'skip-link': {
    title: 'Sprunglinks müssen zum Inhalt führen',
    description:
      'Das Ziel eines Sprunglinks ist vorhanden und liegt hinter den Blöcken, die alle Seiten der Website gemeinsam haben.',
    whyItMatters:
      'Ein Sprunglink soll an der Navigation vorbeiführen. Fehlt sein Ziel oder liegt es zu weit vorn, müssen Menschen, die keine Maus verwenden, doch mit der Tabulatortaste durch alles hindurch.',
    howToFix: [
      'Nennen Sie im `href` eine ID, die es gibt: `<a href="#content">` braucht `<main id="content">`.',
      'Setzen Sie das Ziel an den Anfang des Hauptinhalts, nicht an einen Block davor.',
      'Ergänzen Sie am Ziel `tabindex="-1"`, damit jeder Browser den Fokus dorthin setzt.',
      'Prüfen Sie, dass das Ziel nicht verborgen ist, wenn der Link verwendet wird.',
    ],
  },
  'content-heading': {
    title: 'Der Inhalt muss mit einer sichtbaren Überschrift beginnen',
    description:
      'Eine Seite mit Navigation hat außerhalb davon eine Überschrift, die zu sehen ist und die Screenreader ansagen.',
    whyItMatters:
      'Menschen mit Screenreader springen zur ersten Überschrift, um an der Navigation vorbeizukommen, und alle suchen sie, um zu sehen, worum es auf der Seite geht. Ohne sie müssen sie den Anfang des Inhalts suchen.',
    howToFix: [
      'Beginnen Sie den Inhalt mit einer Überschrift, die das Thema nennt, etwa `<h1>Öffnungszeiten</h1>`.',
      'Machen Sie aus fettem oder großem Text, der wie eine Überschrift aussieht, `<h1>` bis `<h6>`.',
      'Verbergen Sie die Überschrift nicht mit CSS oder `aria-hidden`.',
    ],
  },
};

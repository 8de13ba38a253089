import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
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
  messages: {
    skipByScript: (hash) =>
      `Die Seite hat kein Element mit der ID „${hash}“. Führt das Skript dieses Links zum Inhalt?`,
    skipToNothing: (name, hash) =>
      `Der Link „${name}“ führt zu „${hash}“, aber die Seite hat kein Element mit dieser ID. Geben Sie dem Hauptinhalt diese ID.`,
    skipToHidden: (hash) =>
      `Das Ziel „${hash}“ ist verborgen. Prüfen Sie, dass es angezeigt wird, wenn jemand dem Link folgt.`,
    skipToRepeated: (name, element) =>
      `Der Link „${name}“ führt in <${element}>, wo der Hauptinhalt nicht steht. Setzen Sie sein Ziel an den Anfang des Hauptinhalts.`,
  },
};

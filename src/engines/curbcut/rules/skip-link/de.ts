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
    by_script: {
      problem:
        'Dieser Link führt zu „{target}“, und die Seite hat kein Element mit dieser id. Führt ein Skript zum Inhalt?',
      fix: 'Wenn nicht, geben Sie dem Hauptinhalt diese id.',
    },
    to_nothing: {
      problem:
        'Der Link „{name}“ führt zu „{target}“, und die Seite hat kein Element mit dieser id. Wer ihn mit der Tastatur auslöst, kommt nirgends an.',
      fix: 'Geben Sie dem Hauptinhalt diese id.',
    },
    start_by_script: {
      problem:
        'Dieser Link führt zu „{target}“, also zu sich selbst oder davor. Bringt ein Skript Menschen zum Inhalt?',
      fix: 'Wenn nicht, setzen Sie sein Ziel an den Anfang des Hauptinhalts.',
    },
    to_start: {
      problem:
        'Der Link „{name}“ führt zu „{target}“, also zu sich selbst oder davor. Wer die Tastatur benutzt, geht weiter durch die Navigation.',
      fix: 'Setzen Sie sein Ziel an den Anfang des Hauptinhalts.',
    },
    to_elsewhere: {
      problem:
        'Der Link „{name}“ führt auf eine andere Seite, „{address}“: Das <base> dieser Seite ändert seine Adresse. Wer die Tastatur benutzt, verliert die Seite.',
      fix: 'Schreiben Sie die Adresse dieser Seite vor das #, oder entfernen Sie das <base>.',
    },
    elsewhere_by_script: {
      problem:
        'Dieser Link führt auf eine andere Seite, „{address}“: Das <base> dieser Seite ändert seine Adresse. Führt ein Skript zum Inhalt?',
      fix: 'Wenn nicht, schreiben Sie die Adresse dieser Seite vor das #, oder entfernen Sie das <base>.',
    },
    to_hidden: {
      problem: 'Dieser Link führt zu „{target}“, und das ist verborgen.',
      fix: 'Prüfen Sie, dass es erscheint, wenn jemand dem Link folgt.',
    },
    not_reached: {
      problem: 'Dieser Link führt zum Inhalt, und die Tabulatortaste erreicht ihn nicht, weil er tabindex="-1" hat.',
      fix: 'Entfernen Sie tabindex, es sei denn, ein Skript setzt den Fokus auf ihn.',
    },
    to_repeated: {
      problem:
        'Der Link „{name}“ führt in <{tag}>, das nicht den Hauptinhalt enthält. Wer die Tastatur benutzt, geht weiter durch das, was alle Seiten wiederholen.',
      fix: 'Setzen Sie sein Ziel an den Anfang des Hauptinhalts.',
    },
  },
};

import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Links müssen sagen, wohin sie führen',
  description:
    'Bei einem Link mit einem Namen wie „Mehr“ sagt ein Satz, ein Listeneintrag, eine Kopfzelle oder eine Überschrift, wohin er führt.',
  whyItMatters:
    'Weder der Name des Links noch seine Umgebung sagt, wohin er führt. Menschen, die einen Screenreader verwenden, springen von Link zu Link oder öffnen eine Liste aller Links und hören „mehr, mehr, hier klicken“.',
  howToFix: [
    'Nennen Sie, wohin der Link führt: „Mehr zu den Öffnungszeiten“ oder einfach „Öffnungszeiten“.',
    'Ergänzen Sie Wörter für Screenreader als visuell verborgenen Text, wo die Gestaltung keinen Platz lässt.',
    'Setzen Sie den Link in den Satz oder Listeneintrag, zu dem er gehört, oder unter eine Überschrift.',
  ],
  messages: {
    unclear: {
      problem:
        'Dieser Link heißt „{name}“, und weder Satz, Listenpunkt, Tabellenkopf noch Überschrift sagt, wohin er führt. Screenreader listen Links ohne den Text um sie herum auf.',
      fix: 'Nennen Sie das Ziel des Links.',
    },
    below_heading: {
      problem:
        'Dieser Link heißt „{name}“ und steht unter der Überschrift „{section}“. Geht daraus hervor, wohin er führt?',
      fix: 'Wenn nicht, nennen Sie das Ziel des Links.',
    },
    sign: {
      problem: 'Dieser Link heißt „{name}“, was Screenreader als Zeichen oder gar nicht vorlesen.',
      fix: 'Nennen Sie das Ziel des Links, oder machen Sie die Wörter davor zum Link.',
    },
  },
};

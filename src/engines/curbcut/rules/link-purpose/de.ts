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
    linkUnclear: (name) =>
      `Der Link heißt „${name}“, und kein Satz, kein Listeneintrag, keine Kopfzelle und keine Überschrift sagt, wohin er führt. Nennen Sie, wohin er führt.`,
    linkBelowHeading: (name, heading) =>
      `Der Link heißt „${name}“. Die Überschrift davor lautet „${heading}“. Ist damit klar, wohin der Link führt? Wenn nicht, nennen Sie, wohin er führt.`,
    linkIsSign: (name) =>
      `Der Link heißt „${name}“, was Screenreader als Zeichen oder gar nicht vorlesen. Nennen Sie, wohin er führt, oder machen Sie die Wörter davor zum Link.`,
  },
};

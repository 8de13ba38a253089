import type { WordingOf } from '../../../rule-wording.ts';
import type { frameAdvice } from '../frames.ts';

export const frameTexts: WordingOf<keyof typeof frameAdvice> = {
  'frame-focusable-content': {
    title: 'Frames mit fokussierbarem Inhalt dürfen nicht tabindex="-1" haben',
    description: 'Kein frame- oder iframe-Element mit Inhalt, der den Fokus erhalten kann, hat tabindex="-1".',
    whyItMatters:
      'Der Frame ist aus der Tab-Reihenfolge genommen, obwohl er Links oder Felder enthält. Menschen, die nur die Tastatur verwenden, gelangen nicht hinein: Für sie gibt es diese Bedienelemente nicht.',
    howToFix: [
      'Entfernen Sie `tabindex="-1"` vom `<iframe>`: Für sich allein ist er kein Tabstopp, das sind nur seine Inhalte.',
      'Braucht niemand den Frame, verbergen Sie ihn vollständig mit `hidden`, oder nehmen Sie ihn aus der Seite.',
    ],
  },
  'frame-title': {
    title: 'Frames müssen einen zugänglichen Namen haben',
    description: 'Jedes frame- und iframe-Element hat einen zugänglichen Namen.',
    whyItMatters:
      'Screenreader sagen einen Frame mit seinem Titel an. Ohne Titel hören blinde Menschen „Frame“ oder eine kryptische URL und müssen hineingehen, um zu erfahren, ob er eine Karte, ein Video oder Werbung enthält.',
    howToFix: [
      'Sagen Sie, was der Frame enthält: `<iframe src="…" title="Karte unserer Filialen">`.',
      'Lassen Sie auch einbettende Skripte, etwa die von Videoplayern und Chats, den Titel setzen.',
      'Verbergen Sie Frames, die nur technischen Zwecken dienen, mit `hidden` oder `aria-hidden="true"`, und sorgen Sie dafür, dass nichts darin den Fokus erhalten kann.',
    ],
  },
  'frame-title-unique': {
    title: 'Titel von Frames müssen eindeutig sein',
    description: 'Keine zwei frame- oder iframe-Elemente haben denselben Titel.',
    whyItMatters:
      'Mehrere Frames haben denselben Titel, zeigen aber Verschiedenes. Menschen mit Screenreader können in der Liste der Frames nicht zwischen ihnen wählen und müssen jeden einzeln betreten.',
    howToFix: [
      'Geben Sie jedem Frame einen Titel, der seinem Inhalt entspricht: `title="Video: Antrag stellen"`, `title="Video: Widerspruch einlegen"`.',
      'Zeigen die Frames tatsächlich dasselbe, lassen Sie die Titel gleich und markieren Sie diesen Befund als Fehlalarm.',
    ],
  },
};

import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { mediaAndTimeRules } from '../media-and-time.ts';

export const mediaAndTimeTexts: WordingOf<IdsOf<typeof mediaAndTimeRules>> = {
  'meta-refresh': {
    title: 'Eine Seite darf nicht nach einer Verzögerung von selbst neu laden oder weiterleiten',
    description: 'Ein Meta-Refresh geschieht sofort oder erst nach mehr als 20 Stunden.',
    whyItMatters:
      'Die Seite lädt nach einer festen Zeit neu oder leitet weiter. Menschen mit Screenreader finden sich mitten im Satz am Anfang wieder, und Menschen, die langsam lesen oder tippen, verlieren ihre Stelle oder ihre Eingaben.',
    howToFix: [
      'Entfernen Sie `<meta http-equiv="refresh" content="…">`.',
      'Um zu einer neuen URL zu führen, leiten Sie auf dem Server weiter (301 oder 302), oder sofort mit einer Verzögerung von 0.',
      'Um neue Daten zu zeigen, bieten Sie eine Schaltfläche zum Aktualisieren an, oder ändern Sie nur diesen Teil der Seite per Skript, ohne den Fokus zu versetzen.',
      'Warnen Sie bei einer Zeitbegrenzung, und lassen Sie Menschen die Zeit verlängern.',
    ],
  },
  'no-autoplay-audio': {
    title: 'Ton darf nicht länger als 3 Sekunden von selbst abgespielt werden',
    description:
      'Audio und Video, die von selbst starten, sind stumm oder kurz oder lassen sich mit einem Bedienelement anhalten.',
    whyItMatters:
      'Ton, der von selbst startet, übertönt die Stimme eines Screenreaders. Blinde Menschen hören dann nicht, wie sie ihn anhalten. Er stört auch Menschen, die Ablenkungen nicht ausblenden können.',
    howToFix: [
      'Entfernen Sie `autoplay`, und lassen Sie Menschen den Ton selbst starten.',
      'Muss das Abspielen von selbst beginnen, dann ohne Ton: `<video autoplay muted controls>`.',
      'Begrenzen Sie den Ton sonst auf weniger als drei Sekunden, oder setzen Sie nahe am Anfang der Seite ein Bedienelement, das ihn anhält.',
    ],
  },
  'autoplay-with-controls': {
    title: 'Ton sollte nur starten, wenn Menschen ihn starten',
    description: 'Audio und Video mit Bedienelementen spielen nicht von selbst länger als 3 Sekunden Ton ab.',
    whyItMatters:
      'Der Ton lässt sich anhalten, aber Menschen, die einen Screenreader verwenden, müssen die Bedienelemente finden, während der Ton die Stimme übertönt, auf die sie hören.',
    howToFix: [
      'Entfernen Sie `autoplay`: Gestartet wird der Ton mit den Bedienelementen.',
      'Muss sich das Bild sofort bewegen, beginnen Sie ohne Ton: `<video autoplay muted controls>`.',
    ],
  },
  'updating-text': {
    title: 'Text, der sich von selbst ändert, muss sich anhalten lassen',
    description:
      'Text, der sich immer wieder von selbst ändert, lässt sich anhalten, beenden oder ausblenden, oder man wählt, wie oft er sich ändert.',
    whyItMatters:
      'Text, der sich neben dem Gelesenen ändert, zieht den Blick auf sich, und manche Menschen können dann nicht weiterlesen. Andere brauchen mehr Zeit, als er ihnen lässt. Screenreader sprechen womöglich jede Änderung.',
    howToFix: [
      'Zeigen Sie den neuen Text, wenn Menschen ihn anfordern, mit einer Schaltfläche wie „Aktualisieren“.',
      'Oder setzen Sie eine Schaltfläche in die Nähe, die die Änderungen anhält, und sagen Sie das in ihrem Namen.',
      'Oder lassen Sie Menschen den Text ausblenden oder wählen, wie oft er sich ändert.',
    ],
  },
};

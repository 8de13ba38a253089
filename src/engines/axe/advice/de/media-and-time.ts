import type { WordingOf } from '../../../rule-wording.ts';
import type { mediaAndTimeAdvice } from '../media-and-time.ts';

export const mediaAndTimeTexts: WordingOf<keyof typeof mediaAndTimeAdvice> = {
  'video-caption': {
    title: 'Videos müssen Untertitel haben',
    description: 'Jedes video-Element hat eine Untertitelspur.',
    whyItMatters:
      'Ohne Untertitel entgeht gehörlosen und schwerhörigen Menschen, was gesprochen wird und was zu hören ist. Steckt die Information im Ton, ist das Video für sie unbrauchbar.',
    howToFix: [
      'Ergänzen Sie Untertitel in der Sprache des Videos: `<track kind="captions" src="talk.de.vtt" srclang="de" label="Deutsch">`.',
      'Nennen Sie darin, wer spricht, und Geräusche, auf die es ankommt, und korrigieren Sie automatische Untertitel von Hand.',
      'Gehören die Untertitel zum Bild oder hat das Video keinen Ton, prüfen Sie das und markieren Sie diesen Befund als Fehlalarm.',
    ],
  },
  'meta-refresh-no-exceptions': {
    title: 'Seiten dürfen sich nicht von selbst neu laden',
    description: 'Die Seite lädt sich nicht nach einer Frist von selbst neu und wechselt nicht zu einer anderen Seite.',
    whyItMatters:
      'Eine Seite, die sich von selbst neu lädt oder wechselt, unterbricht Menschen, die langsam lesen oder einen Screenreader benutzen: Sie verlieren ihre Stelle und müssen von vorn beginnen.',
    howToFix: [
      'Entfernen Sie `<meta http-equiv="refresh">`, und bieten Sie einen Link oder eine Schaltfläche zum Aktualisieren an.',
      'Ist eine Seite umgezogen, leiten Sie auf dem Server mit Status 301 oder 302 weiter, bevor jemand etwas liest.',
    ],
  },
  blink: {
    title: 'Das veraltete Element blink darf nicht verwendet werden',
    description: 'Die Seite enthält kein blink-Element.',
    whyItMatters:
      'Blinkenden Text können Menschen, die langsam lesen, nicht lesen, und Menschen mit Aufmerksamkeitsstörungen lenkt er von allem anderen ab. Schnelles Blinken kann Menschen mit fotosensitiver Epilepsie sogar schaden.',
    howToFix: [
      'Entfernen Sie `<blink>`, und verwenden Sie für Wichtiges gewöhnliches Markup wie `<strong>`.',
      'Bauen Sie den Effekt nicht mit CSS oder Skript nach. Muss sich etwas bewegen, lassen Sie es nach spätestens fünf Sekunden anhalten, oder bieten Sie eine Pause-Schaltfläche an.',
    ],
  },
  marquee: {
    title: 'Das veraltete Element marquee darf nicht verwendet werden',
    description: 'Die Seite enthält kein marquee-Element.',
    whyItMatters:
      'Laufender Text ist zu schnell für Menschen, die langsam lesen oder den Bildschirm vergrößern, und lenkt Menschen mit Aufmerksamkeitsstörungen ab. Auch ist ein Link, der sich bewegt, schwer zu treffen.',
    howToFix: [
      'Ersetzen Sie `<marquee>` durch Text, der stillsteht.',
      'Muss er laufen, verwenden Sie CSS und eine Pause-Schaltfläche, die mit der Tastatur erreichbar ist, und halten Sie ihn für Menschen an, die weniger Bewegung wünschen: `@media (prefers-reduced-motion: reduce)`.',
    ],
  },
};

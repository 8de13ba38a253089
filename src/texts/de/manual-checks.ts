import type { manualChecks as english } from '../en/manual-checks.ts';

export const manualChecks: typeof english = {
  ask: (question, criteria) => `${question} (${criteria.map((one) => one.replace('–', ' bis ')).join(', ')})`,
  questions: {
    alternatives: 'Sagt jede Textalternative, was das Bild an seiner Stelle bedeutet?',
    media: 'Gibt es zu Videos und Tonaufnahmen Untertitel, Transkripte und Audiodeskriptionen, und stimmen sie?',
    tables: 'Sind nur Tabellen mit Daten als Tabellen ausgezeichnet, und haben sie die richtigen Überschriftenzellen?',
    forms:
      'Beschreiben Formulare Fehler, schlagen sie Korrekturen vor, und lassen sich wichtige Eingaben vor dem Absenden prüfen?',
    controls:
      'Geben selbst gebaute Bedienelemente während der Bedienung ihren Namen, ihre Rolle und ihren Zustand aus?',
    frames: 'Ist der Inhalt von Frames barrierefrei, auch wenn er von anderen Websites stammt?',
    links: 'Geht aus jedem Link zusammen mit dem Text um ihn herum hervor, wohin er führt?',
    headings: 'Beschreiben Überschriften und Beschriftungen das, wozu sie gehören?',
    keyboard: 'Ist alles allein mit der Tastatur erreichbar und bedienbar, in einer sinnvollen Reihenfolge?',
    zoom: 'Funktioniert die Seite bei 400\u00a0% Zoom und mit größeren Textabständen, ohne dass etwas verloren geht?',
    senses: 'Hängt keine Information allein von Farbe, Form oder Position ab?',
    consistency: 'Sind Navigation und Bezeichnungen auf allen Seiten einheitlich?',
    time: 'Lässt sich anhalten, was sich bewegt, und lassen sich Zeitbegrenzungen verlängern?',
  },
};

import type { Texts } from '../en/look.ts';

export const texts: Texts = {
  title: 'Schritte, Einwilligung und Stufe',
  steps: 'Schritte',
  stepsHint:
    'Jeder Block führt von Seiten zu einer weiteren Seite des Scans. Die Schritte wirken auf die echte Website: Was sie absenden oder löschen, wird abgesendet oder gelöscht.',
  example: 'Beispiel',
  exampleLines: [
    'Menü offen | /',
    'click #menu-button',
    '',
    'Suchergebnisse | /shop/**',
    'fill "grüner Tee" #search',
    'press Enter #search',
    'wait_for #results',
  ].join('\n'),
  dismissConsent: 'Einwilligungsbanner mit ihrer eigenen Schaltfläche zum Ablehnen schließen',
  level: 'Konformitätsstufe',
  levels: { aa: 'A und AA', aaa: 'A, AA und AAA' },
  exampleMeans:
    'Die erste Zeile benennt die Seite und sagt, wo die Schritte beginnen: ein Pfad, in dem * für beliebige Zeichen außer / steht und ** für beliebige. Ein weiterer Schritt ist goto mit einer Adresse. Eine leere Zeile beginnt den nächsten Block.',
};

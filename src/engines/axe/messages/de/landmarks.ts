import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { landmarkMessages as english } from '../en/landmarks.ts';

export const landmarkMessages: TranslatedMessages<typeof english> = {
  'landmark-banner-is-top-level': {
    found: {
      problem:
        'Die Landmark für den Kopfbereich der Seite steht in einer anderen Landmark. Wer mit einem Screenreader von Landmark zu Landmark springt, findet sie nicht, wo sie hingehört.',
      fix: 'Setzen Sie sie außerhalb der anderen Landmark, oder entfernen Sie ihre Rolle.',
    },
  },
  'landmark-contentinfo-is-top-level': {
    found: {
      problem:
        'Die Landmark für den Fußbereich der Seite steht in einer anderen Landmark. Wer mit einem Screenreader von Landmark zu Landmark springt, findet sie nicht, wo sie hingehört.',
      fix: 'Setzen Sie sie außerhalb der anderen Landmark, oder entfernen Sie ihre Rolle.',
    },
  },
  'landmark-main-is-top-level': {
    found: {
      problem:
        'Die Landmark für den Hauptinhalt steht in einer anderen Landmark. Wer mit einem Screenreader von Landmark zu Landmark springt, findet sie nicht, wo sie hingehört.',
      fix: 'Setzen Sie sie außerhalb der anderen Landmark, oder entfernen Sie ihre Rolle.',
    },
  },
  'landmark-no-duplicate-banner': {
    found: {
      problem:
        'Die Seite hat mehr als eine Landmark für den Kopfbereich der Seite. Wer einen Screenreader benutzt, weiß nicht, welche gemeint ist.',
      fix: 'Behalten Sie eine davon, und verwenden Sie für die anderen andere Elemente.',
    },
  },
  'landmark-no-duplicate-contentinfo': {
    found: {
      problem:
        'Die Seite hat mehr als eine Landmark für den Fußbereich der Seite. Wer einen Screenreader benutzt, weiß nicht, welche gemeint ist.',
      fix: 'Behalten Sie eine davon, und verwenden Sie für die anderen andere Elemente.',
    },
  },
  'landmark-no-duplicate-main': {
    found: {
      problem:
        'Die Seite hat mehr als eine Landmark für den Hauptinhalt. Wer einen Screenreader benutzt, weiß nicht, welche gemeint ist.',
      fix: 'Behalten Sie eine davon, und verwenden Sie für die anderen andere Elemente.',
    },
  },
  'landmark-one-main': {
    found: {
      problem:
        'Die Seite hat keine Landmark main. Wer einen Screenreader benutzt, kann nicht zu ihrem Inhalt springen.',
      fix: 'Setzen Sie den Inhalt der Seite in ein <main>.',
    },
  },
  'landmark-unique': {
    label: {
      problem:
        'Eine andere Landmark dieser Art heißt ebenfalls „{ariaLabel}“. Wer einen Screenreader benutzt, kann sie in der Liste der Landmarks nicht unterscheiden.',
      fix: 'Geben Sie jeder einen eigenen Namen.',
    },
    found: {
      problem:
        'Eine andere Landmark dieser Art hat keinen anderen Namen. Wer einen Screenreader benutzt, kann sie in der Liste der Landmarks nicht unterscheiden.',
      fix: 'Geben Sie jeder ein eigenes aria-label, zum Beispiel „Hauptmenü“.',
    },
  },
  region: {
    many: {
      problem:
        '{n} Teile der Seite stehen außerhalb aller Landmarks, dies ist der erste. Wer mit einem Screenreader von Landmark zu Landmark springt, verpasst sie.',
      fix: 'Setzen Sie den Inhalt in <main>, den Rest in <nav>, <header>, <footer> oder andere Landmarks.',
    },
    text: {
      problem:
        '„{text}“ steht außerhalb aller Landmarks. Wer mit einem Screenreader von Landmark zu Landmark springt, verpasst es.',
      fix: 'Setzen Sie es in <main>, <nav>, <header>, <footer> oder eine andere Landmark.',
    },
    found: {
      problem:
        'Dieser Teil der Seite steht außerhalb aller Landmarks. Wer mit einem Screenreader von Landmark zu Landmark springt, verpasst ihn.',
      fix: 'Setzen Sie ihn in <main>, <nav>, <header>, <footer> oder eine andere Landmark.',
    },
  },
};

import type { UnknownRule } from '../rule-advice.ts';

export const germanUnknownRule: UnknownRule = {
  description: 'Eine Regel einer früheren Version der Prüfung.',
  whyItMatters:
    'Curbcut hat zu dieser Regel noch keine Erklärung. Was sie prüft und welche Menschen sie betrifft, sagen ihre Beschreibung und ihre Hilfeseite.',
  howToFix: [
    'Lesen Sie die Hilfeseite der Regel. Sie beschreibt das Problem und wie Sie es beheben.',
    'Lesen Sie die Meldung jeder Fundstelle. Sie sagt, was die Prüfung an diesem Element gefunden hat.',
  ],
  learnMore: [],
};

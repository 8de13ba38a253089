import type * as english from './en.ts';

export const clippedMessages: typeof english.clippedMessages = {
  clipped: () =>
    'Dieses Element schneidet einen Teil seines Textes ab. Lassen Sie Höhe und Breite mit dem Text wachsen: Verwenden Sie min-height statt height, und lassen Sie Zeilen umbrechen.',
  maybeClipped: () =>
    `${clippedMessages.clipped()} Lässt sich der Rest trotzdem lesen, zum Beispiel mit einem Bedienelement daneben?`,
};

export const overlapMessages: typeof english.overlapMessages = {
  overlaps: (text) =>
    `Der Text liegt auf anderem Text: „${text}“. Lassen Sie beide Kästen mit ihrem Text wachsen: Entfernen Sie feste Höhen.`,
  maybeOverlaps: (text) => `${overlapMessages.overlaps(text)} Lässt sich beides trotzdem lesen?`,
};

export const lostMessages: typeof english.lostMessages = {
  lost: (text) =>
    `Dieser Teil der Seite ist nicht zu sehen: „${text}“. Kommt man trotzdem an ihn heran, zum Beispiel mit einer Menüschaltfläche? Wenn nicht, zeigen Sie ihn an.`,
};

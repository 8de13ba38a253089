import type { MessagesLike } from '../../rule-sentences.ts';
import type * as english from './en.ts';

export const clippedMessages: MessagesLike<typeof english.clippedMessages> = {
  clipped: {
    problem: 'Dieses Element schneidet einen Teil seines Textes ab, der dann nicht zu lesen ist.',
    fix: 'Lassen Sie Höhe und Breite mit dem Text wachsen: Verwenden Sie min-height statt height, und lassen Sie Zeilen umbrechen.',
  },
  maybe_clipped: {
    problem:
      'Dieses Element schneidet einen Teil seines Textes ab. Lässt sich der Rest trotzdem lesen, zum Beispiel mit einem Bedienelement daneben?',
    fix: 'Wenn nicht, lassen Sie Höhe und Breite mit dem Text wachsen.',
  },
};

export const overlapMessages: MessagesLike<typeof english.overlapMessages> = {
  overlaps: {
    problem: 'Dieser Text liegt auf anderem Text, „{text}“, und beides ist nicht zu lesen.',
    fix: 'Lassen Sie beide Kästen mit ihrem Text wachsen: Entfernen Sie feste Höhen.',
  },
  maybe_overlaps: {
    problem: 'Dieser Text liegt auf anderem Text, „{text}“. Lässt sich beides trotzdem lesen?',
    fix: 'Wenn nicht, lassen Sie beide Kästen mit ihrem Text wachsen: Entfernen Sie feste Höhen.',
  },
};

export const lostMessages: MessagesLike<typeof english.lostMessages> = {
  lost: {
    problem:
      'Dieser Teil der Seite ist nicht mehr zu sehen: „{text}“. Kommt man trotzdem an ihn heran, zum Beispiel mit einer Menüschaltfläche?',
    fix: 'Wenn nicht, zeigen Sie ihn an.',
  },
};

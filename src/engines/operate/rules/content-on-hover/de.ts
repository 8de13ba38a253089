import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Inhalt bei Hover oder Fokus muss bleiben, erreichbar sein und mit Escape schließen',
  description:
    'Was unter dem Zeiger oder bei Fokus erscheint, bleibt, solange der Zeiger darauf ist. Verdeckt es anderen Inhalt, schließt es mit Escape, und nie von selbst.',
  whyItMatters:
    'Menschen, die den Bildschirm vergrößern, sehen nur einen Teil eines Tooltips und bewegen den Zeiger darüber, um den Rest zu lesen. Schließt er dabei, lässt er sich nicht lesen. Schließt er nicht mit Escape, verdeckt er den Text, den sie lesen wollen.',
  howToFix: [
    'Lassen Sie den Inhalt offen, solange der Zeiger auf dem Auslöser oder auf dem Inhalt selbst ist, ohne Lücke dazwischen.',
    'Schließen Sie ihn mit Escape, ohne den Fokus zu bewegen. Hören Sie am Dokument zu, denn der Auslöser hat vielleicht nicht den Fokus.',
    'Schließen Sie ihn nicht nach einer Zeit.',
    'Inhalt, der den Text darunter verschiebt, statt ihn zu verdecken, braucht kein Escape.',
  ],
  messages: {
    unreachable: {
      problem: 'Der Zeiger zeigt hier „{text}“. Es verschwindet, wenn sich der Zeiger darauf bewegt.',
      fix: 'Lassen Sie es offen, solange der Zeiger darauf ist.',
    },
    brief: {
      problem: 'Hier erscheint „{text}“ und verschwindet von selbst, während Zeiger oder Fokus bleiben.',
      fix: 'Lassen Sie es offen, bis Zeiger und Fokus weg sind oder Escape gedrückt wird.',
    },
    stuck: {
      problem:
        'Hier erscheint „{text}“ vor anderem Text. Escape schließt es nicht, und kein Skript der Seite reagiert auf Tasten oder Klicks.',
      fix: 'Schließen Sie es mit Escape, oder setzen Sie es dorthin, wo es keinen Text verdeckt.',
    },
    gap: {
      problem:
        'Der Zeiger zeigt hier „{text}“, das in der Lücke auf dem Weg dorthin verschwindet. Erreicht man es mit dem Zeiger?',
      fix: 'Wenn nicht, schließen Sie die Lücke, oder warten Sie länger, bevor Sie es schließen.',
    },
    follows: {
      problem:
        'Der Zeiger zeigt hier „{text}“, das sich mit dem Zeiger bewegt, sodass der Zeiger es nie erreicht. Können Menschen, die den Bildschirm vergrößern, alles lesen?',
      fix: 'Wenn nicht, lassen Sie es dort, wo es erschienen ist, solange der Zeiger auf seinem Auslöser ist.',
    },
    escape: {
      problem:
        'Hier erscheint „{text}“ vor anderem Text, und Escape schließt es nicht. Gibt es einen anderen Weg, ohne Zeiger oder Fokus zu bewegen?',
      fix: 'Wenn nicht, schließen Sie es mit Escape, oder setzen Sie es dorthin, wo es keinen Text verdeckt.',
    },
  },
};

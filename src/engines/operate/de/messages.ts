import type { OperateMessages } from '../messages.ts';

const caught =
  'Der Tastaturfokus kann dieses Element nicht verlassen: Tab, Umschalt+Tab, Escape und die Pfeiltasten halten ihn hier';
const cut = 'Bei 200\u00a0% Zoom schneidet dieses Element seinen Text ab';
const moved = 'Der Inhalt ändert sich, wenn das Gerät gedreht oder geschüttelt wird';
const answered = (keys: readonly string[]): string =>
  `Die Seite reagiert auf ${keys.map((key) => `„${key}“`).join(', ')} ohne Zusatztaste, wo auch immer der Fokus ist`;

export const germanMessages: OperateMessages = {
  clickable:
    'Das Element zeigt den Mauszeiger eines Links oder einer Schaltfläche, und die Tabulatortaste erreicht es nicht. Bewirkt ein Klick darauf etwas, das kein Element in der Tab-Reihenfolge bewirkt? Wenn ja, machen Sie ein <button> oder einen Link daraus.',
  closer:
    'Das Element ist jetzt verborgen und heißt wie eine Schaltfläche, die etwas schließt. Wird es angezeigt, erreicht die Tabulatortaste es nicht. Lässt sich nur damit schließen, wozu es gehört? Wenn ja, machen Sie ein <button> daraus.',
  movingImage:
    'Das Bild bewegt sich von selbst länger als 5 Sekunden. Lässt es sich anhalten, beenden oder ausblenden? Wenn nicht, zeigen Sie ein stehendes Bild mit einer Schaltfläche, die es startet, oder lassen Sie es nach höchstens 5 Sekunden stehen.',
  focusInvisible:
    'Der Tastaturfokus ist auf diesem Element nicht zu sehen: Kein sichtbares Pixel ändert sich, wenn es den Fokus erhält. Geben Sie ihm unter :focus-visible einen Rahmen oder eine andere Änderung, die sich abhebt.',
  textCut: `${cut}, und nichts zeigt den Rest. Lassen Sie Höhe und Breite mit dem Text wachsen: Verwenden Sie min-height statt height, und lassen Sie Zeilen umbrechen.`,
  textMaybeCut: `${cut}. Können Menschen den Rest trotzdem lesen, zum Beispiel mit einem Bedienelement daneben? Wenn nicht, lassen Sie Höhe und Breite mit dem Text wachsen.`,
  trapWrapped:
    'Tab führt von hier, dem letzten Element, zurück zum ersten, und Umschalt+Tab wieder hierher: Der Tastaturfokus erreicht die Bedienelemente des Browsers nie. Lassen Sie Tab die Seite verlassen, es sei denn, ein modaler Dialog ist offen.',
  trapQuickly:
    'Tab, Umschalt+Tab, Escape und die Pfeiltasten bewegen den Tastaturfokus nur dann von diesem Element weg, wenn sie sehr schnell gedrückt werden: Ein Skript holt ihn zurück. Lassen Sie Tab das Element verlassen.',
  trapByAdvice:
    'Der Tastaturfokus verlässt dieses Element nur mit einer Taste, die die Seite nennt, nicht mit Tab, Umschalt+Tab, Escape oder den Pfeiltasten. Lassen Sie es mit Tab oder Escape verlassen.',
  trapInFront: `${caught}. Es steht in einem Kasten vor der Seite: Prüfen Sie, dass eine Schaltfläche darin den Kasten schließt und den Fokus freigibt.`,
  trapWithHelp: `${caught}. Ein Bedienelement daneben sagt oder tut vielleicht, was nötig ist, um herauszukommen: Prüfen Sie das.`,
  trapOtherKey: `${caught}. Die Seite nennt eine Taste, die nicht gedrückt wurde: Prüfen Sie, dass sie den Fokus freigibt.`,
  trap: `${caught}. Holen Sie den Fokus nicht zurück, wenn er das Element verlässt, und fangen Sie die Tabulatortaste nicht ab. Braucht ein Bedienelement sie, nennen Sie daneben die Taste, mit der man es verlässt.`,
  motionMaybeControlled: `${moved}. Bewirkt ein Bedienelement dasselbe, und lässt sich die Reaktion auf Bewegung abschalten? Wenn nicht, ergänzen Sie beides.`,
  motionOnly: `${moved}, und kein Bedienelement der Seite bewirkt etwas. Ergänzen Sie ein Bedienelement, das dasselbe bewirkt, und eine Einstellung, die die Reaktion auf Bewegung abschaltet.`,
  shortcuts: (keys) =>
    `${answered(keys)}, und sagt nicht, wie sich das abschalten lässt. Ergänzen Sie im Tastenkürzel Strg oder Alt, oder bieten Sie eine Einstellung an, die es abschaltet oder ändert.`,
  shortcutsMaybeOff: (keys) =>
    `${answered(keys)}. Lässt sich das abschalten, lassen sich die Tasten ändern, oder wirkt es nur, solange ein Element den Fokus hat? Wenn nicht, ergänzen Sie eine Einstellung.`,
};

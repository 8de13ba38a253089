import type { en, Failure, Unmeasured } from './en.ts';

const reasons: Readonly<Record<Unmeasured, string>> = {
  blank: 'Das Feld ist leer, und was man eingibt, wäre zu blass, oder sein Hintergrund ist nicht überall gleich.',
  covered: 'Etwas verdeckt den Text.',
  effect: 'Der Text ist überblendet, maskiert oder unscharf oder hat einen Schatten durch einen Filter.',
  frame:
    'Der Text steht in einem Frame, der gedreht oder skaliert ist oder von einer anderen Website kommt, und sein Hintergrund ist nicht einfarbig.',
  gone: 'Der Text wurde während der Prüfung ersetzt.',
  hidden: 'Der Text war nicht mehr zu sehen, als er gemessen wurde.',
  invisible:
    'Der Text hat die Farbe seines Hintergrunds: Vielleicht ist er absichtlich verborgen, vielleicht gar nicht lesbar.',
  late: 'Die Zeit reichte nicht, um ihn zu messen.',
  mixed: 'Etwas verändert, wie der Text gezeichnet wird.',
  moving: 'Der Text, oder was hinter ihm liegt, ändert sich ständig.',
  no_pictures:
    'Der Hintergrund des Textes ist nicht einfarbig, und die Einstellung contrast_pixels schaltet Bilder ab.',
  outside: 'Der Text liegt außerhalb dessen, was sich durch Scrollen zeigen lässt.',
  small: 'Vom Text ist zu wenig gezeichnet.',
  thin: 'Seine Linien sind dünner als ein Pixel, oder etwas verdeckt ihn zum Teil.',
};

const tooPale = ({ ratio, text, background, fontSize, fontWeight, expected }: Failure): string =>
  `Das Element hat einen unzureichenden Kontrast von ${ratio} (Vordergrundfarbe: ${text}, Hintergrundfarbe: ${background}, Schriftgröße: ${fontSize}, Schriftstärke: ${fontWeight}). Erwartetes Kontrastverhältnis von ${expected}:1`;

/** `tooPale` has the words of the rule's other failures in German. */
export const de: typeof en = {
  messages: {
    tooPale,
    maybeSign: (failure) => `${tooPale(failure)}, falls es Text ist: Prüfen Sie, ob es ein Zeichen ist.`,
    varies: ({ low, high, expected }) =>
      `Der Kontrast ändert sich mit dem Hintergrund unter dem Text und liegt zwischen ${low} und ${high}. Erwartetes Kontrastverhältnis von ${expected}:1. Prüfen Sie, dass der ganze Text lesbar ist.`,
    unmeasured: (why) =>
      `Der Kontrast des Textes zu seinem Hintergrund ließ sich nicht messen. ${reasons[why]} Prüfen Sie, dass er lesbar ist: 4,5:1, oder 3:1 bei großer Schrift.`,
  },
};

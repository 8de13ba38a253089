import type { UpdatingTextMessages } from '../messages.ts';

const changed = (changes: number, spanMs: number): string => {
  const seconds = (spanMs / 1_000).toFixed(1).replace('.', ',');
  return `Der Text hat sich innerhalb von ${seconds} Sekunden ${changes}-mal von selbst geändert`;
};

export const germanMessages: UpdatingTextMessages = {
  cannotStop: (changes, spanMs) =>
    `${changed(changes, spanMs)}, und die Seite hat kein Bedienelement, das ihn anhalten könnte. Ergänzen Sie eine Schaltfläche, die ihn anhält oder ausblendet.`,
  mayStop: (changes, spanMs) =>
    `${changed(changes, spanMs)}. Können Menschen ihn anhalten, beenden oder ausblenden oder einstellen, wie oft er sich ändert? Wenn nicht, ergänzen Sie eine Schaltfläche dafür.`,
};

import type { Texts } from '../en/left-out.ts';

export const texts: Texts = {
  title: 'Weglassen',
  disable: 'Regeln, die nicht laufen',
  disableHint: 'Eine Regel pro Zeile, etwa color-contrast. Die Seite eines Problems zeigt die ID seiner Regel.',
  selectors: 'Teile von Seiten',
  selectorsHint:
    'Ein CSS-Selektor pro Zeile, etwa #cookie-banner. Fehler darin werden weggelassen, und jede Seite nennt ihre Zahl.',
  screenshots: 'Aufnahme von Screenshots',
  screenshotChoices: { setting: 'Wie in den Einstellungen', yes: 'Aufnehmen', no: 'Nicht aufnehmen' },
  operate: 'Seiten mit der Tastatur bedienen',
};

/** The rule that did not finish on a page where not all that can be opened was opened. */
export const openingRule = 'opens-by-keyboard';

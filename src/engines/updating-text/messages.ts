const changed = (changes: number, spanMs: number): string =>
  `The text changed ${changes} times within ${(spanMs / 1_000).toFixed(1)} seconds, by itself`;

/** What is said about texts that change by themselves. */
export const englishMessages = {
  cannotStop: (changes: number, spanMs: number) =>
    `${changed(changes, spanMs)}, and the page has no control that could stop it. Add a button that pauses or hides it.`,
  mayStop: (changes: number, spanMs: number) =>
    `${changed(changes, spanMs)}. Can people pause, stop or hide it, or set how often it changes? If not, add a button that does.`,
};

export type UpdatingTextMessages = typeof englishMessages;

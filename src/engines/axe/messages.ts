/** What is said about elements in addition to axe's own messages. */
export const englishMessages = {
  fixAll: (messages: string) => `Fix all of these: ${messages}`,
  fixOne: (messages: string) => `Fix one of these: ${messages}`,
  ligature:
    'The element shows an icon that an icon font draws from text. Check that the icon shows what the accessible name says.',
  hyphen:
    'The visible label and the accessible name differ only in a hyphen. Check that speech users can say the label as it is shown.',
  abbreviation:
    'The visible label may abbreviate the accessible name. Check that speech users can say the label as it is shown.',
};

export type AxeMessages = typeof englishMessages;

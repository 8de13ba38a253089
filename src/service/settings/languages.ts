/** The languages of the engines' texts, by the engines' names: English, and those with translations. */
export const languages = [
  'en',
  'az',
  'da',
  'de',
  'el',
  'es',
  'eu',
  'fr',
  'he',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt_BR',
  'pt_PT',
  'ru',
  'sv',
  'zh_CN',
  'zh_TW',
] as const;

export type Language = (typeof languages)[number];

import type { ReportingSettings } from '../api/settings.ts';

type Language = ReportingSettings['language'];

/** Each language's name in that language, so that its readers find it. */
const names: Readonly<Record<Language, string>> = {
  en: 'English',
  az: 'Azərbaycanca',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  es: 'Español',
  eu: 'Euskara',
  fr: 'Français',
  he: 'עברית',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt_BR: 'Português (Brasil)',
  pt_PT: 'Português (Portugal)',
  ru: 'Русский',
  sv: 'Svenska',
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
};

export const languages = Object.entries(names).map(([value, label]) => ({
  value: value as Language, // keys of the record above
  label,
  lang: value.replace('_', '-'),
}));

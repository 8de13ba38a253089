/** The languages of the UI, each named in itself, so that its readers find it. A further one is a folder and a line here. */
export const languages = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
} as const;

export type Language = keyof typeof languages;

/** What the person chose, else the first of the browser's languages (`de-AT`) that is one of ours, else English. */
export function chooseLanguage(stored: string | null, preferred: readonly string[]): Language {
  const wanted = [stored ?? '', ...preferred].map((tag) => tag.split('-')[0]?.toLowerCase());
  return wanted.map(findLanguage).find((language) => language !== undefined) ?? 'en';
}

function findLanguage(name: string | undefined): Language | undefined {
  return (Object.keys(languages) as readonly Language[]).find((language) => language === name); // keys of the record above
}

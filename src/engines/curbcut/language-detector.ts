/** Scores of languages by their ISO 639-1 codes, the most likely one first. */
export type LanguageDetector = {
  readonly languages: ReadonlySet<string>;
  readonly score: (text: string) => ReadonlyMap<string, number>;
};

let loading: Promise<LanguageDetector> | undefined;

/** Loads 30 MB of n-grams when the first page asks for them. */
export async function loadLanguageDetector(): Promise<LanguageDetector> {
  loading ??= load();
  return loading;
}

async function load(): Promise<LanguageDetector> {
  const { eld } = await import('eld/extrasmall');
  return {
    languages: new Set(Object.values(eld.info().Languages)),
    score: (text) => new Map(Object.entries(eld.detect(text).getScores())),
  };
}

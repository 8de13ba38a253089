import { inTurns } from '../../time/in-turns.ts';
import { SecretFinder } from './secret-finder.ts';

/** True if the visible texts of a page contain a secret, or the letters that are shown in any order. */
export type ShowsSecret = (shown: { readonly texts: readonly string[]; readonly letters: string }) => Promise<boolean>;

/** Characters that leave a text visually unbroken: spaces and invisible characters. */
const gaps = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** `secrets` are those that must not appear in pictures. */
export function createShowsSecret(secrets: readonly string[]): ShowsSecret {
  const finder = new SecretFinder(secrets);
  const gapless = new SecretFinder(secrets.map(closeGaps));
  return async ({ texts, letters }) => finder.hasAllLettersIn(letters) || inTurns(findAny(texts, { finder, gapless }));
}

type Finders = { readonly finder: SecretFinder; readonly gapless: SecretFinder };

function* findAny(texts: readonly string[], { finder, gapless }: Finders): Generator<undefined, boolean> {
  for (const text of texts) {
    if ((yield* finder.search(text)).length > 0) return true;
    if ((yield* gapless.search(closeGaps(text))).length > 0) return true;
  }
  return false;
}

function closeGaps(text: string): string {
  return text.replaceAll(gaps, '');
}

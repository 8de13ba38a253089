import { SecretFinder } from './secret-finder.ts';

/** Whether texts that a page shows contain a secret. */
export type ShowsSecret = (texts: readonly string[]) => boolean;

/** What a page may put between two characters so that they are still seen as one text: spaces, and what is not seen at all. */
const gaps = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** `secrets`: those that no picture may show. */
export function createShowsSecret(secrets: readonly string[]): ShowsSecret {
  const finder = new SecretFinder(secrets);
  const gapless = new SecretFinder(secrets.map(closeGaps));
  return (texts) => texts.some((text) => finder.findIn(text).length > 0 || gapless.findIn(closeGaps(text)).length > 0);
}

function closeGaps(text: string): string {
  return text.replaceAll(gaps, '');
}

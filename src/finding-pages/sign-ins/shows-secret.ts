import { SecretFinder } from './secret-finder.ts';

/** True if the visible texts of a page contain a secret. */
export type ShowsSecret = (texts: readonly string[]) => boolean;

/** Characters that leave a text visually unbroken: spaces and invisible characters. */
const gaps = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** `secrets` are those that must not appear in pictures. */
export function createShowsSecret(secrets: readonly string[]): ShowsSecret {
  const finder = new SecretFinder(secrets);
  const gapless = new SecretFinder(secrets.map(closeGaps));
  return (texts) => texts.some((text) => finder.findIn(text).length > 0 || gapless.findIn(closeGaps(text)).length > 0);
}

function closeGaps(text: string): string {
  return text.replaceAll(gaps, '');
}

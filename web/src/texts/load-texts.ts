import { isMirrored, language } from './language.ts';

const loading: Promise<unknown>[] = [];

/**
 * The texts of one section in the language of this page. Until `textsLoaded` the object is empty: read it in functions, not
 * while modules are evaluated. It is no top-level `await`, which fails in Safari before 27 when two parts load at once.
 */
export function loadTexts<Texts extends object>(
  load: (folder: string) => Promise<{ readonly texts: Texts }>,
): Readonly<Texts> {
  const texts = {} as Texts; // complete before it is read, see above
  loading.push(load(language).then(async (catalog) => Object.assign(texts, await mirror(catalog.texts))));
  return texts;
}

async function mirror<Texts>(texts: Texts): Promise<Texts> {
  if (!isMirrored) return texts;
  const { stretch } = await import('./pseudo.ts');
  return stretch(texts);
}

/** Resolves when all texts that modules have asked for are there. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(loading);
}

/** A part that is loaded when it is first shown, together with the texts that its modules ask for. */
export async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  const loaded = await part;
  await textsLoaded();
  return loaded;
}

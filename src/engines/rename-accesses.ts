const mark = 'curbcut$';

/** The other name of a property. */
export function otherName(name: string): string {
  return `${mark}${name}`;
}

/**
 * The same code, which accesses these properties by their other names. It finds accesses that are written with a dot.
 */
export function renameAccesses(code: string, names: readonly string[]): string {
  // Three dots are not a property access.
  const access = new RegExp(String.raw`(?<!\.)\.(?=(${names.join('|')})\b(?!\$))`, 'g');
  return code.replaceAll(access, () => `.${mark}`);
}

/** Texts that were part of the code, with the names as they were. */
export function restoreNames(text: string): string {
  return text.replaceAll(`.${mark}`, '.');
}

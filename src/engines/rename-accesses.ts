const mark = 'curbcut$';

/** The second name of a property. */
export function otherName(name: string): string {
  return `${mark}${name}`;
}

/** The code with these properties accessed by their second names. It finds accesses that are written with a dot. */
export function renameAccesses(code: string, names: readonly string[]): string {
  // Three dots are not a property access.
  const access = new RegExp(String.raw`(?<!\.)\.(?=(${names.join('|')})\b(?!\$))`, 'g');
  return code.replaceAll(access, () => `.${mark}`);
}

/** Restores the names in texts that were part of the code. */
export function restoreNames(text: string): string {
  return text.replaceAll(`.${mark}`, '.');
}

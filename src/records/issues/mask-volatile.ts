import { isLinariaClass, maskGenerated, maskHashedClass } from './generators.ts';
import { isGenerated } from './is-generated.ts';

/**
 * Numbers in these classes are counters of the page's software. In other classes they mean a size or a position
 * (`col-6`).
 */
const countedClass =
  /^(?:jss|ember|yui|post|page|item|menu|id|mat|cdk|ng|p|ui|ext|makestyles|mui|wp|gform|field|elementor|comment|entry|product|category|tag)(?:[-_]|\d)/i;

/**
 * Masks text that differs from load to load, or from build to build: GUIDs, hashes, generated ids and classes, nonces,
 * counters. Text by people stays: element names, classes, and the small numbers in classes.
 */
export function maskVolatile(text: string): string {
  return keepWrittenNumbers(maskGenerated(text))
    .replaceAll(/[A-Za-z0-9]{4,}/g, (word) => (isGenerated(word) ? '*' : word))
    .replaceAll(/\d+(?:\.\d+)*/g, '#');
}

/** The names of elements (`h2`) and the classes, in the form of `describeElement` in engines/in-page/elements.ts. */
const elementNames = /(?<=^<|\|)[a-z]+\d(?=[\s[>])/g;
const classLists = /(?<=\bclass=)[^=|>]*?(?= [\w:-]+=|>|$)|(?<=\|[\w-]+\[[^,\]|]*,)[^,\]|]*(?=,)/g;

function keepWrittenNumbers(text: string): string {
  return text.replaceAll(elementNames, protectDigits).replaceAll(classLists, (list) =>
    list.replaceAll(/[\w-]+/g, (name) => {
      if (isLinariaClass(name)) return '*';
      const masked = maskHashedClass(name);
      return masked !== name || countedClass.test(name) ? masked : keepSmallNumbers(name);
    }),
  );
}

function keepSmallNumbers(name: string): string {
  return name.replaceAll(/[A-Za-z0-9]+/g, (word) =>
    isGenerated(word) ? word : word.replaceAll(/(?<!\d)\d{1,2}(?!\d)/g, protectDigits),
  );
}

/** Moves digits to a range that no later step matches. The result is only hashed. */
function protectDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xe0_00 + Number(digit)));
}

import { scaleOf } from './scale.ts';

/**
 * True for a word that an icon font draws as one sign: it has the width of one or two of its letters, or a font of
 * icons, which may not have arrived, or a class that such a font's style sheet defines, which may be missing, too.
 */
export function isIconWord(node: Text): boolean {
  const { parentElement: element } = node;
  const text = node.data.trim();
  if (element === null || !/^\w{2,}$/.test(text)) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  const { width } = range.getBoundingClientRect();
  const { fontSize, fontFamily } = getComputedStyle(element);
  const isNarrow = text.length >= 4 && width <= 1.25 * Number.parseFloat(fontSize) * scaleOf(element);
  // Lists of fonts for text often end with fonts for signs.
  const isOfIconFont = /\b(?:icons?|symbols?)\b|awesome/i.test(fontFamily.split(',')[0] ?? '');
  return (
    width > 0 &&
    (isNarrow || isOfIconFont || element.matches('[class*="material-icons"], [class*="material-symbols"], mat-icon'))
  );
}

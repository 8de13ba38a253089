import { findAll, quote } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import { collapse } from './accessible-name.ts';
import type { Verdict } from './verdict.ts';

/** What editors and scripts write until someone describes the image (WCAG failure F30). */
export const placeholderAlts =
  'alt|alt text|alternative text|alternate text|image alt|image description|image|images|img|picture|pic|photo|photograph|graphic|thumbnail|spacer|blank|placeholder|untitled|null|undefined|click|click here|button|bild|foto|grafik|imagen|immagine|imagem';

export function isFileName(text: string): boolean {
  return /^[^/\\:*?"<>|]+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)$/i.test(text);
}

/** Images with a text alternative: whether it is the name of a file or a placeholder. */
export function checkImageTexts(): readonly Verdict[] {
  return findAll('img[alt], input[type="image"][alt]').flatMap((element): readonly Verdict[] => {
    const alt = collapse(element.getAttribute('alt') ?? '');
    if (alt === '' || !isExposed(element)) return [];
    const own = fileNameOf(element);
    if (isFileName(alt)) return [judgeFileName(element, { alt, own })];
    const isNumbered = /\d{3,}$/.test(alt) && alt.toLowerCase() === own.replace(/\.\w+$/, '').toLowerCase();
    if (!isNumbered && !isPlaceholder(alt)) return [{ element, result: 'passed' }];
    return [{ element, result: 'needs_review', message: ['altPlaceholder', quote(alt)] }];
  });
}

/** One of these words, or no letter, digit or symbol: “...”. */
export function isPlaceholder(alt: string): boolean {
  return placeholderAlts.split('|').includes(alt.toLowerCase()) || /^[\p{P}\s]+$/u.test(alt);
}

/** The name of its file proves that nothing was written, except where the page is about the file itself. */
export function judgeFileName(element: Element, { alt, own }: { readonly alt: string; readonly own: string }): Verdict {
  const around = element.closest('figure, li, tr, a, p, div')?.textContent ?? '';
  const isAboutFile = around.includes(alt) || element.closest('a[href], [role="button"], button') !== null;
  const result = alt.toLowerCase() === own.toLowerCase() && !isAboutFile ? 'failed' : 'needs_review';
  return { element, result, message: [result === 'failed' ? 'altIsFile' : 'altMaybeFile', quote(alt)] };
}

export function fileNameOf(element: Element): string {
  const path = (element.getAttribute('src') ?? '').split(/[?#]/)[0] ?? '';
  const name = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Images that say that they are decorative, and have a text that screen readers may leave out. */
export function checkDecorativeImages(): readonly Verdict[] {
  return findAll('img').flatMap((element): readonly Verdict[] => {
    const text = (name: string) => collapse(element.getAttribute(name) ?? '');
    const isIgnored = /^\s*(?:none|presentation)\b/.test(element.getAttribute('role') ?? '');
    const isEmpty = element.hasAttribute('alt') && text('alt') === '';
    if (!(isIgnored || isEmpty) || !isExposed(element)) return [];
    if (isIgnored && text('alt') !== '')
      return [{ element, result: 'needs_review', message: ['decorativeWithAlt', quote(text('alt'))] }];
    if (text('title') === '') return [{ element, result: 'passed' }];
    return [{ element, result: 'needs_review', message: ['decorativeWithTitle', quote(text('title'))] }];
  });
}

/** Pictures that are drawn with characters, and have no other name. */
export function checkCharacterArt(): readonly Verdict[] {
  return findAll('pre').flatMap((element): readonly Verdict[] => {
    const isNamed = element.closest('[role="img"], [aria-label], [aria-labelledby]') !== null;
    if (isNamed || !isExposed(element) || !isDrawn(element.textContent ?? '')) return [];
    return [{ element, result: 'needs_review', message: ['characterArt'] }];
  });
}

/** Several lines, mostly of signs, and not only of those that tables and trees are made of. */
export function isDrawn(text: string): boolean {
  const signs = text.replaceAll(/\s/g, '');
  const words = signs.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  const strokes = signs.replaceAll(/[\p{L}\p{N}|+\-=_.~\u2500-\u257f]/gu, '').length;
  const lines = text.split('\n').filter((line) => /\S/.test(line)).length;
  return lines >= 3 && signs.length >= 20 && words < signs.length * 0.4 && strokes >= 12;
}

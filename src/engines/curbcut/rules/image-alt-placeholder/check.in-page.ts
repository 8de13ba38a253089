import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Default alternatives that editors and scripts write until someone describes the image (WCAG failure F30). */
export const placeholderAlts =
  'alt|alt text|alternative text|alternate text|image alt|image description|image|images|img|picture|pic|photo|photograph|graphic|thumbnail|spacer|blank|placeholder|untitled|null|undefined|click|click here|button|bild|foto|grafik|imagen|immagine|imagem';

export function isFileName(text: string): boolean {
  return /^[^/\\:*?"<>|]+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|ico)$/i.test(text);
}

/** Checks whether the text alternative of an image is a file name or a placeholder. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('img[alt], input[type="image"][alt]').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const alt = collapse(element.getAttribute('alt') ?? '');
    if (alt === '' || !isExposed(element)) return [];
    const own = fileNameOf(element);
    if (isFileName(alt)) return [judgeFileName(element, { alt, own })];
    const isNumbered = /\d{3,}$/.test(alt) && alt.toLowerCase() === own.replace(/\.\w+$/, '').toLowerCase();
    if (!isNumbered && !isPlaceholder(alt)) return [{ element, result: 'passed' }];
    return [{ element, result: 'needs_review', message: ['placeholder', { text: quote(alt) }] }];
  });
}

/** True for one of these words, or a text without letters, digits and symbols, such as “...”. */
export function isPlaceholder(alt: string): boolean {
  return placeholderAlts.split('|').includes(alt.toLowerCase()) || /^[\p{P}\s]+$/u.test(alt);
}

/** A file name proves that no person wrote the alternative, unless the page is about the file itself. */
export function judgeFileName(
  element: Element,
  { alt, own }: { readonly alt: string; readonly own: string },
): ElementOutcome<typeof en> {
  const around = element.closest('figure, li, tr, a, p, div')?.textContent ?? '';
  const isAboutFile = around.includes(alt) || element.closest('a[href], [role="button"], button') !== null;
  const result = alt.toLowerCase() === own.toLowerCase() && !isAboutFile ? 'failed' : 'needs_review';
  return { element, result, message: [result === 'failed' ? 'file' : 'maybe_file', { text: quote(alt) }] };
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

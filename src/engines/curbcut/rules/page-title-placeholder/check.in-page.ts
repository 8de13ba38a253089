import { quote } from '../../../in-page/elements.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Titles that only an editor wrote. W3C names them as a failure (F25). */
export const untitled =
  'untitled document|untitled page|untitled-1|no title|new page 1|title goes here|your title here|enter the title of your html document here|insert title here';

/** Default titles of editors and frameworks, which may be meant. */
export const placeholderTitles =
  'untitled|new page|new document|document|page|title|page title|todo|test|react app|vite app|vite + react|vite + react + ts|vite + vue|vite + svelte|next app|create next app|nuxt app|angular app|my app|svelte app|welcome to nginx!|index';

/** Checks that the page has a meaningful title. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const title = document.title.replaceAll(/\s+/g, ' ').trim();
  const element = document.querySelector('title');
  if (title === '' || element === null || !(document.documentElement instanceof HTMLHtmlElement)) return [];
  const said = { text: quote(title) };
  if (untitled.split('|').includes(title.toLowerCase()))
    return [
      isInText(title)
        ? { element, result: 'needs_review', message: ['editor', said] }
        : { element, result: 'failed', message: ['untitled', said] },
    ];
  if (placeholderTitles.split('|').includes(title.toLowerCase()))
    return [{ element, result: 'needs_review', message: ['editor', said] }];
  if (/^[\w-]+\.(?:html?|php|aspx?|jsp)$/i.test(title))
    return [{ element, result: 'needs_review', message: ['file', said] }];
  return [{ element, result: 'passed' }];
}

/** A page that shows the words may be about them, such as one about a picture without a name. */
export function isInText(title: string): boolean {
  return document.body.innerText.toLowerCase().includes(title.toLowerCase());
}

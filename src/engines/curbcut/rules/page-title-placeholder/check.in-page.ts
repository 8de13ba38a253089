import { quote } from '../../../in-page/elements.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Default titles of editors and frameworks, until someone chooses one (WCAG failure F25). */
export const placeholderTitles =
  'untitled|untitled document|untitled page|untitled-1|no title|new page|new page 1|new document|document|page|title|page title|your title here|enter the title of your html document here|insert title here|todo|test|react app|vite app|vite + react|vite + react + ts|vite + vue|vite + svelte|next app|create next app|nuxt app|angular app|my app|svelte app|welcome to nginx!|index';

/** Checks that the page has a meaningful title. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const title = document.title.replaceAll(/\s+/g, ' ').trim();
  const element = document.querySelector('title');
  if (title === '' || element === null || !(document.documentElement instanceof HTMLHtmlElement)) return [];
  if (placeholderTitles.split('|').includes(title.toLowerCase()))
    return [{ element, result: 'needs_review', message: ['editor', { text: quote(title) }] }];
  if (/^[\w-]+\.(?:html?|php|aspx?|jsp)$/i.test(title))
    return [{ element, result: 'needs_review', message: ['file', { text: quote(title) }] }];
  return [{ element, result: 'passed' }];
}

import { count } from './format.ts';

/** Loaded with the view of one page. */
export const pagePictureTexts = {
  title: 'Where on the page',
  alt: 'The page as it was scanned. The numbers on it are those of the list of findings.',
  region: 'Picture of the page with numbered findings',
  inPicture: (value: number) => `${count(value, 'finding is', 'findings are')} marked in the picture.`,
  cutOff: 'The picture ends before the page does. What is further down is not marked.',
  marker: (rest: number) =>
    rest === 0 ? 'in the list' : `and ${count(rest, 'more finding', 'more findings')} here, in the list`,
  inList: 'in the picture',
} as const;
